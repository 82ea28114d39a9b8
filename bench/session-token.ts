import { createHmac } from 'node:crypto';

/** The token of a session, as the API signs it with this secret. */
export function sessionToken(sid: string, secret: string) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claim = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sid, iat: Math.floor(Date.now() / 1000) })}`;
  return `${claim}.${createHmac('sha256', secret).update(claim).digest('base64url')}`;
}
