import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { textOf } from '../../platform/html.ts';
import { safeSlugOf } from '../../platform/slugs.ts';
import { attachCover, prepareRichText } from '../../core/media/index.ts';
import type { Writing } from './record-desk.ts';

/** Returns the chosen slug, or else one made of the title. */
export const slugFor = ({ slug, title }: { slug: string; title: string }, noun: string, max: number) =>
  slug || safeSlugOf(title, noun).slice(0, max).replace(/-+$/, '');

/** Attaches the pictures that a record did not show before; the others may be another operator's. */
export async function attachNewPictures<Body extends object>(
  tx: Db,
  { actor, now }: Writing,
  names: readonly (keyof Body & string)[],
  body: Body,
  row: { [Name in keyof Body]?: unknown } | null,
) {
  for (const name of names)
    if (body[name] !== row?.[name]) await attachCover(tx, actor, body[name] as string | null, now, name);
}

/** Returns formatted text as it is stored; refuses empty text. */
export async function writtenHtml(tx: Db, { actor, now }: Writing, field: string, sent: string) {
  const html = await prepareRichText(tx, { owner: actor, now }, { place: 'about', field, html: sent });
  if (!isWritten(html, textOf(html))) throw invalidInput(field, 'Wajib diisi');
  return html;
}

/** Returns what the log stores of formatted text: its first words. */
export const wordsOf = (html: string) => textOf(html).slice(0, 300);
