import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

interface Seal {
  readonly key: string;
  /** Owner of the text: moved to another owner, it cannot be opened. */
  readonly owner: string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Seals a text so that only the holder of the key can read it: AES-256-GCM, with the owner bound to it. */
export function sealText(seal: Seal, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(seal), iv, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(seal.owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed text. Throws for another key, another owner, and a text that was altered. */
export function openText(seal: Seal, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(seal), bytes.subarray(0, ivLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(seal.owner));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}

const keyOf = ({ key }: Seal) => Buffer.from(hkdfSync('sha256', key, '', 'sealed-text', 32));
