/** Ways of the second step: a passkey, a code of an app, or one of the codes that were written down. */
export const secondStepMethods = ['passkey', 'authenticator', 'recoveryCode'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** Ways to prove before a sensitive call that the user is still the one who signed in. */
export const confirmationMethods = ['password', ...secondStepMethods] as const;
export type ConfirmationMethod = (typeof confirmationMethods)[number];

/** Minutes for which signing in or a confirmation is proof enough. */
export const confirmationMinutes = 10;
export const recoveryCodeCount = 10;

export const codeRules = { code: { kind: 'text', min: 6, max: 24, missing: 'Tulis kodenya' } } as const;

export const passkeyRules = { name: { kind: 'text', min: 1, max: 60, missing: 'Beri nama dulu' } } as const;
export const mostPasskeys = 10;

/** Spaces and dashes are for reading only, and no code has letters that look like digits. */
export const codeOf = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** A code as it is shown, in groups: `7K3M-9QXA-2BTD`. */
export const groupedCode = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');
