import { pictureWidth, withPictureAddresses } from '@sinau/contracts/core/rich-text/reading';
import {
  maxPictures,
  pictureIdsIn,
  richTextRules,
  type RichTextContext,
} from '@sinau/contracts/core/rich-text/rich-text.rules';
import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { cleanHtml } from '../../platform/html.ts';
import { attachPictures, findMediaByIds, type MediaOwner, type MediaRow } from './media.queries.ts';
import { signMediaAddress, type Signing } from './signed-address.ts';
import { fileNameAt } from './variants.ts';

/** Author of a record that names files, and time of writing. */
export interface Writer {
  readonly owner: MediaOwner;
  readonly now: Date;
  /** Files that the record has already, which stay whoever uploaded them. */
  readonly kept?: readonly string[];
}
interface Written {
  readonly place: RichTextContext;
  /** Path of the text in the body, for the message of a refusal. */
  readonly field: string;
  readonly html: string;
}

/** Turns a submitted text into the stored one: sanitised, its pictures owned by the writer and of their real size. */
export async function prepareRichText(tx: Db, { owner, now, kept = [] }: Writer, { place, field, html }: Written) {
  const clean = cleanHtml(html, place);
  const ids = pictureIdsIn(clean);
  if (ids.length === 0) return clean;
  if (ids.length > maxPictures) throw invalidInput(field, `Paling banyak ${maxPictures} gambar dalam satu teks`);

  const purpose = richTextRules[place].pictures;
  const attached = await attachPictures(tx, { ids, purpose, owner, now });
  // Public pictures may be shown by any writer.
  const others = ids.filter((id) => !attached.has(id) && (purpose === 'public' || kept.includes(id)));
  const pictures = new Map(
    [...attached.values(), ...(others.length > 0 ? await findMediaByIds(tx, others) : [])]
      .filter((media) => media.kind === 'image' && media.purpose === purpose)
      .map((media) => [media.id, media]),
  );
  if (pictures.size < ids.length)
    throw invalidInput(field, 'Ada gambar yang tidak ditemukan. Hapus dari teks, lalu unggah lagi.');
  return withSizes(clean, pictures);
}

/** Adds the size of each picture, so that the browser reserves its space and nothing jumps. */
const withSizes = (html: string, pictures: ReadonlyMap<string, MediaRow>) =>
  html.replace(
    /<img data-media="([^"]*)"([^>]*?)(?: width="\d+")?(?: height="\d+")? \/>/g,
    (_, id: string, rest: string) => {
      const { width, height } = pictures.get(id)!;
      return `<img data-media="${id}"${rest} width="${width}" height="${height}" />`;
    },
  );

/**
 * Returns the text of a lesson with signed addresses of its pictures. `files` holds the files that `pictureIdsIn`
 * names; a lost one has no address.
 */
export function withSignedPictures(signing: Signing, html: string, files: readonly MediaRow[]) {
  const byId = new Map(files.map((media) => [media.id, media]));
  return withPictureAddresses(html, (id) => {
    const media = byId.get(id);
    if (media?.kind !== 'image') return null;
    return signMediaAddress(signing, { ...media, fileName: fileNameAt(media, pictureWidth) }).address;
  });
}
