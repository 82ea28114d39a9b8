import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@sinau/contracts/core/security/passkey.schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of WebAuthn: the user was present, and the key itself is attached. */
const present = 0x01;
const attached = 0x40;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

interface Options {
  /** Origin that the browser claims to be on. */
  readonly origin: string;
  readonly rpId?: string;
  /** Uses that the device counts; null for a key that counts none. */
  readonly counter?: number | null;
}

/** A passkey of the tests: it makes a key, and signs what it is asked to. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credentialId = base64url(randomBytes(32));
  readonly #origin: string;
  readonly #rpId: string;
  /** Uses so far; a test sets it back to play a copy of the key. */
  counter: number | null;

  constructor({ origin, rpId = new URL(origin).hostname, counter = 0 }: Options) {
    this.#origin = origin;
    this.#rpId = rpId;
    this.counter = counter;
  }

  make({ challenge }: { challenge: string }): PasskeyAttestation {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.credentialId, 'base64url');
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]);
    const authData = Buffer.concat([
      this.#header(present | attached),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  sign({ challenge }: { challenge: string }): PasskeyAssertion {
    if (this.counter !== null) this.counter += 1;
    const authenticatorData = this.#header(present);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#named,
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      },
    };
  }

  get #named() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' as const };
  }

  #header(flags: number) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter ?? 0);
    return Buffer.concat([sha256(this.#rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string) {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false })));
  }
}
