import { join } from 'node:path';
import { z } from 'zod';
import { issueSentence } from './env/issue-sentence.ts';
import { keyNames, withSecretsOfFiles, type Refuse } from './env/secrets.ts';
import { databaseAddress, datedPercents, flag, flagOr, key, proxies, seconds, webAddress } from './env/values.ts';
import { installationRoot } from './paths.ts';
import { exitCodes, StartError } from './start-error.ts';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Port of the Prometheus metrics, apart from the public port. Unset: not served. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP). Unset: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Share of the calls that are traced, unless a proxy has decided. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds between two exports of traces. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).default(5_000),
  /** The database, or PgBouncer from 1.21 on in transaction mode in front of it. */
  DATABASE_URL: databaseAddress,
  /** The database itself, for what needs a session: jobs, signals, exports, migrations and commands. */
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  /** A standby of the database, for reads of what may be a few seconds old. Unset: the database answers these too. */
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  /** The replica is not read while it is further behind. */
  DATABASE_REPLICA_LAG_SECONDS: seconds(5),
  /** Connections of one process; the job queue opens 4 of its own, table exports 2. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
  DATABASE_CONNECT_SECONDS: seconds(3),
  DATABASE_STATEMENT_SECONDS: seconds(12),
  DATABASE_SILENCE_SECONDS: seconds(13),
  DATABASE_LOCK_SECONDS: seconds(3),
  DATABASE_IDLE_TRANSACTION_SECONDS: seconds(20),
  /** Limit for one statement of a table export. */
  DATABASE_EXPORT_SECONDS: seconds(60),
  DATA_DIR: z.string().default(join(installationRoot, '.data')),
  /** Public address of the product; links in mails begin with it. */
  PUBLIC_URL: webAddress.optional(),
  PRODUCT_NAME: z.string().min(1).default('Sinau'),
  /** Name that signs the classes of a mitra once its last member's account was deleted. */
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
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'must be addresses that begin with https://' }))),
  /** Contact address, printed in legal texts and on the contact page. */
  CONTACT_EMAIL: z.email().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).default(5_000),
  /** Enforced only where there is no proxy. */
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(500),
  /**
   * Time for which the process still answers after SIGTERM, so that load balancers notice that it is no longer ready.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** Concurrent calls of one user in this process, and how many more may wait for their turn. */
  CALLS_PER_USER: z.coerce.number().int().min(1).max(1000).default(4),
  WAITING_CALLS_PER_USER: z.coerce.number().int().min(0).max(1000).default(40),
  /** Calls in progress in this process; further ones wait for a second, and are then refused. */
  MAX_CALLS: z.coerce.number().int().min(1).default(200),
  /** Addresses or ranges of the proxies whose X-Forwarded-For is trusted. */
  TRUST_PROXY: proxies.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  /** Daily limit of mails to unconfirmed addresses, for each kind that a visitor can cause. */
  UNCONFIRMED_MAILS_PER_DAY: z.coerce.number().int().min(1).default(300),
  /** Client id of the product at Google; unset, signing in with Google is not offered. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  /** Address at which Google publishes the keys that it signs with. */
  GOOGLE_KEYS_URL: webAddress.default('https://www.googleapis.com/oauth2/v3/certs'),
  /**
   * Id of the product's pixel at a social network's ads service; unset, users are not asked about ads and nothing is
   * sent.
   */
  AD_PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must have letters, digits, - and _ alone')
    .optional(),
  /** Address that the pixel's events are sent to. */
  AD_PIXEL_URL: webAddress.default('https://www.facebook.com/tr'),
  /** Second step of signing in at the desk: required of operators, or offered. */
  STAFF_TWO_STEP: z.enum(['required', 'offered']).optional(),
  JWT_SECRET: key.optional(),
  MEDIA_KEY: key.optional(),
  CERTIFICATE_KEY: key.optional(),
  BANK_KEY: key.optional(),
  /** Store of uploads and certificates: DATA_DIR, or a bucket of an S3-compatible service. */
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  /** Address of the S3-compatible service; unset, Amazon's. */
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  /** Access key of the service; unset, the role of the machine is used. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** True if the bucket stands in the path of an address instead of in its host, as most services but Amazon's need. */
  S3_FORCE_PATH_STYLE: flag,
  /** Public key of age that backups are encrypted for. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'must be a public key of age, which begins with age1')
    .optional(),
  /** The S3-compatible service of backups; unset, that of the uploads. */
  BACKUP_S3_ENDPOINT: webAddress.optional(),
  BACKUP_S3_REGION: z.string().min(1).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * How lessons' files are sent: by this process; by nginx in front of it, which is told where a file is; or by the
   * store or a CDN, to which the browser is redirected.
   */
  MEDIA_DELIVERY: z.enum(['process', 'accel', 'redirect']).default('process'),
  /** Address of a CDN or web server that has the files under their paths, and checks signatures made with its key. */
  MEDIA_CDN_URL: webAddress.optional(),
  MEDIA_CDN_KEY: z.string().min(16).optional(),
  /** Uploads are refused while the disk of DATA_DIR has less room than either. */
  UPLOAD_RESERVE_MB: z.coerce.number().int().min(0).default(2048),
  UPLOAD_RESERVE_PERCENT: z.coerce.number().min(0).max(100).default(5),
  /**
   * Program that converts recordings that not every browser plays to MP4; where it is not found, they are refused.
   */
  FFMPEG_PATH: z.string().default('ffmpeg'),
  /** Processors of that program: all, or all but one; by default all where `ROLE` is `media`. */
  MEDIA_PROCESSORS: z.enum(['all', 'spare']).optional(),
  /** True if a recording is kept as it was sent, once its streams are complete. */
  KEEP_ORIGINALS: flagOr('true'),
  /** Role of this process: calls alone, jobs without recordings, recordings alone, or everything. */
  ROLE: z.enum(['web', 'worker', 'media', 'all']).default('all'),
  /** Source of the catalog's totals and facets: stored by a job each minute, or counted for each call. */
  CATALOG_COUNTS: z.enum(['stored', 'live']).default('stored'),
  /** Cache of answers that are the same for everybody: kept briefly, or off and computed for each call. */
  ANSWER_CACHE: z.enum(['on', 'off']).default('on'),
  /** Addresses that webhooks are sent to, and LTI platforms called at: https on the internet, or any in development. */
  WEBHOOK_TARGETS: z.enum(['public', 'any']).default('public'),
  DEMO_MODE: flag,
  PAYMENT_GATEWAY: z.enum(['simulator', 'midtrans']).default('simulator'),
  /** With the simulator any user gets classes without paying, so production needs this second setting. */
  ALLOW_PAYMENT_SIMULATOR: flag,
  /** Rates of PPN, which is taken out of the platform's fee; none before the first. */
  PPN_RATES: datedPercents,
  SIMULATOR_KEY: z.string().min(16).optional(),
  MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
  /** The sandbox by default; in production https://app.midtrans.com and https://api.midtrans.com. */
  MIDTRANS_SNAP_URL: webAddress.default('https://app.sandbox.midtrans.com'),
  MIDTRANS_API_URL: webAddress.default('https://api.sandbox.midtrans.com'),
  /**
   * A service with OpenAI's chat completions API that reads news texts: https://api.openai.com/v1. Unset: only our
   * own rules.
   */
  ASSISTANT_URL: webAddress.optional(),
  ASSISTANT_API_KEY: z.string().min(1).optional(),
  ASSISTANT_MODEL: z.string().min(1).optional(),
  ASSISTANT_SECONDS: seconds(10),
  /**
   * A service with OpenAI's audio transcriptions API that writes captions: https://api.openai.com/v1, or a server of
   * whisper.cpp or faster-whisper. Unset: captions are written by hand.
   */
  TRANSCRIBER_URL: webAddress.optional(),
  TRANSCRIBER_API_KEY: z.string().min(1).optional(),
  TRANSCRIBER_MODEL: z.string().min(1).optional(),
  TRANSCRIBER_SECONDS: seconds(600),
});

type Variables = z.infer<typeof environment>;

/**
 * Refuses what does not go together. A condition on a variable that is itself wrong does not hold, so that the list has
 * no line that only follows from another.
 */
function refuseCombinations(env: Partial<Variables>, refuse: Refuse<keyof Variables>) {
  const need = (name: keyof Variables, reason: string) => {
    if (env[name] === undefined) refuse(name, `is needed ${reason}`);
  };
  if (env.PAYMENT_GATEWAY === 'midtrans') need('MIDTRANS_SERVER_KEY', 'when PAYMENT_GATEWAY is midtrans');
  if (env.STORAGE === 's3') need('S3_BUCKET', 'when STORAGE is s3');
  if (env.S3_ACCESS_KEY_ID) need('S3_SECRET_ACCESS_KEY', 'with S3_ACCESS_KEY_ID: one alone is not used');
  if (env.S3_SECRET_ACCESS_KEY) need('S3_ACCESS_KEY_ID', 'with S3_SECRET_ACCESS_KEY: one alone is not used');
  if (env.BACKUP_S3_ACCESS_KEY_ID)
    need('BACKUP_S3_SECRET_ACCESS_KEY', 'with BACKUP_S3_ACCESS_KEY_ID: one alone is not used');
  if (env.BACKUP_S3_SECRET_ACCESS_KEY)
    need('BACKUP_S3_ACCESS_KEY_ID', 'with BACKUP_S3_SECRET_ACCESS_KEY: one alone is not used');
  if (env.MEDIA_DELIVERY === 'redirect' && env.STORAGE === 'disk')
    need('MEDIA_CDN_URL', 'when MEDIA_DELIVERY is redirect and STORAGE is disk: a browser cannot read a disk');
  if (env.MEDIA_CDN_URL)
    need('MEDIA_CDN_KEY', 'with MEDIA_CDN_URL: without signatures anybody could read lessons there');
  if (env.MEDIA_CDN_URL && env.MEDIA_DELIVERY && env.MEDIA_DELIVERY !== 'redirect')
    refuse('MEDIA_DELIVERY', 'must be redirect with MEDIA_CDN_URL');
  if (env.ASSISTANT_URL) need('ASSISTANT_MODEL', 'with ASSISTANT_URL: the model that is to read');
  if (env.TRANSCRIBER_URL) need('TRANSCRIBER_MODEL', 'with TRANSCRIBER_URL: the model that is to listen');
  if (env.NODE_ENV !== 'production') return;
  if (env.PAYMENT_GATEWAY === 'simulator' && env.ALLOW_PAYMENT_SIMULATOR === false)
    refuse(
      'PAYMENT_GATEWAY',
      'must be midtrans in production, since the simulator takes no money; ALLOW_PAYMENT_SIMULATOR=true is for a demo',
    );
  if (env.DEMO_MODE === false) refuseInRealProduction(env, { need, refuse });
}

/** Refuses what only a demo may do. */
function refuseInRealProduction(
  { PUBLIC_URL, WEBHOOK_TARGETS }: Partial<Variables>,
  { need, refuse }: Record<'need' | 'refuse', Refuse<keyof Variables>>,
) {
  for (const name of keyNames)
    need(name, 'in production: 32 characters or more, as `npm run api -- secrets <folder>` draws them');
  need('SMTP_URL', 'in production: without it no mail leaves the server. A demo sets DEMO_MODE=true');
  need(
    'PUBLIC_URL',
    'in production: links in mails and notifications of payments go there. A demo sets DEMO_MODE=true',
  );
  if (WEBHOOK_TARGETS === 'any')
    refuse('WEBHOOK_TARGETS', 'must be public in production, since mitra choose the addresses of their webhooks');
  if (PUBLIC_URL && isPlain(new URL(PUBLIC_URL)))
    refuse(
      'PUBLIC_URL',
      'must begin with https:// in production, since passwords are sent there. A demo sets DEMO_MODE=true',
    );
}

/** Returns whether what is sent to an address crosses a network unencrypted. */
const isPlain = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);

export type Env = Omit<
  Variables,
  'DATABASE_DIRECT_URL' | 'PUBLIC_URL' | 'CONTACT_EMAIL' | 'DRAIN_SECONDS' | 'STAFF_TWO_STEP'
> & {
  readonly DATABASE_DIRECT_URL: string;
  readonly PUBLIC_URL: string;
  readonly CONTACT_EMAIL: string;
  readonly DRAIN_SECONDS: number;
  readonly STAFF_TWO_STEP: 'required' | 'offered';
  readonly root: string;
};

/** Variables that are missing or wrong. */
class ConfigurationError extends StartError {
  constructor(lines: readonly string[]) {
    super(['The configuration is not valid:', ...lines].join('\n'), { exitCode: exitCodes.configuration });
  }
}

/** Fictitious accounts that complete a demo's footer. */
const demoSocialLinks = [
  'https://www.instagram.com/contoh-sinau',
  'https://www.youtube.com/@contoh-sinau',
  'https://www.linkedin.com/company/contoh-sinau',
];

/** Reads and checks the environment. Whatever is wrong ends the start with one list, a line for each variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const complaints = new Map<string, string>();
  const refuse: Refuse<keyof Variables> = (name, sentence) => {
    if (!complaints.has(name)) complaints.set(name, `${name}: ${sentence}`);
  };
  const given = withSecretsOfFiles(source, refuse);
  const values = validValues(given, refuse);
  refuseCombinations(values, refuse);
  if (complaints.size > 0) throw new ConfigurationError([...complaints.values()]);
  const env = values as Variables;
  const isRealProduction = env.NODE_ENV === 'production' && !env.DEMO_MODE;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    ...env,
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    PUBLIC_URL: publicUrl,
    CONTACT_EMAIL: env.CONTACT_EMAIL ?? `halo@${new URL(publicUrl).hostname}`,
    SOCIAL_LINKS: env.DEMO_MODE && env.SOCIAL_LINKS.length === 0 ? demoSocialLinks : env.SOCIAL_LINKS,
    STAFF_TWO_STEP: env.STAFF_TWO_STEP ?? (isRealProduction ? 'required' : 'offered'),
    // On a developer's machine, Ctrl-C ends the process immediately.
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (isRealProduction ? 5 : 0),
    root: installationRoot,
  };
}

/** Reads each variable by itself: one that is wrong hides no other. */
function validValues(given: NodeJS.ProcessEnv, refuse: Refuse<keyof Variables>): Partial<Variables> {
  const schemas = Object.entries<z.ZodType>(environment.shape) as [keyof Variables, z.ZodType][];
  const valid = schemas.flatMap(([name, schema]) => {
    const { data, error } = schema.safeParse(given[name], { error: issueSentence });
    if (!error) return [[name, data]];
    refuse(name, given[name] === undefined ? 'is missing' : error.issues[0]!.message);
    return [];
  });
  return Object.fromEntries(valid) as Partial<Variables>;
}
