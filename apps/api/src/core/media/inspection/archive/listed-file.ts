import { refuseFile } from '../../refusals.ts';
import { refused, shown } from '../package/refusal.ts';

/** A file as a format of archives lists it. */
export interface ListedFile {
  readonly name: string;
  readonly size: number;
  /** Reads it in pieces, all of which together have its size; refuses it with a sentence if it is damaged. */
  readonly content: (path: string) => AsyncIterable<Buffer>;
}

/** Checks what all formats of archives have in common: not too many entries, and no name twice. */
export function createEntryCheck(maxEntries: number) {
  const names = new Set<string>();
  return {
    count(entries: number) {
      if (entries > maxEntries)
        throw refused(
          `Arsip ini berisi lebih dari ${maxEntries.toLocaleString('id')} berkas. Kurangi, lalu unggah lagi.`,
        );
    },
    name(name: string) {
      if (names.has(name)) throw refused(`${shown(name)} tercatat dua kali di dalam arsip. Buat ulang arsipnya.`);
      names.add(name);
    },
  };
}

export const swollen = (subject: string) =>
  refused(`${subject} membengkak tidak wajar saat dibuka, jadi arsip ini tidak bisa diterima.`);

export const damagedEntry = (path: string) =>
  refuseFile('package_refused', `“${path}” rusak di dalam arsip. Unduh atau buat ulang arsipnya, lalu unggah lagi.`);
