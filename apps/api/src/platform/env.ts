import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const seconds = (fallback: number) => z.coerce.number().min(0.1).max(600).default(fallback);

/** From a day in Jakarta on, so many per cent: '2027-01-01:11, 2028-01-01:12'. */
const datedPercents = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .filter((entry) => entry.trim())
      .map((entry) => {
        const [from = '', percent = ''] = entry.split(':').map((part) => part.trim());
        return { from, percent: Number(percent) };
      }),
  )
  .pipe(z.array(z.object({ from: z.iso.date(), percent: z.number().int().min(0).max(100) })));

const root = resolve(import.meta.dirname, '../../../..');

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Prometheus metrics are served here, apart from the public port. Unset: not served. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    DATABASE_URL: z.string().min(1),
    /** Connections of one process; the job queue opens 4 of its own, downloads of tables 2. */
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
    DATABASE_CONNECT_SECONDS: seconds(3),
    DATABASE_STATEMENT_SECONDS: seconds(12),
    DATABASE_SILENCE_SECONDS: seconds(13),
    DATABASE_LOCK_SECONDS: seconds(3),
    DATABASE_IDLE_TRANSACTION_SECONDS: seconds(20),
    /** For one statement of a table's download. */
    DATABASE_EXPORT_SECONDS: seconds(60),
    DATA_DIR: z.string().default(resolve(root, '.data')),
    /** Where people reach the product; links in mails begin with it. */
    PUBLIC_URL: z.url().optional(),
    PRODUCT_NAME: z.string().min(1).default('Sinau'),
    /** What the classes of a mitra are signed with once its last member's account was deleted. */
    INSTITUTE_LABEL: z.string().min(1).default('TEMPO INSTITUTE'),
    /** The product's accounts on social networks, comma separated; the footer links them. */
    SOCIAL_LINKS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((link) => link.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.url({ protocol: /^https$/ }))),
    /** Where people write to; printed in legal texts and on the contact page. */
    CONTACT_EMAIL: z.email().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    MAX_CONNECTIONS: z.coerce.number().int().min(10).default(5_000),
    /** Counted only where no proxy stands in front. */
    MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
    /** How long the process still answers after SIGTERM, so that balancers notice that it is not ready any more. */
    DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
    /** Calls of one user that this process works on at once, and how many more may wait for their turn. */
    CALLS_PER_USER: z.coerce.number().int().min(1).max(1000).default(4),
    WAITING_CALLS_PER_USER: z.coerce.number().int().min(0).max(1000).default(40),
    /** Addresses or ranges of the proxies whose X-Forwarded-For is believed. */
    TRUST_PROXY: z.string().optional(),
    SMTP_URL: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    /** In a day, of each kind that somebody can have sent to an address which nobody has confirmed. */
    UNCONFIRMED_MAILS_PER_DAY: z.coerce.number().int().min(1).default(300),
    /** Of the product at Google; unset, nobody is offered to sign in by it. */
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    /** Where Google publishes the keys that it signs with. */
    GOOGLE_KEYS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
    /** Of the product's pixel at a social network's ads service; unset, nobody is asked about ads and nothing is told. */
    AD_PIXEL_ID: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    /** Where the pixel's events go. */
    AD_PIXEL_URL: z.url({ protocol: /^https?$/ }).default('https://www.facebook.com/tr'),
    JWT_SECRET: z.string().min(32).optional(),
    MEDIA_KEY: z.string().min(32).optional(),
    CERTIFICATE_KEY: z.string().min(32).optional(),
    BANK_KEY: z.string().min(32).optional(),
    /** Uploads are refused while the disk of DATA_DIR has less room than either. */
    UPLOAD_RESERVE_MB: z.coerce.number().int().min(0).default(2048),
    UPLOAD_RESERVE_PERCENT: z.coerce.number().min(0).max(100).default(5),
    /** Makes recordings that not every browser plays into MP4; where it is not found, they are refused. */
    FFMPEG_PATH: z.string().default('ffmpeg'),
    /** Whether totals and facets of the catalog are those that a job stores each minute, or counted for each call. */
    CATALOG_COUNTS: z.enum(['stored', 'live']).default('stored'),
    /** Whether answers that are the same for everybody are kept for a moment, or made for each call. */
    ANSWER_CACHE: z.enum(['on', 'off']).default('on'),
    DEMO_MODE: flag,
    PAYMENT_GATEWAY: z.enum(['simulator', 'midtrans']).default('simulator'),
    /** With the simulator anybody gets classes without paying, so production needs this second setting. */
    ALLOW_PAYMENT_SIMULATOR: flag,
    /** The rates of PPN, which is taken out of the platform's fee; none before the first. */
    PPN_RATES: datedPercents,
    SIMULATOR_KEY: z.string().min(16).optional(),
    MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
    /** The sandbox, unless told otherwise; in production https://app.midtrans.com and https://api.midtrans.com. */
    MIDTRANS_SNAP_URL: z.url().default('https://app.sandbox.midtrans.com'),
    MIDTRANS_API_URL: z.url().default('https://api.sandbox.midtrans.com'),
    /** A service with OpenAI's chat completions that reads news texts: https://api.openai.com/v1. Unset: our own rules alone. */
    ASSISTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
    ASSISTANT_API_KEY: z.string().min(1).optional(),
    ASSISTANT_MODEL: z.string().min(1).optional(),
    ASSISTANT_SECONDS: seconds(10),
  })
  .superRefine((env, context) => {
    const refuse = (path: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (env.PAYMENT_GATEWAY === 'midtrans' && !env.MIDTRANS_SERVER_KEY)
      refuse('MIDTRANS_SERVER_KEY', 'Needed when PAYMENT_GATEWAY is midtrans');
    if (env.ASSISTANT_URL && !env.ASSISTANT_MODEL)
      refuse('ASSISTANT_MODEL', 'Needed with ASSISTANT_URL: the model that is to read');
    if (env.NODE_ENV === 'production' && !env.SMTP_URL && !env.DEMO_MODE)
      refuse('SMTP_URL', 'Needed in production: without it no mail leaves the server. A demo sets DEMO_MODE=true');
    if (env.PAYMENT_GATEWAY === 'simulator' && env.NODE_ENV === 'production' && !env.ALLOW_PAYMENT_SIMULATOR) {
      refuse(
        'PAYMENT_GATEWAY',
        'The simulator takes no money: set midtrans, or ALLOW_PAYMENT_SIMULATOR=true for a demo',
      );
    }
  });

export type Env = Omit<z.infer<typeof environment>, 'PUBLIC_URL' | 'CONTACT_EMAIL' | 'DRAIN_SECONDS'> & {
  readonly PUBLIC_URL: string;
  readonly CONTACT_EMAIL: string;
  readonly DRAIN_SECONDS: number;
  readonly root: string;
};

/** Accounts of nobody, so that a demo's footer is whole. */
const demoSocialLinks = [
  'https://www.instagram.com/contoh-sinau',
  'https://www.youtube.com/@contoh-sinau',
  'https://www.linkedin.com/company/contoh-sinau',
];

/** Reads and checks the environment; a mistake in it ends the start with a sentence per variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new Error(`The environment is not valid:\n${z.prettifyError(result.error)}`);
  const env = result.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    CONTACT_EMAIL: env.CONTACT_EMAIL ?? `halo@${new URL(publicUrl).hostname}`,
    SOCIAL_LINKS: env.DEMO_MODE && env.SOCIAL_LINKS.length === 0 ? demoSocialLinks : env.SOCIAL_LINKS,
    // On a machine of one's own, Ctrl-C ends at once.
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' && !env.DEMO_MODE ? 5 : 0),
    root,
  };
}
