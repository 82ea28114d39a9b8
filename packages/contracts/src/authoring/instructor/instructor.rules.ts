import type { InstructorScope } from '../../core/auth/membership.rules.ts';
import { emailRule } from '../../core/auth/auth.rules.ts';
import type { FormRules } from '../../form-rules.ts';

/** How long a mailed invitation can be answered. Sending it again starts anew. */
export const invitationDays = 7;

/** Who is invited, to a class or to a mitra. */
export const inviteRules = {
  email: { ...emailRule, missing: 'Tulis email orang yang kamu undang' },
} as const satisfies FormRules;

/** Whether somebody with these scopes may do it; null stands for a member of the mitra, who may do everything. */
export const hasScope = (scopes: readonly InstructorScope[] | null, scope: InstructorScope) =>
  scopes === null || scopes.includes(scope);
