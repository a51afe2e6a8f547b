# SPDX-License-Identifier: Apache-2.0
# Installation and the Debian package.
