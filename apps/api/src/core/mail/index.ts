import { sentMailDays } from '@sinau/contracts/core/mail/mail.rules';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { mailJob, type AnyMail } from '../../platform/mail/define-mail.ts';
import { createMailer, type MailResult } from '../../platform/mail/mailer.ts';
import type { Module } from '../../http/module.ts';
import { deleteOldMails, findMailbox, upsertSentMail } from './mail.queries.ts';
import { sealMail } from './sealed-mail.ts';

export { openMail } from './sealed-mail.ts';

const sweepMailsJob = defineJob('mail.sweep');

/** Sends the mails that the other modules declare, and stores for a while which of them were sent to whom. */
export function mailModule(
  { env, keys, db, clock, log }: Pick<Deps, 'env' | 'keys' | 'db' | 'clock' | 'log'>,
  mails: readonly AnyMail[],
): Module {
  /** A mail that was sent must not be sent twice because its record failed. */
  const record = async ({ jobId, kind, message, subject, userId, state }: MailResult) => {
    const { to, template } = message;
    const sealed = sealMail(keys, jobId, kind, message);
    const mail = { id: jobId, userId, to, template, subject, state, sealed, createdAt: clock.now() };
    await upsertSentMail(db, mail).catch((error: unknown) => log.error({ err: error }, 'sent mail was not recorded'));
  };
  return {
    jobs: [
      handleJob(
        mailJob,
        createMailer({ env, keys, findMailbox: (address) => findMailbox(db, address), record }, mails),
      ),
      handleJob(sweepMailsJob, () => deleteOldMails(db, later(clock.now(), -days(sentMailDays))), '50 2 * * *'),
    ],
  };
}
