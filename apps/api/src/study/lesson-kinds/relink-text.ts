import { mediaAddress, mediaIdOf } from '@sinau/contracts/core/media/media.rules';
import { richTextRules, type RichTextContext } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { cleanHtml } from '../../platform/html.ts';
import type { Links } from '../question/index.ts';

/** Returns a text whose pictures are those of another document; one that it lacks is removed. */
export const relinkText = (html: string, place: RichTextContext, links: Links) =>
  cleanHtml(html, place).replace(/<img data-media="([^"]*)"[^>]*>/g, (picture, id: string) => {
    const other = links.file(id, { kind: 'image', purpose: richTextRules[place].pictures });
    return other ? picture.replace(id, other) : '';
  });

/** Returns the address of a public picture in another document; an address of anything else stays. */
export function relinkAddress(address: string | null, links: Links) {
  const id = address && mediaIdOf(address);
  if (!id) return address;
  const other = links.file(id, { kind: 'image', purpose: 'public' });
  return other && mediaAddress(other);
}
