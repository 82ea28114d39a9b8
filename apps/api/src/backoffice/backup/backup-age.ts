import { Gauge } from 'prom-client';
import type { Db } from '../../platform/db.ts';
import { findLastBackup } from './backup.queries.ts';

/** Time since the newest backup that succeeded; infinite while there is none, so that an alarm on it sounds. */
export const createBackupAge = (db: Db) =>
  new Gauge({
    name: 'sinau_backup_age_seconds',
    help: 'Time since the last backup that succeeded',
    registers: [],
    async collect() {
      const last = await findLastBackup(db);
      this.set(last ? (Date.now() - last.getTime()) / 1000 : Infinity);
    },
  });
