import type { security } from '@sinau/api-client';
import type { PasskeyAssertion, PasskeyAttestation } from '@sinau/contracts/core/security/passkey.schemas';
import { loadChunk } from '../navigation/load-chunk.ts';

export type PasskeyRequest = Awaited<ReturnType<typeof security.confirmationPasskey.call>>;
export type PasskeyCreation = Awaited<ReturnType<typeof security.beginPasskey.call>>;

/** Returns whether this browser supports passkeys; over plain HTTP none does. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function';

const library = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Lets the browser sign with one of the passkeys; rejects where it was cancelled. */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const { id, rawId, type, response } = await (await library()).startAuthentication({ optionsJSON: options });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** Lets the browser make a passkey; rejects where it was cancelled, or this device has one already. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const { id, rawId, type, response } = await (await library()).startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}
