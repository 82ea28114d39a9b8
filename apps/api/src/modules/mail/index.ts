import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { mailJob, type AnyMail } from '../../platform/mail/define-mail.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import type { Module } from '../module.ts';

/** Sends what the other modules declare. */
export const mailModule = (deps: Pick<Deps, 'env' | 'keys'>, mails: readonly AnyMail[]): Module => ({
  jobs: [handleJob(mailJob, createMailer(deps, mails))],
});
