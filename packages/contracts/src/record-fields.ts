import { z } from 'zod';
import type { FieldRule } from './form-rules.ts';
import { text } from './fields.ts';
import { mediaIdOf } from './core/media/media.rules.ts';

const ownPicture = /^\/(?:art|covers)\/[a-z0-9/-]+\.svg$/;

/** A picture on public pages: an uploaded one, or one of the product's own. */
export const shownPicture = z
  .string()
  .max(200)
  .refine((address) => ownPicture.test(address) || mediaIdOf(address) !== null, 'Unggah gambarnya')
  .nullable();

/**
 * A path of this site, or the complete address of another one, without credentials. Two slashes would name another
 * host.
 */
const link = /^(?:https:\/\/(?![^/?#]*@)[^\s"<>\\/][^\s"<>\\]*|\/(?!\/)[^\s"<>\\]*)$/;
const linkSentence = 'Tulis alamat di situs ini, misalnya /catalog, atau alamat lengkap dengan https://';
export const linkRule = {
  kind: 'text',
  max: 500,
  check: (typed) => (link.test(typed) ? null : linkSentence),
} as const satisfies FieldRule;
export const siteLink = text(linkRule.max).regex(link, linkSentence);

/** Slug of words; an id would be looked up as an id. */
const slugWords = /^(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugSentence = 'Pakai huruf kecil, angka, dan tanda hubung, misalnya menulis-berita';
export const slugRule = (max: number) =>
  ({
    kind: 'text',
    max,
    isOptional: true,
    check: (typed) => (slugWords.test(typed) ? null : slugSentence),
  }) as const satisfies FieldRule;
/** Empty if it is to be derived from the title. */
export const chosenSlug = (max: number) => text(max, 0).regex(slugWords, slugSentence).or(z.literal(''));
