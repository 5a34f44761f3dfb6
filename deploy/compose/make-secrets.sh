#!/bin/sh
# Makes the secrets of compose.postgres.yaml, once. Files that are there stay as they are.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

random() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

[ -e secrets/database-password ] || random >secrets/database-password
[ -e secrets/metrics-token ] || random >secrets/metrics-token
[ -e secrets/database-url ] ||
  printf 'postgres://my-note:%s@postgres:5432/my-note' "$(cat secrets/database-password)" >secrets/database-url
# The account of the container reads them too; the folder keeps other accounts of this machine out.
chmod 0444 secrets/*
echo "The secrets are in $(pwd)/secrets. Keep a copy of them beside your backups."
