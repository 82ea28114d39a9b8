import { tidied } from './core/typed/text.rules.ts';

/** Parses an address as browsers do: without line breaks, and percent-encoded. Null if malformed. */
export const parsedAddress = (typed: string) => (URL.canParse(typed.trim()) ? new URL(typed.trim()) : null);

/**
 * Tells whether an address contains credentials: it would sign its visitor in with a name and a password that are not
 * theirs.
 */
export const hasCredentials = ({ username, password }: URL) => username !== '' || password !== '';

/** Returns whether the server may call an address. Where none but https is called, it refuses the others. */
export function isCallableAddress(typed: string) {
  const address = parsedAddress(typed);
  return address !== null && ['http:', 'https:'].includes(address.protocol) && !hasCredentials(address);
}
export const callableAddressRefusal =
  'Tulis alamat lengkap yang dimulai dengan https://, tanpa nama pengguna dan kata sandi';

/** Returns the full address of a typed web page: 'contoh.id/kami' is enough. Null if malformed. */
export function webAddress(typed: string): string | null {
  const text = tidied(typed).trim();
  const address = parsedAddress(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!address || hasCredentials(address)) return null;
  return ['http:', 'https:'].includes(address.protocol) && /[^.]\.[^.]/.test(address.hostname) ? address.href : null;
}
