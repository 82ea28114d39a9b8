import type { RevocationReason } from '@sinau/contracts/core/certificate/certificate.schemas';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../audit/index.ts';
import { certificateRestoredMail, certificateRevokedMail } from './certificate.mails.ts';
import { presentOwnCertificate } from './certificate.presenter.ts';
import {
  findCertificate,
  findRevocable,
  lockOwnersLearning,
  updateCertificateRestored,
  updateCertificateRevoked,
  type RevocableRow,
} from './certificate.queries.ts';
import { readSnapshot } from './certificate.snapshot.ts';

interface CertificateKey {
  readonly id: string;
}

export type Revocation = ReturnType<typeof createRevocation>;

/** Lets operators revoke a certificate, and restore it. */
export function createRevocation({ db, clock, keys, jobs }: Pick<Deps, 'db' | 'clock' | 'keys' | 'jobs'>) {
  /** Reads a certificate whose signature is valid. */
  const genuine = async (id: string) => {
    const row = required(await findCertificate(db, { id }));
    return { row, snapshot: required(readSnapshot(row, keys.certificate)) };
  };
  const show = async (id: string) => {
    const { row, snapshot } = await genuine(id);
    return presentOwnCertificate(row, snapshot);
  };
  const recipientOf = ({ number, participant: { user } }: RevocableRow, classTitle: string) => ({
    to: user.email,
    fullname: user.fullname,
    number,
    classTitle,
  });
  const audited = (operator: Operator, { id, number, participant }: RevocableRow) => ({
    actorId: operator.id,
    subject: { type: 'certificate' as const, id, title: number },
    personId: participant.user.id,
  });

  return {
    async revoke(
      operator: Operator,
      { id }: CertificateKey,
      { reason, note = null }: { reason: RevocationReason; note?: string | undefined | null },
    ) {
      const { snapshot } = await genuine(id);
      const now = clock.now();
      await db.$transaction(async (tx) => {
        const revocation = { revokedAt: now, revokedFor: reason, revokedById: operator.id };
        if (!(await updateCertificateRevoked(tx, id, revocation))) throw new AppError('certificate_revoked');
        const row = await findRevocable(tx, id);
        const change = { before: { isRevoked: false }, after: { isRevoked: true, revokedFor: reason } };
        await appendAudit(
          tx,
          { act: 'certificate.revoke', ...audited(operator, row), reason: note ?? reason, ...change },
          now,
        );
        await queueMail(tx, jobs, certificateRevokedMail, { ...recipientOf(row, snapshot.classTitle), reason, note });
      });
      return show(id);
    },

    /** Refuses one whose class was returned: it holds again when the class is bought again. */
    async restore(operator: Operator, { id }: CertificateKey, { note }: { note: string }) {
      const { snapshot } = await genuine(id);
      await db.$transaction(async (tx) => {
        await lockOwnersLearning(tx, id);
        const row = await findRevocable(tx, id);
        if (!(await updateCertificateRestored(tx, id))) throw new AppError('certificate_not_revoked');
        if (row.participant.grants.length === 0) throw new AppError('certificate_without_access');
        const change = { before: { isRevoked: true }, after: { isRevoked: false } };
        await appendAudit(
          tx,
          { act: 'certificate.restore', ...audited(operator, row), reason: note, ...change },
          clock.now(),
        );
        await queueMail(tx, jobs, certificateRestoredMail, { ...recipientOf(row, snapshot.classTitle), note });
      });
      return show(id);
    },
  };
}
