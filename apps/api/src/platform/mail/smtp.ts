import { createTransport } from 'nodemailer';
import type { Env } from '../env.ts';

/** Shorter than the limit of a mail's job: otherwise the job would be retried while the first attempt still hangs. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Creates the client of the mail server; null where none is configured. */
export const createSmtp = ({ SMTP_URL }: Pick<Env, 'SMTP_URL'>) =>
  SMTP_URL ? createTransport({ url: SMTP_URL, ...timeouts }) : null;
