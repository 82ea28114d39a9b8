import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: uuid,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const publicKey = z.literal('public-key');
const credential = z.object({ id: bytes(1_400), type: publicKey, transports: z.array(z.string()).optional() });
const userVerification = z.enum(['required', 'preferred', 'discouraged']);

/* JSON forms of WebAuthn's options and answers: binary values are in base64url. */

/** Options with which a browser makes a passkey. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int().positive(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    userVerification,
  }),
  attestation: z.literal('none'),
});

/** Options with which a browser proves that it has one of these passkeys. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int().positive(),
  userVerification,
  allowCredentials: z.array(credential),
});

const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({ id: bytes(1_400), rawId: bytes(1_400), type: publicKey, response: z.object(response) });

/** A passkey that a browser made. */
export const passkeyAttestation = answerOf({
  clientDataJSON: bytes(4_000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().max(20)).max(10).optional(),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** The proof that a browser has a passkey. */
export const passkeyAssertion = answerOf({
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(8_000),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
