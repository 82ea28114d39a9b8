import { z } from 'zod';
import { currentPasswordRule } from '../auth/auth.rules.ts';
import { instant, shapeOf } from '../../fields.ts';
import { passkey, passkeyAssertion } from './passkey.schemas.ts';
import { codeRules, confirmationMethods, secondStepMethods } from './security.rules.ts';

const code = shapeOf(codeRules);
const ofAuthenticator = z.object({ method: z.literal('authenticator'), ...code });
const ofRecoveryCode = z.object({ method: z.literal('recoveryCode'), ...code });
const ofPasskey = z.object({ method: z.literal('passkey'), response: passkeyAssertion });
const ofPassword = z.object({ method: z.literal('password'), ...shapeOf({ password: currentPasswordRule }) });

export const secondStepProof = z.discriminatedUnion('method', [ofPasskey, ofAuthenticator, ofRecoveryCode]);
export type SecondStepProof = z.infer<typeof secondStepProof>;

export const confirmationProof = z.discriminatedUnion('method', [
  ofPassword,
  ofPasskey,
  ofAuthenticator,
  ofRecoveryCode,
]);
export type ConfirmationProof = z.infer<typeof confirmationProof>;

/** The answer to a sign-in instead of a session, while the second step is missing. */
export const signInChallenge = z.object({
  token: z.string(),
  methods: z.array(z.enum(secondStepMethods)),
  expiresAt: instant,
});
export type SignInChallenge = z.infer<typeof signInChallenge>;

export const twoStepState = z.object({
  /** When the app that draws codes was set up; null without one. */
  authenticatorSince: instant.nullable(),
  /** The oldest first. */
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int().nonnegative(),
  /** True if the desk is closed to this operator until there is a second step. */
  isRequired: z.boolean(),
});
export type TwoStepState = z.infer<typeof twoStepState>;

export const authenticatorSetup = z.object({
  /** Secret of the app, in base 32, for those who type it. */
  secret: z.string(),
  /** The same as an address that apps on this device open. */
  uri: z.string(),
  /** The address as a picture that a phone scans: a data address of an SVG. */
  qrCode: z.string(),
});
export type AuthenticatorSetup = z.infer<typeof authenticatorSetup>;

/** New recovery codes, shown this once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const confirmationOptions = z.object({
  /** Empty for users who sign in elsewhere and have no second step: they sign in again. */
  methods: z.array(z.enum(confirmationMethods)),
});
