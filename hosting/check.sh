#!/usr/bin/env bash
# Sends the requests of visitors, search engines and caches to a running copy of the site, and reports wrong answers.
#
#   hosting/check.sh https://www.sindian.example
#   hosting/check.sh https://studio.github.io/site      (a sub-path is fine)
#
# CURL_OPTIONS  more options for curl, such as --insecure for a certificate of one's own
# WITHOUT       the checks to leave out, for features that the host lacks: any of "capitals slashes endings arabic-404
#               encodings brotli vary caching types headers hsts"
#
# Prints one line per check; the exit code is 1 if a check failed. Needs only bash and curl; takes about twenty seconds.
set -u

base=${1:-}
if [[ ! $base =~ ^https?://[^/]+ ]]; then
  echo "Usage: hosting/check.sh <address of the site>" >&2
  exit 2
fi
base=${base%/}
origin=${BASH_REMATCH[0]}
prefix=${base#"$origin"}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0

# ask <path> [curl options]: sends a request; sets $status and writes the headers (for `header`) and the body ($folder/body).
ask() {
  local path=$1
  shift
  : >"$folder/body"
  # shellcheck disable=SC2086 # CURL_OPTIONS is a list of words.
  status=$(curl --silent --path-as-is --max-time 20 ${CURL_OPTIONS:-} --output "$folder/body" \
    --dump-header "$folder/head" --write-out '%{http_code}' "$@" "$base$path") || true
}

# header <name>: prints the header's value in the last answer; several values are joined by commas.
header() {
  local line name value all=''
  shopt -s nocasematch
  while IFS= read -r line; do
    line=${line%$'\r'}
    name=${line%%:*}
    [[ $name == "$1" && $line == *:* ]] || continue
    value=${line#*:}
    all+="${all:+, }${value# }"
  done <"$folder/head"
  shopt -u nocasematch
  printf '%s' "$all"
}

size() { wc -c <"$folder/body" | tr -d ' '; }

is_asked() { [[ " ${WITHOUT:-} " != *" $1 "* ]]; }

ok() {
  passed=$((passed + 1))
  echo "ok      $1"
}

bad() {
  failed=$((failed + 1))
  echo "FAILED  $1"
}

# matches <title of the check> <value> <pattern>
matches() {
  if [[ $2 =~ $3 ]]; then ok "$1"; else bad "$1: got '$2', expected $3"; fi
}

# Two forms of Cache-Control with the same meaning: the file may be cached, but is revalidated each time.
always_asked='^no-cache$|max-age=0, ?must-revalidate'
kept_a_year='^public, ?max-age=31536000, ?immutable$'
html='^text/html; ?charset=utf-8$'

# served <path> <pattern of the type> <pattern of the caching header>
served() {
  ask "$1"
  matches "$1 is served" "$status" '^200$'
  if is_asked types; then matches "$1 has its type" "$(header content-type | tr '[:upper:]' '[:lower:]')" "$2"; fi
  if is_asked caching; then matches "$1 is cached as it should" "$(header cache-control)" "$3"; fi
}

# in_language <title of the check> <language>: checks the language of the last page.
in_language() {
  if grep -Eq "<html[^>]* lang=\"$2\"" "$folder/body"; then ok "$1"; else bad "$1: not in '$2'"; fi
}

# redirects <from> <to>: checks that there is one permanent redirect, to a path of this site.
redirects() {
  ask "$1"
  local to
  to=$(header location)
  to=${to#"$origin"}
  if [[ $status =~ ^30[18]$ && $to == "$prefix$2" ]]; then
    ok "$1 leads to $2"
  else
    bad "$1 leads to $2: got $status '$to'"
  fi
}

# missing <path> <language>: checks that the answer is 404 with a page in that language.
missing() {
  ask "$1"
  matches "$1 is unknown" "$status" '^404$'
  if [[ $2 == ar ]] && ! is_asked arabic-404; then return; fi
  in_language "$1 is answered in $2" "$2"
}

# varies <path>: checks that caches keep the encodings of the last answer apart.
varies() {
  if is_asked vary; then matches "$1 varies" "$(header vary)" '[Aa]ccept-[Ee]ncoding'; fi
}

# found <pattern>: prints the first matching path in the last page, without the sub-path.
found() {
  local match
  match=$(grep -Eo "$1" "$folder/body" | head -n 1)
  printf '%s' "${match#"$prefix"}"
}

ask /
if [[ $status == 000 ]]; then
  echo "Nobody answers at $base" >&2
  exit 1
fi

echo "Pages"
pages=(services portfolio frames courses projects process testimonials faq contact)
served / "$html" "$always_asked"
in_language "/ is in English" en
for file in "$prefix/assets/[^\" ]+\\.js" "$prefix/assets/[^\" ]+\\.css" "$prefix/assets/[^\" ]+\\.woff2" \
  "$prefix/pictures/[^\" ,]+\\.avif" "$prefix/pictures/[^\" ,]+\\.jpg" "$prefix/previews/[^\" ,]+\\.(jpg|png)"; do
  files+=("$(found "$file")")
done
served /ar "$html" "$always_asked"
in_language "/ar is in Arabic" ar
for page in "${pages[@]}"; do
  served "/$page" "$html" "$always_asked"
  in_language "/$page is in English" en
  served "/ar/$page" "$html" "$always_asked"
  in_language "/ar/$page is in Arabic" ar
done
ask /frames
item=$(found "$prefix/frames/[a-z0-9-]+")
paper=$(found "$prefix/paper/[^\" ]+\\.pdf")
if [[ -n $item ]]; then
  served "$item" "$html" "$always_asked"
  served "/ar$item" "$html" "$always_asked"
fi
served '/services?a=1' "$html" "$always_asked"

echo "What in-site navigation reads"
for data in /_.data /ar.data /services.data /ar/services.data; do
  served $data '^text/x-script; ?charset=utf-8$' "$always_asked"
done

echo "Files that keep their content"
kinds=('^(text|application)/javascript(; ?charset=utf-8)?$' '^text/css(; ?charset=utf-8)?$' '^(font/woff2|application/font-woff2)$'
  '^image/avif$' '^image/jpeg$' '^image/(jpeg|png)$')
for index in "${!files[@]}"; do
  if [[ -n ${files[index]} ]]; then served "${files[index]}" "${kinds[index]}" "$kept_a_year"; fi
done
if [[ -n $paper ]]; then served "$paper" '^application/pdf$' "$kept_a_year"; fi

echo "Files that may change under their name"
# Some of the following files exist only with certain content. A file that exists must be served correctly.
optional=(/sw.js /site.webmanifest /ar.webmanifest /sitemap.xml /robots.txt /favicon.svg /frames.json /ar/frames.json
  /licenses.txt)
kinds=('^(text|application)/javascript(; ?charset=utf-8)?$' '^application/manifest\+json' '^application/manifest\+json'
  '^(application|text)/xml' '^text/plain' '^image/svg\+xml' '^application/json' '^application/json'
  '^text/plain; ?charset=utf-8$')
for index in "${!optional[@]}"; do
  ask "${optional[index]}" --head
  if [[ $status == 200 ]]; then
    served "${optional[index]}" "${kinds[index]}" "$always_asked"
  else
    echo "(none)  ${optional[index]}"
  fi
done

echo "One address a page"
if is_asked slashes; then
  redirects /services/ /services
  redirects '/services/?a=1&b=%20c' '/services?a=1&b=%20c'
  redirects /frames/ /frames
  redirects /ar/ /ar
  redirects /ar/frames/ /ar/frames
  [[ -z $item ]] || redirects "$item/" "$item"
fi
if is_asked endings; then
  redirects /services.html /services
  redirects '/services.html?a=1' '/services?a=1'
  redirects /index.html /
  redirects '/index.html?a=1' '/?a=1'
  redirects /ar.html /ar
  redirects /ar/services.html /ar/services
  [[ -z $item ]] || redirects "$item.html" "$item"
fi
if is_asked capitals; then
  redirects /Services /services
  redirects '/SERVICES?A=B' '/services?A=B'
  redirects /AR /ar
  redirects /AR/Frames /ar/frames
  redirects /ar/TESTIMONIALS /ar/testimonials
  [[ -z $item ]] || redirects "$(printf '%s' "$item" | tr '[:lower:]' '[:upper:]')" "$item"
fi

echo "Unknown addresses"
missing /nowhere en
missing /nowhere/ en
missing /frames/nowhere en
missing /arabic en
missing /ar/nowhere ar
missing /ar/nowhere/ ar
missing /ar/frames/nowhere ar
missing /NOWHERE en
missing /assets/nowhere.js en
missing /pictures/nowhere.avif en
if is_asked caching; then
  matches "a missing picture is not remembered" "$(header cache-control)" "$always_asked|^no-store$|^$"
fi
missing "/$(printf 'A%.0s' {1..40})" en
for odd in //elsewhere.example/ //elsewhere.example/%2f.. /services%0d%0aX-Odd:1 /services%0d%0aX-Odd:1/; do
  ask "$odd" --http1.1
  to=$(header location)
  to=${to#"$origin"}
  if [[ $to =~ ^/[/\\] || $to =~ ^[^/] || -n $(header x-odd) ]]; then
    bad "$odd leads off the site: '$to'"
  else
    ok "$odd does not lead off the site"
  fi
done
# Malformed addresses are requested over HTTP/1.1, since over HTTP/2 some servers close the stream instead of answering.
# Cloudflare first redirects them to the same address, encoded anew.
for odd in /%E0%A4%A /ar/%E0%A4%A /%00 /%ff '/..%2f..%2fetc/passwd' /../../etc/passwd "/$(printf 'a%.0s' {1..3000})"; do
  ask "$odd" --http1.1 --location
  matches "${odd:0:30} is refused" "$status" '^(400|403|404|414)$'
done

echo "Methods"
ask /services
type=$(header content-type)
tag=$(header etag)
ask /services --head
matches "HEAD /services" "$status, $(header content-type), $(header etag)" "^200, $type, $tag$"
ask /nowhere --head
matches "HEAD /nowhere" "$status" '^404$'
ask /services --request POST --data a=b
matches "POST /services is refused" "$status" '^(403|404|405)$'

if is_asked encodings; then
  echo "Compression"
  for path in /services /ar /services.data /frames.json /licenses.txt /nowhere "${files[0]}" "${files[1]}"; do
    ask "$path" --header 'Accept-Encoding: identity'
    length=$(size)
    cp "$folder/body" "$folder/plain"
    matches "$path comes plain when asked plain" "$(header content-encoding)" '^(identity)?$'
    varies "$path"
    ask "$path" --compressed --header 'Accept-Encoding: gzip'
    matches "$path comes as gzip" "$(header content-encoding)" '^gzip$'
    if cmp -s "$folder/body" "$folder/plain"; then ok "$path unpacks"; else bad "$path unpacks to something else"; fi
    ask "$path" --header 'Accept-Encoding: gzip'
    zipped=$(size)
    if ((zipped < length)); then ok "$path shrinks ($length to $zipped)"; else bad "$path does not shrink: $zipped"; fi
    is_asked brotli || continue
    ask "$path" --header 'Accept-Encoding: gzip, deflate, br, zstd'
    matches "$path comes as brotli" "$(header content-encoding)" '^br$'
    varies "$path"
    if (($(size) < zipped)); then ok "$path shrinks more ($(size))"; else bad "$path is no smaller: $(size)"; fi
  done
fi

echo "Asking again"
for path in /services /services.data "${files[0]}"; do
  for encoding in identity gzip br; do
    ask "$path" --header "Accept-Encoding: $encoding"
    tag=$(header etag)
    ask "$path" --header "Accept-Encoding: $encoding" --header "If-None-Match: $tag"
    matches "$path is not sent twice ($encoding)" "$status, $(size)" '^304, 0$'
    if is_asked caching; then matches "$path stays cached as it should" "$(header cache-control)" "$always_asked|$kept_a_year|^$"; fi
  done
  ask "$path" --header 'If-None-Match: "another"'
  matches "$path is sent when it changed" "$status" '^200$'
done

if is_asked headers; then
  echo "Headers"
  for path in / /ar/services /nowhere "${files[0]}"; do
    ask "$path"
    policy=$(header content-security-policy)
    for directive in "base-uri 'self'" "object-src 'none'" "frame-ancestors 'none'" \
      "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com"; do
      if [[ "$policy;" == *"$directive;"* ]]; then ok "$path: $directive"; else bad "$path: no $directive in '$policy'"; fi
    done
    if [[ $policy == *default-src* || $policy == *script-src* ]]; then
      bad "$path: a script policy in the header would block the pages' own scripts"
    fi
    if is_asked hsts; then
      matches "$path: transport security" "$(header strict-transport-security)" '^max-age=63072000; includeSubDomains(; preload)?$'
      if [[ $policy != *upgrade-insecure-requests* ]]; then bad "$path: no upgrade-insecure-requests"; fi
    fi
    matches "$path: nosniff" "$(header x-content-type-options)" '^nosniff$'
    matches "$path: not framed" "$(header x-frame-options)" '^DENY$'
    matches "$path: referrer" "$(header referrer-policy)" '^strict-origin-when-cross-origin$'
    matches "$path: permissions" "$(header permissions-policy)" '^camera=\(\), microphone=\(\), geolocation=\(\)$'
    matches "$path: opener" "$(header cross-origin-opener-policy)" '^same-origin$'
    matches "$path: resource" "$(header cross-origin-resource-policy)" '^same-origin$'
  done
  if [[ -n ${files[5]} ]]; then
    ask "${files[5]}"
    matches "${files[5]} may be shown elsewhere" "$(header cross-origin-resource-policy)" '^cross-origin$'
  fi
fi

echo
echo "$passed passed, $failed failed"
((failed == 0))
