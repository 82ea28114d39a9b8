import { screens } from '@sinau/contracts/screens';
import { expect, test } from 'vitest';
import { sessionCancelledMail } from './live.mails.ts';

test('the mail of a cancelled session leads to the session, and one queued by an older version to the class', () => {
  const times = { startsAt: '2026-12-31T15:00:00.000Z', endsAt: '2026-12-31T18:00:00.000Z' };
  const words = { to: 'a@contoh.test', fullname: 'Ayu', title: 'Sesi 1', class: 'Webinar', before: times, reason: '' };
  const path = screens.liveSession('webinar', 'id', 'webinar');
  const actionOf = (of: object) =>
    sessionCancelledMail.compose(
      { ...words, path, ...of },
      { product: 'Sinau', isConfirmed: true, sign: () => '', tokenOf: () => '' },
    ).action;
  expect(actionOf({})).toMatchObject({ path });
  expect(actionOf({ path: undefined, slug: 'webinar' })).toMatchObject({ path: screens.classPage('webinar') });
});
