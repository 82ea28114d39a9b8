import { refuseFile, type UploadedArchive } from '../../../core/media/index.ts';
import type { ImportSource } from './import-source.ts';
import { backupSource } from './sources/backup.ts';

/** Every source, a line for each. */
const sources: readonly ImportSource[] = [backupSource];

/** Reads an archive with the source that recognises it. */
export async function readArchive(archive: UploadedArchive) {
  const source = sources.find((one) => one.recognises(archive));
  if (!source)
    throw refuseFile(
      'package_refused',
      'Isi arsip ini bukan cadangan kelas. Unggah berkas ZIP dari tombol “Unduh cadangan” tanpa dibongkar.',
    );
  return { source: source.name, raw: await source.read(archive) };
}
