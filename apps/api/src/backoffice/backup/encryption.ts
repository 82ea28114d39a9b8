import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';

/**
 * Backups are files of age (https://age-encryption.org), which its own program opens as well. The recipient, a public
 * key, encrypts: whoever takes over the server or the store reads no backup. The identity, which opens them, is needed
 * to check and restore alone.
 */
export interface KeyPair {
  readonly identity: string;
  readonly recipient: string;
}

/** Writes a new identity to a file that is not there yet, as `age-keygen` does. */
export async function createIdentityFile(path: string): Promise<KeyPair> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return { identity, recipient };
}

export async function readIdentityFile(path: string): Promise<KeyPair> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim());
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identity) throw new Error(`${path} tidak berisi kunci pembuka (AGE-SECRET-KEY-…)`);
  return { identity, recipient: await identityToRecipient(identity) };
}

export async function encrypt(recipient: string, content: Readable): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

export async function decrypt(identity: string, content: Readable): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

type WebStream = Parameters<Decrypter['decrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
const toWeb = (content: Readable) => Readable.toWeb(content) as WebStream;
const fromWeb = (content: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(content as ReadableStream);
