import { emailRule } from '../../core/auth/auth.rules.ts';

export const newStaffRules = { email: emailRule } as const;
