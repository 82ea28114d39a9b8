import { pictureAddressesIn, withoutPictureAddresses } from '@sinau/contracts/core/rich-text/reading';

/** Addresses of the pictures of recently read lessons; each is valid for an hour. */
const known = new Map<string, string>();

/** Returns the text as it is stored, for comparison and editing, and remembers the addresses of its pictures. */
export function takePictureAddresses(html: string) {
  for (const [id, address] of pictureAddressesIn(html)) known.set(id, address);
  return withoutPictureAddresses(html);
}
export const rememberPictureAddress = (id: string, address: string) => void known.set(id, address);
export const knownPictureAddress = (id: string) => known.get(id) ?? null;
