#!/bin/sh
# Restores the database to a moment into its empty folder, while PostgreSQL is stopped; its next start replays the log
# up to there and takes over:
#   restore.sh '2027-03-01 09:30:00+07'     without a moment: as far as the log goes
set -eu
if [ "${1:-}" ]; then
  exec pgbackrest --stanza=sinau --type=time --target="$1" --target-action=promote restore
fi
exec pgbackrest --stanza=sinau restore
