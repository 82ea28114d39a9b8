import { z } from 'zod';
import {
  backupBounds,
  backupFormat,
  backupManifest,
  backupVersion,
} from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { refuseFile } from '../../../../core/media/index.ts';
import type { ImportSource, RawOutline } from '../import-source.ts';

/** The frame of version 1. What stands in it is checked by the planner, so that one odd lesson costs no more than itself. */
const version1 = z.object({
  class: z.record(z.string(), z.unknown()),
  educators: z.array(z.unknown()),
  sections: z
    .array(
      z.object({
        title: z.unknown(),
        lessons: z.array(z.object({ lesson: z.unknown(), session: z.unknown().optional() })),
      }),
    )
    .max(backupBounds.maxSections),
  bank: z.array(z.unknown()),
  media: z.array(z.unknown()).max(backupBounds.maxEntries),
  lost: z.array(z.string()),
});

/** Readers of all versions that were ever written; each returns what the newest has. */
const readers: Readonly<Record<number, (manifest: unknown) => RawOutline>> = {
  1: (manifest) => {
    const { lost, ...outline } = version1.parse(manifest);
    return {
      ...outline,
      leftOut: lost.map((name) => ({ title: name, note: 'Berkas ini sudah hilang sebelum cadangannya dibuat' })),
    };
  },
};

/** Our own backups; see docs/class-backup.md. */
export const backupSource: ImportSource = {
  name: 'backup',
  recognises: ({ files }) => files.has(backupManifest),

  async read({ files }) {
    const text = await files.get(backupManifest)!.text(backupBounds.maxManifestBytes);
    const manifest = jsonOf(text);
    const head = z.object({ format: z.literal(backupFormat), version: z.int().positive() }).safeParse(manifest);
    if (!head.success) throw refuseFile('package_refused', `${backupManifest} di arsip ini bukan cadangan kelas.`);
    const { version } = head.data;
    const reader = readers[version];
    if (!reader)
      throw refuseFile(
        'package_refused',
        `Cadangan ini memakai format versi ${version}, sedangkan aplikasi ini membaca sampai versi ${backupVersion}. Perbarui aplikasinya dulu.`,
      );
    try {
      return reader(manifest);
    } catch (cause) {
      throw refuseFile(
        'package_refused',
        `${backupManifest} di cadangan ini tidak lengkap. Unduh lagi cadangannya.`,
        cause,
      );
    }
  },
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refuseFile('package_refused', `${backupManifest} di arsip ini rusak. Unduh lagi cadangannya.`, cause);
  }
}
