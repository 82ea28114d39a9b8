import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screens } from '@sinau/contracts';
import type { Env } from '../env.ts';
import type { Keys } from '../keys.ts';
import { later } from '../clock.ts';
import { mails as mailAttempts } from '../metrics/process-metrics.ts';
import { signToken } from '../signed-token.ts';
import type { AnyMail, Mail, MailContext, MailMessage } from './define-mail.ts';
import { composeMail } from './letter.ts';
import { mailedTokenOf } from './mailed-token.ts';
import { createSmtp } from './smtp.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';

/** Result of an attempt to send a mail to somebody with an account. */
export interface MailResult {
  readonly jobId: string;
  readonly userId: string;
  readonly kind: Mail<object>;
  readonly message: MailMessage;
  readonly subject: string;
  /** `withheld`: it may not be sent to an unconfirmed address. */
  readonly state: 'sent' | 'failed' | 'withheld';
}

interface MailerDeps {
  readonly env: Env;
  readonly keys: Keys;
  /** Finds the account with an address. */
  readonly findMailbox: (address: string) => Promise<{ userId: string; isConfirmed: boolean } | null>;
  readonly record: (result: MailResult) => Promise<void>;
}

/**
 * Sends by SMTP where that is configured; otherwise writes each mail to the data folder, and its link to the terminal.
 */
export function createMailer({ env, keys, findMailbox, record }: MailerDeps, mails: readonly AnyMail[]) {
  const { hostname } = new URL(env.PUBLIC_URL);
  const from = env.MAIL_FROM ?? `${env.PRODUCT_NAME} <halo@${hostname}>`;
  const smtp = createSmtp(env);
  const byTemplate = new Map(mails.map((mail) => [mail.template, mail as Mail<object>]));
  const context: Omit<MailContext, 'isConfirmed'> = {
    product: env.PRODUCT_NAME,
    tokenOf: (seed) => mailedTokenOf(keys, seed),
    sign: (purpose, id, lifetime) => signToken({ key: keys.jwt, purpose }, id, later(new Date(), lifetime)),
  };

  /** A retried mail keeps its Message-ID, so mailboxes recognise the duplicate. */
  return async function sendMail(message: MailMessage, jobId: string) {
    const kind = byTemplate.get(message.template);
    if (!kind) throw new Error(`No mail is declared as ${message.template}`);
    const mailbox = await findMailbox(message.to);
    const isConfirmed = message.to === env.CONTACT_EMAIL || mailbox?.isConfirmed === true;
    const letter = kind.compose(message, { ...context, isConfirmed });
    const userId = message.userId ?? mailbox?.userId;
    const conclude = async (state: MailResult['state']) => {
      if (userId) await record({ jobId, userId, kind, message, subject: letter.subject, state });
    };
    if (!isConfirmed && !kind.toUnconfirmed) return conclude('withheld');
    const token = message.unsubscribe && unsubscribeTokenOf(keys, message.unsubscribe, new Date());
    const unsubscribe = token ? env.PUBLIC_URL + screens.unsubscribe(token) : null;
    const mail = {
      from,
      to: message.to,
      messageId: `<${jobId}@${hostname}>`,
      ...(token && { headers: unsubscribeHeaders(`${env.PUBLIC_URL}/api/user/unsubscribe/${token}`) }),
      ...composeMail(letter, { fullname: isConfirmed ? message.fullname : null, unsubscribe }, env),
    };
    try {
      await (smtp ? smtp.sendMail(mail) : saveToDisk(env, jobId, mail));
    } catch (error) {
      mailAttempts.inc({ result: 'failed' });
      await conclude('failed');
      throw error;
    }
    mailAttempts.inc({ result: 'sent' });
    return conclude('sent');
  };
}

/** Headers for a button of the mail program's own, which posts to the address (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Saves a mail so that only the server's own account can read it: mails hold links that sign users in. */
async function saveToDisk(env: Env, jobId: string, mail: { subject: string; link: string | null }) {
  const folder = join(env.DATA_DIR, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${jobId}.json`;
  await writeFile(join(folder, name), JSON.stringify(mail, null, 2), { mode: 0o600 });
  if (process.stdout.isTTY && mail.link) process.stdout.write(`✉ ${mail.subject}: ${mail.link}\n`);
}
