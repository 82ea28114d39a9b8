import { expect, test } from 'vitest';
import { hasScope } from './instructor.rules.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';

test.each(instructorScopes)(
  'the scope %s is held by instructors who were given it, and by every member of the mitra',
  (scope) => {
    expect(hasScope([scope], scope)).toBe(true);
    expect(hasScope(null, scope)).toBe(true);
    expect(hasScope(instructorScopes, scope)).toBe(true);
    expect(hasScope([], scope)).toBe(false);
    expect(
      hasScope(
        instructorScopes.filter((one) => one !== scope),
        scope,
      ),
    ).toBe(false);
  },
);
