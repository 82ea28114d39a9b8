import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Mail } from './platform/mail/define-mail.ts';
import { composeMail } from './platform/mail/letter.ts';

const typed = 'Hadiah untukmu di https://jebakan.test';
const at = '2027-01-10T03:00:00.000Z';
const seed = 'benih';
/** Data of each of these mails, with `typed` for everything that anyone but an operator types. */
const samples: Record<string, object> = {
  verify_email: { seed },
  change_email: { seed },
  reset_password: { seed },
  restore_account: { seed },
  email_changed: { newEmail: null },
  support_received: { number: 7, token: 'token' },
  support_answered: { number: 7, token: 'token', content: 'Sudah kami buka.' },
  instructor_invitation: { seed, invitedBy: typed, mitra: typed, title: typed, scopes: ['edit'] },
  member_invitation: { seed, invitedBy: typed, mitra: typed, isOwner: true },
  seat_offered: { title: typed, ticket: typed, slug: 'webinar', offerEndsAt: at },
  legal_change: { slug: 'terms', title: 'Syarat', number: 2, changes: 'Pasal 3', effectiveAt: at },
};

let mails: Mail<object>[];
beforeAll(async () => {
  const files = globSync('*/*/*.mails.ts', { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>));
  mails = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Mail<object> => typeof value === 'object' && value !== null && 'compose' in value)
    .filter(({ toUnconfirmed }) => toUnconfirmed);
});

test('mails to unconfirmed addresses repeat no typed text', () => {
  expect(mails.map(({ template }) => template).sort()).toEqual(Object.keys(samples).sort());
  for (const { template, compose } of mails) {
    const letter = compose(
      { to: 'asing@contoh.id', fullname: typed, ...samples[template] },
      { product: 'Sinau', isConfirmed: false, tokenOf: () => 'token', sign: () => 'token' },
    );
    const { subject, text, html } = composeMail(
      letter,
      { fullname: null, unsubscribe: null },
      { PRODUCT_NAME: 'Sinau', PUBLIC_URL: 'https://sinau.test' },
    );
    expect([template, subject + text + html]).not.toEqual([template, expect.stringMatching(/Hadiah|jebakan/)]);
  }
});
