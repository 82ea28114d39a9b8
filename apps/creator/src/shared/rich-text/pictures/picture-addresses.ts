import { pictureAddressesIn, withoutPictureAddresses } from '@sinau/contracts/core/rich-text/reading';

/** Where the pictures of lessons that were read last are; each address holds for an hour. */
const known = new Map<string, string>();

/** The text as it is stored, to be compared and edited; the addresses that its pictures came with are remembered. */
export function takePictureAddresses(html: string) {
  for (const [id, address] of pictureAddressesIn(html)) known.set(id, address);
  return withoutPictureAddresses(html);
}
export const rememberPictureAddress = (id: string, address: string) => void known.set(id, address);
export const knownPictureAddress = (id: string) => known.get(id) ?? null;
