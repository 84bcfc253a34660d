#!/usr/bin/env bash
# session.sh COMMAND…: runs a command beside Orca, on a screen, a session bus and a folder of their own. What Orca says goes to $SPOKEN,
# what the browser tells it and its like to $TOLD.
set -eu
needs='orca gir1.2-atspi-2.0 python3-gi speech-dispatcher xvfb dbus-daemon at-spi2-core openbox chromium'
for tool in Xvfb xvfb-run dbus-run-session orca openbox chromium; do
  command -v "$tool" >/dev/null || { echo "$tool is missing. Debian: apt-get install $needs" >&2; exit 1; }
done
if [ "$1" != --inside ]; then
  XDG_RUNTIME_DIR=$(mktemp -d)
  export XDG_RUNTIME_DIR XDG_DATA_HOME=$XDG_RUNTIME_DIR/data XDG_CONFIG_HOME=$XDG_RUNTIME_DIR/config
  export SPOKEN=$XDG_RUNTIME_DIR/spoken.txt TOLD=$XDG_RUNTIME_DIR/told.txt PW_CHROMIUM=/usr/bin/chromium
  mkdir -p "$XDG_DATA_HOME/orca"
  cp "$(dirname "$0")/orca-customizations.py" "$XDG_DATA_HOME/orca"
  exec xvfb-run -a -s '-screen 0 1440x1000x24' dbus-run-session -- "$0" --inside "$@"
fi
shift
openbox >/dev/null 2>&1 &
gsettings set org.gnome.desktop.interface toolkit-accessibility true
orca >/dev/null 2>&1 &
/usr/bin/python3 "$(dirname "$0")/told.py" &
end() {
  # Orca has started it as a service of its own.
  kill $(cat "$XDG_RUNTIME_DIR/speech-dispatcher/pid/speech-dispatcher.pid" 2>/dev/null) $(jobs -p) || true
}
trap end EXIT
until [ -e "$SPOKEN" ] && [ -e "$TOLD" ]; do sleep 0.2; done
"$@"
