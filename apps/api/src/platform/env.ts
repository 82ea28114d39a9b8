import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const root = resolve(import.meta.dirname, '../../../..');

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Prometheus metrics are served here, apart from the public port. Unset: not served. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    DATABASE_URL: z.string().min(1),
    DATA_DIR: z.string().default(resolve(root, '.data')),
    /** Where people reach the product; links in mails begin with it. */
    PUBLIC_URL: z.url().optional(),
    PRODUCT_NAME: z.string().min(1).default('Sinau'),
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
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Addresses or ranges of the proxies whose X-Forwarded-For is believed. */
    TRUST_PROXY: z.string().optional(),
    SMTP_URL: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    JWT_SECRET: z.string().min(32).optional(),
    MEDIA_KEY: z.string().min(32).optional(),
    CERTIFICATE_KEY: z.string().min(32).optional(),
    /** How old the counts of the catalog may be; 0 counts each time. */
    CATALOG_SUMMARY_SECONDS: z.coerce.number().int().min(0).max(60).default(60),
    DEMO_MODE: flag,
    PAYMENT_GATEWAY: z.enum(['simulator', 'midtrans']).default('simulator'),
    /** Anybody can pay nothing with the simulator, so production takes it only when told twice. */
    ALLOW_PAYMENT_SIMULATOR: flag,
    SIMULATOR_KEY: z.string().min(16).optional(),
    MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
    /** The sandbox, unless told otherwise; in production https://app.midtrans.com and https://api.midtrans.com. */
    MIDTRANS_SNAP_URL: z.url().default('https://app.sandbox.midtrans.com'),
    MIDTRANS_API_URL: z.url().default('https://api.sandbox.midtrans.com'),
  })
  .superRefine((env, context) => {
    const refuse = (path: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (env.PAYMENT_GATEWAY === 'midtrans' && !env.MIDTRANS_SERVER_KEY)
      refuse('MIDTRANS_SERVER_KEY', 'Needed when PAYMENT_GATEWAY is midtrans');
    if (env.PAYMENT_GATEWAY === 'simulator' && env.NODE_ENV === 'production' && !env.ALLOW_PAYMENT_SIMULATOR) {
      refuse(
        'PAYMENT_GATEWAY',
        'The simulator takes no money: set midtrans, or ALLOW_PAYMENT_SIMULATOR=true for a demo',
      );
    }
  });

export type Env = Omit<z.infer<typeof environment>, 'PUBLIC_URL'> & {
  readonly PUBLIC_URL: string;
  readonly root: string;
};

/** Reads and checks the environment; a mistake in it ends the start with a sentence per variable. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) throw new Error(`The environment is not valid:\n${z.prettifyError(result.error)}`);
  const env = result.data;
  return { ...env, PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''), root };
}
