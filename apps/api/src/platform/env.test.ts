import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const base = { DATABASE_URL: 'postgresql://127.0.0.1/sinau' };
const production = { ...base, NODE_ENV: 'production', SMTP_URL: 'smtp://mail.contoh.id' };

test.each([
  ['the simulator while developing', { ...base }],
  ['the simulator of a demo', { ...base, NODE_ENV: 'production', DEMO_MODE: 'true', ALLOW_PAYMENT_SIMULATOR: 'true' }],
  ['Midtrans in production', { ...production, PAYMENT_GATEWAY: 'midtrans', MIDTRANS_SERVER_KEY: 'kunci' }],
])('payments may go through %s', (_, source) => {
  expect(readEnv(source).PAYMENT_GATEWAY).toBe('PAYMENT_GATEWAY' in source ? 'midtrans' : 'simulator');
});

test.each([
  ['the simulator in production', { ...base, NODE_ENV: 'production' }, /PAYMENT_GATEWAY/],
  [
    'the simulator in production, half allowed',
    { ...base, NODE_ENV: 'production', ALLOW_PAYMENT_SIMULATOR: 'false' },
    /PAYMENT_GATEWAY/,
  ],
  ['production without a mail server', { ...production, SMTP_URL: '', ALLOW_PAYMENT_SIMULATOR: 'true' }, /SMTP_URL/],
  ['Midtrans without its key', { ...base, PAYMENT_GATEWAY: 'midtrans' }, /MIDTRANS_SERVER_KEY/],
  ['a rate of PPN without its day', { ...base, PPN_RATES: '11' }, /PPN_RATES/],
  ['a rate of PPN above the whole', { ...base, PPN_RATES: '2027-01-01:110' }, /PPN_RATES/],
  ['an assistant without a model', { ...base, ASSISTANT_URL: 'https://api.contoh.id/v1' }, /ASSISTANT_MODEL/],
  ['an assistant that is no address', { ...base, ASSISTANT_URL: 'file:///etc', ASSISTANT_MODEL: 'm' }, /ASSISTANT_URL/],
])('a start with %s is refused', (_, source, naming) => {
  expect(() => readEnv(source)).toThrow(naming);
});

test('a demo has accounts on social networks unless set otherwise; other installations have none unless set', () => {
  const own = 'https://www.instagram.com/punyaku';
  expect(readEnv({ ...base, DEMO_MODE: 'true' }).SOCIAL_LINKS).toHaveLength(3);
  expect(readEnv({ ...base, DEMO_MODE: 'true', SOCIAL_LINKS: own }).SOCIAL_LINKS).toEqual([own]);
  expect(readEnv(base).SOCIAL_LINKS).toEqual([]);
});
