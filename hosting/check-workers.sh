#!/usr/bin/env bash
# Serves build/client as Cloudflare Workers would, with Cloudflare's own simulator, and checks it with check.sh.
#
#   npm run build && npm run check:workers
#
# PORT  the port of the simulator, 8787 by default
#
# npx downloads the simulator (wrangler, about 300 MB with its runtime), so this is no part of `npm test`.
set -um

cd "$(dirname "$0")/.." || exit 2
site=http://localhost:${PORT:-8787}
log=$(mktemp)
# CI keeps wrangler from asking questions and from its keyboard shortcuts.
CI=1 WRANGLER_SEND_METRICS=false npx --yes wrangler@4 dev --port "${site##*:}" >"$log" 2>&1 &
server=$!
# The simulator is a process of a process: its whole group ends.
trap 'kill -- -$server; rm -f "$log"' EXIT
until curl --silent --output /dev/null "$site/"; do
  if ! kill -0 $server 2>/dev/null; then
    cat "$log" >&2
    exit 1
  fi
  sleep 1
done
# The simulator prefers gzip and sends no Vary: both are up to Cloudflare's network.
WITHOUT='brotli vary' hosting/check.sh "$site"
