#!/bin/sh
# Backs the database up with pgBackRest, and records the run in the database, where its age is watched:
#   backup.sh full|diff|incr
# Runs as the account of PostgreSQL, on its machine; psql reaches the product's database by PGDATABASE, PGUSER and so on.
set -eu
type=${1:-incr}
began=$(date --utc --iso-8601=seconds)

record() {
  psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --set began="$began" --set bytes="$1" --set failure="$2" <<'SQL'
INSERT INTO "BackupRun" (kind, "startedAt", "finishedAt", bytes, failure)
VALUES ('point_in_time', :'began', greatest(now(), :'began'), :'bytes', nullif(:'failure', ''));
SQL
}

if ! pgbackrest --stanza=sinau stanza-create || ! pgbackrest --stanza=sinau --type="$type" backup; then
  record 0 "pgbackrest $type failed: its log says why"
  exit 1
fi
# Bytes that the newest backup added.
record "$(pgbackrest --stanza=sinau --output=json info |
  psql --quiet --no-psqlrc --tuples-only --no-align --command 'CREATE TEMPORARY TABLE info (line text)' \
    --command '\copy info FROM pstdin' \
    --command "SELECT (string_agg(line, '')::jsonb -> 0 -> 'backup' -> -1 -> 'info' -> 'repository' ->> 'delta') FROM info")" ''
