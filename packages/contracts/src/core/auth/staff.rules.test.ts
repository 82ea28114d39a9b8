import { expect, test } from 'vitest';
import { isStaff, type Staff, type StaffRole } from './staff.rules.ts';

test.each<[string, StaffRole[], Staff, boolean]>([
  ['a holder of the role', ['support'], ['support'], true],
  ['a holder of one of two roles', ['finance'], ['support', 'finance'], true],
  ['a holder of another role', ['content'], ['support', 'finance'], false],
  ['an admin', ['admin'], ['support'], true],
  ['an admin, where it is open to no other role', ['admin'], [], true],
  ['a holder of a role, where it is open to admins only', ['support'], [], false],
  ['somebody without a role', [], ['support'], false],
])('isStaff: %s', (_, held, allowed, isAllowed) => {
  expect(isStaff(held, allowed)).toBe(isAllowed);
});
