import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { exitCodes, StartError } from './start-error.ts';

const base = { DATABASE_URL: 'postgresql://127.0.0.1/sinau' };
const key = 'kunci-yang-cukup-panjang-untuk-diuji';
const production = {
  ...base,
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.contoh.id',
  PUBLIC_URL: 'https://contoh.id',
  JWT_SECRET: key,
  MEDIA_KEY: key,
  CERTIFICATE_KEY: key,
  BANK_KEY: key,
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_SERVER_KEY: 'kunci',
};
const demo = { ...base, NODE_ENV: 'production', DEMO_MODE: 'true', ALLOW_PAYMENT_SIMULATOR: 'true' };

/** Lines of the list that ends the start. */
function complaintsOf(source: NodeJS.ProcessEnv) {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).exitCode).toBe(exitCodes.configuration);
    const [head, ...lines] = (error as StartError).message.split('\n');
    expect(head).toBe('The configuration is not valid:');
    return lines;
  }
  return [];
}

test.each([
  ['the simulator while developing', base],
  ['the simulator of a demo', demo],
  ['Midtrans in production', production],
])('payments may go through %s', (_, source) => {
  expect(readEnv(source).PAYMENT_GATEWAY).toBe('PAYMENT_GATEWAY' in source ? 'midtrans' : 'simulator');
});

test('staff need a second step in production, and are offered one elsewhere', () => {
  const chosen = [base, demo, production, { ...production, STAFF_TWO_STEP: 'offered' }];
  expect(chosen.map((source) => readEnv(source).STAFF_TWO_STEP)).toEqual(['offered', 'offered', 'required', 'offered']);
});

test.each([
  ['JWT_SECRET', 'pendek', 'must have 32 characters or more'],
  ['DATABASE_URL', 'mysql://127.0.0.1/sinau', 'must be an address that begins with postgresql://'],
  ['DATABASE_URL', undefined, 'is missing'],
  ['PUBLIC_URL', 'sinau.id', 'must be an address that begins with https:// or http://'],
  ['PUBLIC_URL', 'localhost:3000', 'must be an address that begins with https:// or http://'],
  ['SMTP_URL', 'mail.contoh.id', 'must be an address that begins with smtp:// or smtps://'],
  ['MIDTRANS_SERVER_KEY', '', 'is needed when PAYMENT_GATEWAY is midtrans'],
  ['MIDTRANS_API_URL', 'api.midtrans.com', 'must be an address that begins with https:// or http://'],
  ['TRUST_PROXY', 'nonsense', 'must be addresses or ranges, such as 10.0.0.0/8, with commas between them'],
  ['TRUST_PROXY', '10.0.0.0/33', 'must be addresses or ranges, such as 10.0.0.0/8, with commas between them'],
  ['PORT', '70000', 'must be 65535 or less'],
  ['PORT', 'tiga', 'must be a number'],
  ['PORT', '3000.5', 'must be a whole number'],
  ['DATABASE_LOCK_SECONDS', '0', 'must be 0.1 or more'],
  ['DEMO_MODE', 'ya', 'must be true or false'],
  ['ROLE', 'video', 'must be web or worker or media or all'],
  ['CONTACT_EMAIL', 'halo', 'must be an email address'],
  ['SOCIAL_LINKS', 'https://contoh.id, http://contoh.id', 'must be addresses that begin with https://'],
  ['AD_PIXEL_ID', 'a b', 'must have letters, digits, - and _ alone'],
  ['PPN_RATES', '11', 'must have days such as 2027-01-31'],
  ['PPN_RATES', '2027-01-01:110', 'must be 100 or less'],
  ['S3_BUCKET', '', 'is needed when STORAGE is s3'],
  ['ASSISTANT_URL', 'file:///etc', 'must be an address that begins with https:// or http://'],
])('%s=%s is a line of the list', (name, value, sentence) => {
  const STORAGE = name === 'S3_BUCKET' ? 's3' : 'disk';
  expect(complaintsOf({ ...production, STORAGE, [name]: value })).toEqual([`${name}: ${sentence}`]);
});

test('everything that is wrong is in one list, combinations and keys among it, and no value', () => {
  const complaints = complaintsOf({
    NODE_ENV: 'production',
    PUBLIC_URL: 'sinau.id',
    JWT_SECRET: 'rahasia',
    TRUST_PROXY: 'nonsense',
    PAYMENT_GATEWAY: 'midtrans',
    ASSISTANT_URL: 'https://api.contoh.id/v1',
    MEDIA_CDN_URL: 'https://cdn.contoh.id',
  });
  expect(complaints.map((line) => line.split(':')[0])).toEqual([
    'DATABASE_URL',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'JWT_SECRET',
    'MIDTRANS_SERVER_KEY',
    'MEDIA_CDN_KEY',
    'MEDIA_DELIVERY',
    'ASSISTANT_MODEL',
    'MEDIA_KEY',
    'CERTIFICATE_KEY',
    'BANK_KEY',
    'SMTP_URL',
  ]);
  expect(complaints.join()).not.toContain('rahasia');
});

test('a variable that is wrong causes no second line', () => {
  expect(complaintsOf({ ...base, NODE_ENV: 'production', DEMO_MODE: 'ya', ALLOW_PAYMENT_SIMULATOR: 'true' })).toEqual([
    'DEMO_MODE: must be true or false',
  ]);
});

test.each([
  ['the simulator in production', { ...production, PAYMENT_GATEWAY: undefined }, 'PAYMENT_GATEWAY'],
  [
    'the simulator in production, half allowed',
    { ...production, PAYMENT_GATEWAY: 'simulator', ALLOW_PAYMENT_SIMULATOR: 'false' },
    'PAYMENT_GATEWAY',
  ],
  ['production without a mail server', { ...production, SMTP_URL: '' }, 'SMTP_URL'],
  ['production without an address', { ...production, PUBLIC_URL: undefined }, 'PUBLIC_URL'],
  ['production without encryption', { ...production, PUBLIC_URL: 'http://contoh.id' }, 'PUBLIC_URL'],
  ['an access key without its secret', { ...base, S3_ACCESS_KEY_ID: 'sinau' }, 'S3_SECRET_ACCESS_KEY'],
  ['a secret without its access key', { ...base, S3_SECRET_ACCESS_KEY: 'rahasia' }, 'S3_ACCESS_KEY_ID'],
  ['an assistant without a model', { ...base, ASSISTANT_URL: 'https://api.contoh.id/v1' }, 'ASSISTANT_MODEL'],
])('a start with %s is refused', (_, source, name) => {
  expect(complaintsOf(source)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

test.each([
  ['a demo', { ...demo, PUBLIC_URL: 'http://192.168.1.7:3000' }],
  ['production on the same machine', { ...production, PUBLIC_URL: 'http://localhost:3000' }],
  ['production over loopback', { ...production, PUBLIC_URL: 'http://127.0.0.1:3000' }],
])('%s may do without encryption', (_, source) => {
  expect(readEnv(source).PUBLIC_URL).toBe(source.PUBLIC_URL);
});

test.each([
  ['a demo', demo],
  ['a process that is developed', base],
])('%s has its address on this machine unless set', (_, source) => {
  expect(readEnv({ ...source, PORT: '3210' }).PUBLIC_URL).toBe('http://localhost:3210');
});

test.each(['127.0.0.1', '10.0.0.0/8,172.16.0.0/12, 192.168.0.0/16', '::1', 'fd00::/8', 'loopback, uniquelocal'])(
  'the proxies %s are taken, by the server as well',
  (TRUST_PROXY) => {
    expect(readEnv({ ...base, TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    expect(() => Fastify({ trustProxy: TRUST_PROXY })).not.toThrow();
  },
);

test('a demo has accounts on social networks unless set otherwise; other installations have none unless set', () => {
  const own = 'https://www.instagram.com/punyaku';
  expect(readEnv({ ...base, DEMO_MODE: 'true' }).SOCIAL_LINKS).toHaveLength(3);
  expect(readEnv({ ...base, DEMO_MODE: 'true', SOCIAL_LINKS: own }).SOCIAL_LINKS).toEqual([own]);
  expect(readEnv(base).SOCIAL_LINKS).toEqual([]);
});
