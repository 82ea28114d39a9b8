import { expect, test } from 'vitest';
import { aboutKind, kindsFor, notificationKinds, unsubscribedBy, unsubscribeIdOf } from './notification.rules.ts';

const userId = '0198c0de-1111-7222-8333-444455556666';

test('only teachers get notifications about work to grade, their teaching, and sales', () => {
  expect(kindsFor({ isMitra: true })).toEqual(notificationKinds);
  const forTeachers = notificationKinds.filter((kind) => !kindsFor({ isMitra: false }).includes(kind));
  expect(forTeachers).toEqual(['grading_reminder', 'teaching', 'sales']);
});

test('mails about a moved session, a seat, an assignment that ends, changed terms and decisions on what was reported are always sent', () => {
  expect(notificationKinds.filter((kind) => aboutKind[kind].mail === 'always')).toEqual([
    'schedule_change',
    'seat_offer',
    'teaching',
    'legal_change',
    'moderation',
  ]);
});

test.each(notificationKinds)('the unsubscribe link of mails about %s identifies its user and its kind', (kind) => {
  expect(unsubscribeIdOf(userId, kind)).toBe(`${userId}_${kind}`);
  expect(unsubscribedBy(unsubscribeIdOf(userId, kind))).toEqual({ userId, kind });
});

test.each(['', userId, `${userId}_`, `${userId}_sale`, `${userId}_salesman`, 'sales'])(
  'a malformed link identifies nothing: %j',
  (id) => {
    expect(unsubscribedBy(id)).toBeNull();
  },
);
