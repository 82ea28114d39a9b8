import { expect, test } from 'vitest';
import { aboutKind, kindsFor, notificationKinds, unsubscribedBy, unsubscribeIdOf } from './notification.rules.ts';

const userId = '0198c0de-1111-7222-8333-444455556666';

test('only people who teach are told of what is to grade, of their teaching, and of sales', () => {
  expect(kindsFor({ isMitra: true })).toEqual(notificationKinds);
  const forTeachers = notificationKinds.filter((kind) => !kindsFor({ isMitra: false }).includes(kind));
  expect(forTeachers).toEqual(['grading_reminder', 'teaching', 'sales']);
});

test('mails of a moved session, a seat, an assignment that ends and changed terms are always sent', () => {
  expect(notificationKinds.filter((kind) => aboutKind[kind].mail === 'always')).toEqual([
    'schedule_change',
    'seat_offer',
    'teaching',
    'legal_change',
  ]);
});

test.each(notificationKinds)('the link out of mails about %s says whose and which they are', (kind) => {
  expect(unsubscribeIdOf(userId, kind)).toBe(`${userId}_${kind}`);
  expect(unsubscribedBy(unsubscribeIdOf(userId, kind))).toEqual({ userId, kind });
});

test.each(['', userId, `${userId}_`, `${userId}_sale`, `${userId}_salesman`, 'sales'])(
  'a link that is not ours says nothing: %j',
  (id) => {
    expect(unsubscribedBy(id)).toBeNull();
  },
);
