#!/usr/bin/env bash
# Brings the schemas of ECMA-376, first edition (the transitional ones), and those of Dublin Core that they refer to, to .cache/ecma-376: from Debian's source
# of Apache POI, which holds them as files. Ecma makes them available to everybody; they are no part of this repository. Takes 76 MB and some 6 seconds,
# and needs nothing of the machine's package lists, which it leaves as they are. Ends with an error where the sources cannot be had.
set -euo pipefail
into="$(cd "$(dirname "$0")/.." && pwd)/.cache/ecma-376"
[ -d "$into" ] && exit 0
place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT

# The machine's own sources, asked for sources.
mkdir -p "$place/parts" "$place/lists/partial" "$place/xsd"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
  case "$file" in
    *.sources) sed 's/^Types:.*/Types: deb-src/' "$file" > "$place/parts/${file##*/}" ;;
    *.list) [ -f "$file" ] && sed -n 's/^deb \(.*debian\)/deb-src \1/p' "$file" > "$place/parts/${file##*/}" ;;
  esac
done
apt=(-q -o "Dir::Etc::SourceList=/dev/null" -o "Dir::Etc::SourceParts=$place/parts" -o "Dir::State::Lists=$place/lists" -o "APT::Sandbox::User=root")
# A source that has none of its own is no reason to end: what counts is whether the package is found.
apt-get "${apt[@]}" update >/dev/null 2>&1 || true
cd "$place"
apt-get "${apt[@]}" source --download-only libapache-poi-java >/dev/null
tar -xJf libapache-poi-java_*.orig.tar.xz -C xsd --strip-components=2 --wildcards '*/ooxml-xsds/*.xsd' '*/ooxml-lib/dc*.xsd'
# Signatures refer to a schema of the W3C and are in no file of ours.
rm xsd/opc-digSig.xsd
mkdir -p "${into%/*}"
mv xsd "$into"
