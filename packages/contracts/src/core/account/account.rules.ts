import { currentPasswordRule, emailRule, passwordRule } from '../auth/auth.rules.ts';

export const changeEmailRules = { email: emailRule, password: currentPasswordRule } as const;
export const changePasswordRules = { oldPassword: currentPasswordRule, password: passwordRule } as const;
export const deactivationRules = { password: currentPasswordRule } as const;
