import { hash, verify } from '@node-rs/argon2';

/** argon2id, with the library's defaults, which are OWASP's. */
export const hashPassword = (password: string) => hash(password);

let decoy: Promise<string> | undefined;

/** Takes as long for an account without a password, or none at all, so that timing tells nothing. */
export async function isPassword(passwordHash: string | null | undefined, password: string) {
  decoy ??= hash('decoy');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && Boolean(passwordHash);
}
