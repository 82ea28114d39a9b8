import { randomBytes } from 'node:crypto';
import { certificateNumberOf } from '@sinau/contracts/core/certificate/certificate.rules';
import type { Thread } from '@sinau/contracts/core/cloth/thread-art';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { recordCertified } from '../webhook/index.ts';
import { findFinisher, findIssued, insertCertificateOnce } from './certificate.queries.ts';
import { clothAtIssue, lessonsOf } from './cloth.ts';
import { signSnapshot, type CertificateSnapshot } from './certificate.snapshot.ts';

/**
 * Issues the certificate of a participant who has passed everything, in the caller's transaction. The unique
 * constraint on the participant allows only one, however often this is called; a taken number is drawn again.
 */
export async function issueCertificate(
  tx: Db,
  deps: Pick<Deps, 'clock' | 'env' | 'keys' | 'jobs'>,
  participantId: string,
) {
  const { clock, env, keys } = deps;
  const finisher = await findFinisher(tx, participantId);
  if (finisher.progress < 100) throw new Error(`Participant ${participantId} has not finished the class`);

  let cloth: Thread[] | undefined;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const issued = await findIssued(tx, participantId);
    if (issued) return issued;
    cloth ??= await clothAtIssue(tx, keys.certificate, finisher);
    const issuedAt = clock.now();
    const snapshot: CertificateSnapshot = {
      version: 1,
      number: randomNumber(),
      issuer: env.PRODUCT_NAME,
      name: finisher.user.fullname,
      classTitle: finisher.class.title,
      mitra: finisher.class.mitra.name,
      lessonCount: finisher.sessions.length,
      durationSeconds: finisher.sessions.reduce((sum, { lesson }) => sum + lesson.durationSeconds, 0),
      completedAt: (finisher.completedAt ?? issuedAt).toISOString(),
      cloth,
      lessons: lessonsOf(finisher),
    };
    const { number } = snapshot;
    const signature = signSnapshot(snapshot, keys.certificate);
    const { count } = await insertCertificateOnce(tx, { participantId, number, snapshot, signature, issuedAt });
    if (count === 1) await recordCertified(tx, deps, { participantId, number, now: issuedAt });
  }
  throw new Error(`No certificate number was free for participant ${participantId}`);
}

function randomNumber() {
  let number: string | null = null;
  while (number === null) number = certificateNumberOf(randomBytes(8).readBigUInt64BE());
  return number;
}
