import { tidied } from './core/typed/text.rules.ts';

/** An address as browsers read it: without line breaks, and with what needs it encoded. Null for what is none. */
export const parsedAddress = (typed: string) => (URL.canParse(typed.trim()) ? new URL(typed.trim()) : null);

/** Whether an address signs somebody in: whoever opens it would do so with a name and a password that are not theirs. */
export const hasCredentials = ({ username, password }: URL) => username !== '' || password !== '';

/** The whole address of a page on the web, as people type it: 'contoh.id/kami' will do. Null where it is none. */
export function webAddress(typed: string): string | null {
  const text = tidied(typed).trim();
  const address = parsedAddress(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!address || hasCredentials(address)) return null;
  return ['http:', 'https:'].includes(address.protocol) && /[^.]\.[^.]/.test(address.hostname) ? address.href : null;
}
