import type { FieldRule } from '../../form-rules.ts';
import { personalPasswordProblem } from './new-password.ts';

export const emailRule = { kind: 'email', max: 254, missing: 'Tulis emailmu' } as const;
/**
 * At least 8 characters, and no rule about their kinds (NIST SP 800-63B). The API also refuses the most common ones.
 */
export const passwordRule = { kind: 'secret', min: 8, max: 200, missing: 'Buat kata sandi' } as const;
/** An existing password, maybe set under other rules. */
export const currentPasswordRule = { kind: 'secret', max: 200, missing: 'Tulis kata sandimu' } as const;

export const registrationRules = {
  fullname: { kind: 'name', min: 2, max: 100, missing: 'Tulis nama lengkapmu' },
  email: emailRule,
  password: {
    ...passwordRule,
    check: (typed, { email = '', fullname = '' }) => personalPasswordProblem(typed, { email, fullname }),
  },
  phone: { kind: 'phone', max: 24, isOptional: true },
} as const satisfies Record<string, FieldRule>;
export const credentialsRules = { email: emailRule, password: currentPasswordRule } as const;
export const forgotPasswordRules = { email: emailRule } as const;
export const newPasswordRules = { password: passwordRule } as const;
