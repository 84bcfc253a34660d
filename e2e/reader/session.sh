#!/usr/bin/env bash
# session.sh COMMAND…: runs a command on a screen, a session bus and a folder of their own. What the browser tells a screen reader
# meanwhile (AT-SPI) goes to $TRANSCRIPT.
set -eu
needs='gir1.2-atspi-2.0 python3-gi xvfb dbus-daemon at-spi2-core openbox chromium'
for tool in Xvfb xvfb-run dbus-run-session openbox chromium; do
  command -v "$tool" >/dev/null || { echo "$tool is missing. Debian: apt-get install $needs" >&2; exit 1; }
done
if [ "$1" != --inside ]; then
  XDG_RUNTIME_DIR=$(mktemp -d)
  export XDG_RUNTIME_DIR XDG_DATA_HOME=$XDG_RUNTIME_DIR/data XDG_CONFIG_HOME=$XDG_RUNTIME_DIR/config
  export TRANSCRIPT=$XDG_RUNTIME_DIR/transcript.txt PW_CHROMIUM=/usr/bin/chromium
  exec xvfb-run -a -s '-screen 0 1440x1000x24' dbus-run-session -- "$0" --inside "$@"
fi
shift
openbox >/dev/null 2>&1 &
gsettings set org.gnome.desktop.interface toolkit-accessibility true
/usr/bin/python3 "$(dirname "$0")/transcript.py" &
trap 'kill $(jobs -p) || true' EXIT
until [ -e "$TRANSCRIPT" ]; do sleep 0.2; done
"$@"
