#!/bin/bash
# Rehearses backup.sh and restore.sh with real processes in a temporary folder, and prints what it measured:
#   PG_BIN=/usr/lib/postgresql/15/bin rehearsal.sh
# Needs pgbackrest and a PostgreSQL that it knows; as root it runs them as `postgres`.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bin=${PG_BIN:-$(pg_config --bindir)}
if [ "$(id -u)" = 0 ]; then
  work=$(mktemp --directory)
  install --directory "$work/scripts"
  cp "$here"/* "$work/scripts"
  cp "$here/../../prisma/migrations/20261229090000_backup_runs/migration.sql" "$work/scripts/backup-runs.sql"
  chown --recursive postgres "$work"
  status=0
  runuser --user postgres -- env PG_BIN="$bin" WORK="$work" "$work/scripts/rehearsal.sh" || status=$?
  rm --recursive "$work"
  exit "$status"
fi
cd "$WORK"
export PATH="$bin:$PATH" PGHOST="$WORK" PGPORT=54999 PGDATABASE=postgres
export PGBACKREST_CONFIG="$WORK/scripts/pgbackrest.conf" PGBACKREST_PG1_PATH="$WORK/data" PGBACKREST_REPO1_PATH="$WORK/repository"
export PGBACKREST_PG1_SOCKET_PATH="$WORK" PGBACKREST_PG1_PORT="$PGPORT" PGBACKREST_LOCK_PATH="$WORK/lock"
PGBACKREST_REPO1_CIPHER_PASS=$(head --bytes=32 /dev/urandom | base64)
export PGBACKREST_REPO1_CIPHER_PASS
seconds() { date +%s.%N; }
since() { printf '%.1f s' "$(echo "$(seconds) - $1" | bc)"; }
say() { printf '%s\n' "$*"; }
value() { psql --no-psqlrc --tuples-only --no-align --command "$1"; }
stop() { if [ -f "$WORK/data/postmaster.pid" ]; then pg_ctl --pgdata="$WORK/data" --mode=immediate --silent stop; fi; }
trap stop EXIT

initdb --pgdata=data --auth=trust --encoding=UTF8 >/dev/null
cat scripts/archive.conf >>data/postgresql.conf
printf "listen_addresses = ''\nunix_socket_directories = '%s'\nport = %s\n" "$WORK" "$PGPORT" >>data/postgresql.conf
start() { pg_ctl --pgdata="$WORK/data" --log="$WORK/server.log" --wait --timeout=600 --silent start; }
start
# The product's table; PostgreSQL before 18 has no uuidv7().
value 'SELECT 1 FROM pg_proc WHERE proname = $$uuidv7$$' | grep --quiet 1 ||
  value 'CREATE FUNCTION uuidv7() RETURNS uuid LANGUAGE sql AS $$ SELECT gen_random_uuid() $$' >/dev/null
psql --quiet --no-psqlrc --file=scripts/backup-runs.sql
pgbench --initialize --scale="${SCALE:-20}" --quiet 2>/dev/null
say "$(value 'SHOW server_version'), $(pgbackrest version), database of $(value 'SELECT pg_size_pretty(pg_database_size(current_database()))')"

began=$(seconds); scripts/backup.sh full; say "full backup: $(since "$began")"

if scripts/backup.sh unknown >failure.log 2>&1; then say 'a failed backup was not noticed'; exit 1; fi
[ "$(value 'SELECT count(*) FROM "BackupRun" WHERE failure IS NOT NULL')" = 1 ]

# Transactions go on during the differential backup and up to the moment, and after it: their sums must agree.
pgbench --client=4 --time="${LOAD_SECONDS:-20}" --no-vacuum >load.log 2>&1 & load=$!
began=$(seconds); scripts/backup.sh diff; say "differential backup under load: $(since "$began")"
sleep 3
value 'CREATE TABLE moment AS SELECT count(*) AS transactions FROM pgbench_history' >/dev/null
moment=$(value 'SELECT clock_timestamp()')
sleep 2
before=$(value 'SELECT transactions FROM moment')
wait "$load"
say "transactions: $before before the moment $moment, $(value 'SELECT count(*) FROM pgbench_history') in the end; $(grep tps load.log)"
value 'DROP TABLE pgbench_accounts' >/dev/null
value 'SELECT pg_switch_wal()' >/dev/null
pgbackrest --stanza=sinau check
say "repository: $(du --summarize --human-readable repository | cut --fields=1); runs: $(value "SELECT string_agg(kind || ' ' || pg_size_pretty(bytes), ', ') FROM \"BackupRun\" WHERE failure IS NULL")"
if grep --recursive --text --quiet pgbench_accounts repository; then say 'the repository is not encrypted'; exit 1; fi

stop
rm --recursive data
mkdir --mode=700 data
began=$(seconds); scripts/restore.sh "$moment"; say "restored: $(since "$began")"
began=$(seconds); start
until [ "$(value 'SELECT pg_is_in_recovery()')" = f ]; do sleep 0.2; done
say "replayed the log to the moment: $(since "$began")"
restored=$(value 'SELECT count(*) FROM pgbench_history')
say "transactions after the restore: $restored"
[ "$(value 'SELECT count(*) FROM pgbench_accounts')" -gt 0 ]
[ "$restored" -ge "$before" ]
[ "$(value 'SELECT (SELECT sum(abalance) FROM pgbench_accounts) = ALL (ARRAY[(SELECT sum(tbalance) FROM pgbench_tellers), (SELECT sum(bbalance) FROM pgbench_branches), (SELECT sum(delta) FROM pgbench_history)])')" = t ]
say 'the dropped table is there, and all sums agree'
