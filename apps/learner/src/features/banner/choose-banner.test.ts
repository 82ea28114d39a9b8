import { expect, test } from 'vitest';
import { chooseBanner, nameOf } from './choose-banner.ts';

const banner = {
  endDate: '2026-11-30T16:59:00.000Z',
  text: 'Pekan Belajar',
  link: '/catalog',
  backgroundUrl: null,
  backgroundUrlMobile: null,
};
const before = new Date('2026-11-30T16:58:59.999Z');
const atEnd = new Date(banner.endDate);
const verified = { email: 'sekar@contoh.id', isEmailVerified: true };
const unverified = { ...verified, isEmailVerified: false };

test.each([
  ['a running announcement comes first [2.66]', banner, unverified, before, 'announcement'],
  ['at its end it is gone [2.65]', banner, verified, atEnd, 'none'],
  ['then an unconfirmed address is reminded [2.66]', banner, unverified, atEnd, 'verification'],
  ['without an announcement too', null, unverified, before, 'verification'],
  ['nothing is shown to a confirmed learner', null, verified, before, 'none'],
  ['nor to visitors', undefined, null, before, 'none'],
])('%s', (_title, running, profile, now, kind) => {
  expect(chooseBanner(running, profile, now, null).kind).toBe(kind);
});

test('an announcement that was closed stays closed, and the next one shows', () => {
  const next = { ...banner, endDate: '2026-12-30T16:59:00.000Z' };
  expect(chooseBanner(banner, verified, before, nameOf(banner)).kind).toBe('none');
  expect(chooseBanner(banner, unverified, before, nameOf(banner)).kind).toBe('verification');
  expect(chooseBanner(next, verified, before, nameOf(banner)).kind).toBe('announcement');
});
