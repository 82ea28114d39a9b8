import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';
import { defineJob } from '../jobs.ts';
import { composeMail, type MailMessage } from './templates.ts';

/** Mails are written by a job, so that they leave only after the change they tell of is committed. */
export const mailJob = defineJob<MailMessage>('mail.send');

/** Sends by SMTP where that is configured; else writes each mail to the data folder and prints its link. */
export function createMailer(env: Env) {
  const from = env.MAIL_FROM ?? `${env.PRODUCT_NAME} <halo@${new URL(env.PUBLIC_URL).hostname}>`;
  const smtp = env.SMTP_URL ? createTransport(env.SMTP_URL) : null;

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
  await writeFile(join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.json`), JSON.stringify(mail, null, 2));
  if (env.NODE_ENV !== 'test' && mail.link) process.stdout.write(`✉ ${mail.subject}: ${mail.link}\n`);
}
