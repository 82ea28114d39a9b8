import type { Db } from '../db.ts';
import { defineJob, type Jobs } from '../jobs.ts';
import type { Letter } from './letter.ts';

export interface Recipient {
  readonly to: string;
  readonly fullname: string;
  /** Account that it is about, where the address may not be that of the account. */
  readonly userId?: string;
}

/** A mail in the queue: the name of its template, and the template's data. */
export interface MailMessage extends Recipient {
  readonly template: string;
  /** Subject of its unsubscribe link; mails that are always sent have none. */
  readonly unsubscribe?: string;
  readonly [field: string]: unknown;
}

export interface MailContext {
  readonly product: string;
  /** Derives the token that a link of {@link MailMessage} has; see `mailed-token.ts`. */
  readonly tokenOf: (seed: string) => string;
  /** True if the recipient has confirmed the address; until then text that others typed stays out of the mail. */
  readonly isConfirmed: boolean;
  /** Signs a token that opens a file without a session, for a number of milliseconds; see `signed-token.ts`. */
  readonly sign: (purpose: string, id: string, lifetime: number) => string;
}

/** A kind of mail, declared by the module that sends it. */
export interface Mail<T extends object> {
  readonly template: string;
  readonly compose: (message: T & Recipient, context: MailContext) => Letter;
  /** True if it goes to many people, and lets mails to one person go first. */
  readonly isBulk: boolean;
  /** True if it is sent to an unconfirmed address, too; every other mail is not (docs/decisions/0210). */
  readonly toUnconfirmed: boolean;
}
export type AnyMail = Mail<never>;

export const defineMail = <T extends object>(
  template: string,
  compose: Mail<T>['compose'],
  { isBulk = false, toUnconfirmed = false } = {},
): Mail<T> => ({ template, compose, isBulk, toUnconfirmed });

/**
 * Mails are sent by a job, so a mail leaves only after the change that it reports is committed. The retries cover five
 * hours without a mail server, half an hour apart at most; a mail that fails for longer waits for an operator to send it
 * again. A job holds personal data, so it is deleted an hour after the mail was sent.
 */
export const mailJob = defineJob<MailMessage>('mail.send', {
  retryLimit: 20,
  longestPauseSeconds: 1_800,
  concurrency: 4,
  retentionSeconds: 3_600,
});

/** Queues a mail as part of the caller's transaction. */
export const queueMail = <T extends object>(tx: Db, jobs: Jobs, mail: Mail<T>, message: T & Recipient) =>
  jobs.send(tx, mailJob, { ...message, template: mail.template }, { priority: mail.isBulk ? -1 : 0 });
