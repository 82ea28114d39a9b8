import { mostWoven, threadOf, type Thread } from '@sinau/contracts/cloth/threads';
import type { Db } from '../../platform/db.ts';
import { findWoven, type FinisherRow, type WovenRow } from './certificate.queries.ts';
import { readSnapshot, type CertificateSnapshot } from './certificate.snapshot.ts';

/** As it was woven into the sheet; by the class as it is now on sheets from before there were cloths. */
export const threadOfCertificate = ({ participant }: WovenRow, { cloth }: CertificateSnapshot): Thread =>
  cloth?.at(-1) ?? classThread(participant.class);

/** The cloth of somebody who finishes a class now: what they show of the classes before, the last of them, and this one. */
export async function clothAtIssue(tx: Db, key: string, finisher: FinisherRow): Promise<Thread[]> {
  const earlier = (await findWoven(tx, finisher.userId, { isHidden: false })).flatMap((row) => {
    const snapshot = readSnapshot(row, key);
    return snapshot ? [threadOfCertificate(row, snapshot)] : [];
  });
  return [...earlier, classThread(finisher.class)].slice(-mostWoven);
}

const classThread = ({ id, category }: { id: string; category: { slug: string } | null }) =>
  threadOf(id, category?.slug ?? null);
