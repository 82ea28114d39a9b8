import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from '../../platform/text-decoder.ts';
import { toWebVtt } from './inspection/web-vtt.ts';
import { mismatch, refuseFile } from './refusals.ts';

/** Number of first bytes that suffices to tell types apart. */
export const headLength = 4_100;

export interface Sniffed {
  readonly kind: MediaKind;
  /** Content type by the first bytes. */
  readonly type: string;
  /** True if the kind was requested, or is only the likeliest. */
  readonly isKindGiven: boolean;
}

/** Kinds that a type may hold, likeliest first: only an inspection tells whether an MP4 has a picture. */
const kindsOf: Record<string, readonly MediaKind[]> = {
  'image/jpeg': ['image'],
  'image/png': ['image'],
  'image/webp': ['image'],
  'image/gif': ['image'],
  'image/apng': ['image'],
  'image/heic': ['image'],
  'image/heif': ['image'],
  'image/heic-sequence': ['image'],
  'image/heif-sequence': ['image'],
  'image/tiff': ['image'],
  'application/pdf': ['pdf'],
  'video/mp4': ['video', 'audio'],
  'video/x-m4v': ['video'],
  'video/quicktime': ['video'],
  'video/webm': ['video', 'audio'],
  'audio/x-m4a': ['audio'],
  'audio/mp4': ['audio'],
  'audio/mpeg': ['audio'],
  'audio/ogg': ['audio'],
  'text/vtt': ['captions'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['document'],
  'application/vnd.oasis.opendocument.text': ['document'],
  // An archive whose first bytes do not identify it; an inspection does.
  'application/zip': ['document', 'package', 'archive'],
  // Tars of Moodle bring whole classes.
  'application/gzip': ['archive'],
  'application/x-tar': ['archive'],
};

/**
 * Determines a file's type by its first bytes; its name and announced type are ignored. Of several kinds it picks one
 * that is allowed.
 */
export async function sniff(
  head: Buffer,
  wanted: MediaKind | undefined,
  allowed: readonly MediaKind[],
): Promise<Sniffed> {
  const type = await typeOf(head);
  const kinds = kindsOf[type] ?? [];
  const kind = wanted ?? kinds.find((one) => allowed.includes(one)) ?? kinds[0];
  if (!kind) throw refuseFile('file_type_mismatch', 'Jenis berkas ini belum bisa diunggah');
  if (!kinds.includes(kind)) throw mismatch(kind);
  return { kind, type, isKindGiven: wanted !== undefined };
}

/**
 * Determines the type by `file-type`, except for types that it recognizes only from the whole file: the list of a
 * TIFF's fields may be at its end.
 */
async function typeOf(head: Buffer) {
  // The byte order mark would be mistaken for the beginning of an audio file.
  const isUtf16 = ['fffe', 'feff'].includes(head.toString('hex', 0, 2));
  const type = isUtf16 ? undefined : (await fileTypeFromBuffer(head))?.mime.split(';')[0];
  if (type && type in kindsOf) return type;
  if (!type && ['49492a00', '4d4d002a'].includes(head.toString('hex', 0, 4))) return 'image/tiff';
  if (head.subarray(0, pdfHeaderWithin).includes('%PDF-')) return 'application/pdf';
  return toWebVtt(decodeText(head) ?? '') === null ? '' : 'text/vtt';
}

/** Bytes before its header that readers of PDF accept. */
const pdfHeaderWithin = 1_024;
