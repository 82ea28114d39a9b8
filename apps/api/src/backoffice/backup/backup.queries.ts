import { days } from '../../platform/clock.ts';
import type { Db, Pool, Prisma } from '../../platform/db.ts';

export const insertBackupRun = (db: Db, run: Prisma.BackupRunCreateInput) => db.backupRun.create({ data: run });

export const findMarks = (db: Db) => db.installationMark.findMany({ select: { name: true, mark: true } });

/** Reads in a transaction that sees the database as the one that exported this snapshot. */
export const withExportedSnapshot = <T>(db: Pool, snapshot: string, read: (tx: Db) => Promise<T>) =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`SET TRANSACTION SNAPSHOT '${snapshot.replaceAll(/[^\w-]/g, '')}'`);
      return read(tx);
    },
    { isolationLevel: 'RepeatableRead', timeout: days(7) },
  );
