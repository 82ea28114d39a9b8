import { refuseFile, type UploadedArchive } from '../../../core/media/index.ts';
import type { ImportSource } from './import-source.ts';
import { backupSource } from './sources/backup.ts';
import { commonCartridgeSource } from './sources/common-cartridge.ts';
import { moodleSource } from './sources/moodle.ts';

/** Every source, a line for each. */
const sources: readonly ImportSource[] = [backupSource, moodleSource, commonCartridgeSource];

/** Reads an archive with the source that recognises it. */
export async function readArchive(archive: UploadedArchive) {
  const source = sources.find((one) => one.recognises(archive));
  if (!source)
    throw refuseFile(
      'package_refused',
      archive.files.has('moodle.xml')
        ? 'Ini cadangan Moodle 1.9. Pulihkan dulu di Moodle yang lebih baru, lalu buat cadangannya di sana.'
        : 'Isi arsip ini bukan cadangan kelas, cadangan Moodle, atau paket Common Cartridge. Unggah berkasnya tanpa dibongkar.',
    );
  return { source: source.name, raw: await source.read(archive) };
}
