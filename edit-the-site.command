#!/bin/sh
# Starts the editor: double-click. Says in Arabic and English what is missing.
cd "$(dirname "$0")" || exit 1
command -v node >/dev/null 2>&1 || { open editor/missing.html; exit 1; }
command -v git >/dev/null 2>&1 || { open editor/missing.html; exit 1; }
npm run editor
