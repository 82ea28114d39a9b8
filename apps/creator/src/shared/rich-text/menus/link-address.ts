import { richTextMarkup } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';

/** Returns the complete address of the typed text; null if the server would not store it. */
export function linkAddress(typed: string): string | null {
  const text = tidied(typed).trim();
  if (text.startsWith('/')) return richTextMarkup.link.a.href.test(text) ? text : null;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  if (protocol === 'mailto:') return href;
  return /^https?:$/.test(protocol) && /\.[a-z]{2,}$|^localhost$/i.test(hostname) ? href : null;
}
