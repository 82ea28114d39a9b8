#!/bin/sh
# Runs a command each day at BACKUP_AT, as the backup of compose.production.yml. One that fails is told by the log and by
# the age of the newest backup, which an alarm watches; the next night tries again.
set -eu
while :; do
  now=$(date +%s)
  next=$(date --date "today $BACKUP_AT" +%s)
  [ "$next" -gt "$now" ] || next=$(date --date "tomorrow $BACKUP_AT" +%s)
  sleep "$((next - now))"
  "$@" || echo "the backup ended with exit code $?" >&2
done
