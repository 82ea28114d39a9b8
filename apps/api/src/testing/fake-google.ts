import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const clientId = '123-sinau.apps.googleusercontent.com';

interface Credential {
  readonly claims?: Record<string, unknown>;
  readonly issuer?: string;
  readonly audience?: string | string[];
  /** Offset from now in seconds. */
  readonly issuedAt?: number;
  readonly expiresAt?: number;
}

/** Signs credentials as Google does, and publishes its keys at the address that the API is configured with. */
export async function startFakeGoogle() {
  const keys = new Map<string, Awaited<ReturnType<typeof generateKeyPair>>['privateKey']>();
  const published: object[] = [];
  let isDown = false;
  const server = createServer((_request, response) => {
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Adds a new key; Google changes its own every few days. */
  const addKey = async (kid: string, { isPublished = true } = {}) => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    keys.set(kid, privateKey);
    if (isPublished) published.push({ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' });
  };
  await addKey('pertama');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    addKey,
    setDown: (value: boolean) => {
      isDown = value;
    },
    /** Credential that the button passes for a person. */
    credential(
      {
        claims,
        issuer = 'https://accounts.google.com',
        audience = clientId,
        issuedAt = 0,
        expiresAt = 3600,
      }: Credential,
      kid = 'pertama',
    ) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ email_verified: true, name: 'Sekar Ayu', jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now + issuedAt)
        .setExpirationTime(now + expiresAt)
        .sign(keys.get(kid)!);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
