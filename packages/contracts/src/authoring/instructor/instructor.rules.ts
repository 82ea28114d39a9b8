import type { InstructorScope } from '../../core/auth/membership.rules.ts';
import { emailRule } from '../../core/auth/auth.rules.ts';
import type { FormRules } from '../../form-rules.ts';

/** Days in which a mailed invitation can be answered. Sending it again restarts the period. */
export const invitationDays = 7;

/** Fields of an invitation to a class or to a mitra. */
export const inviteRules = {
  email: { ...emailRule, missing: 'Tulis email orang yang kamu undang' },
} as const satisfies FormRules;

/** Tells whether these scopes allow the action; null stands for a member of the mitra, who may do everything. */
export const hasScope = (scopes: readonly InstructorScope[] | null, scope: InstructorScope) =>
  scopes === null || scopes.includes(scope);
