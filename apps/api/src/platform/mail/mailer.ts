import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { defineJob } from '../jobs.ts';
import { composeMail, type MailMessage } from './templates.ts';

/** Mails are written by a job, so that they leave only after the change they tell of is committed. One to two hours without a mail server lose none. */
export const mailJob = defineJob<MailMessage>('mail.send', { retryLimit: 12 });

/** A server that hangs is given up well before the job is, which would be taken up again beside it. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP where that is configured; else writes each mail to the data folder and prints its link. */
export function createMailer(env: Env) {
  const from = env.MAIL_FROM ?? `${env.PRODUCT_NAME} <halo@${new URL(env.PUBLIC_URL).hostname}>`;
  const smtp = env.SMTP_URL ? createTransport({ url: env.SMTP_URL, ...patience }) : null;

  return async function sendMail(message: MailMessage) {
    const mail = { from, to: message.to, ...composeMail(message, env) };
    if (smtp) await smtp.sendMail(mail);
    else await keep(env, mail);
  };
}

let written = 0;
async function keep(env: Env, mail: { to: string; subject: string; text: string; html: string; link: string | null }) {
  const folder = join(env.DATA_DIR, 'mail');
  await mkdir(folder, { recursive: true });
  written += 1;
  await writeFile(
    join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.json`),
    JSON.stringify(mail, null, 2),
  );
  if (env.NODE_ENV !== 'test' && mail.link) process.stdout.write(`✉ ${mail.subject}: ${mail.link}\n`);
}
