#!/bin/sh
# Gives an empty PostgreSQL the product's database, and the role that owns it: it migrates and serves, and is no superuser.
# Extensions are made here, so that the role never needs more. The image of PostgreSQL runs this once.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
\set password `cat /run/secrets/database_password`
CREATE ROLE sinau LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE sinau OWNER sinau;
REVOKE ALL ON DATABASE sinau FROM PUBLIC;
\connect sinau
CREATE EXTENSION unaccent;
CREATE EXTENSION btree_gin;
CREATE EXTENSION pg_trgm;
SQL
