import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { mailJob, type AnyMail } from '../../platform/mail/define-mail.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import type { Module } from '../../http/module.ts';
import { countConfirmed } from './mail.queries.ts';

/** Sends the mails that the other modules declare. */
export const mailModule = (
  { env, keys, db }: Pick<Deps, 'env' | 'keys' | 'db'>,
  mails: readonly AnyMail[],
): Module => ({
  jobs: [
    handleJob(
      mailJob,
      createMailer({ env, keys, isConfirmed: async (address) => (await countConfirmed(db, address)) > 0 }, mails),
    ),
  ],
});
