import type { Difference, LedgerProof } from '@sinau/contracts/commerce/ledger/proof.schemas';
import type { Db } from '../../platform/db.ts';
import { findNewestMigration } from '../../platform/migrations.queries.ts';
import { findLatestProof } from './proof.queries.ts';
import { ledgerAlarmOf } from './proof.rules.ts';

/**
 * Reads the last proof of the books, and whether operators have to look at it. A release that has just been installed
 * has its first night before it.
 */
export async function findProofState(db: Db, now: Date) {
  const [row, migration] = await Promise.all([findLatestProof(db), findNewestMigration(db)]);
  // The only writer takes them from the contract.
  const latest = row && { ...row, differences: row.differences as Difference[] };
  return {
    alarm: ledgerAlarmOf(latest, migration.appliedAt, now),
    latest: latest && ({ ...latest, finishedAt: latest.finishedAt.toISOString() } satisfies LedgerProof),
  };
}
