import { Readable } from 'node:stream';
import { inJakarta } from '@sinau/format/calendar';
import type { Actor } from '../../platform/actor.ts';
import type { Archive, ArchiveFile } from '../../platform/archive.ts';
import type { Deps } from '../../platform/deps.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { findRecords, findUploads, personalRecords } from './personal-data.queries.ts';

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

const pageSize = 500;

/** Exports all personal data of a user, as UU PDP (law 27 of 2022, article 7) grants it. */
export function createPersonalDataService({ env, exportDb, clock }: Pick<Deps, 'env' | 'exportDb' | 'clock'>) {
  const store = createFileStore('media', env);

  async function* jsonOf(file: string, userId: string) {
    let isFirst = true;
    let after = '';
    for (;;) {
      const rows = await findRecords(exportDb(), personalRecords[file]!, userId, after, pageSize);
      for (const { record } of rows) {
        yield `${isFirst ? '[' : ','}\n${JSON.stringify(record, null, 2)}`;
        isFirst = false;
      }
      if (rows.length < pageSize) break;
      after = rows.at(-1)!.key;
    }
    yield isFirst ? '[]\n' : '\n]\n';
  }

  return {
    /** Records are read page by page and files streamed while the archive is sent. */
    async archive({ id }: Actor): Promise<Archive> {
      const now = clock.now();
      const uploads = await findUploads(exportDb(), id);
      const records = Object.keys(personalRecords).map((file): ArchiveFile => ({
        path: `${file}.json`,
        open: async () => Readable.from(jsonOf(file, id)),
      }));
      const files: ArchiveFile[] = [];
      for (const { id: uploadId, name, fileName } of uploads) {
        const key = `${uploadId}/${fileName}`;
        // A file that is missing on the disk would abort the archive.
        if ((await store.size(key)) === null) continue;
        const path = `berkas/${uploadId}-${withoutFolders(name)}`;
        files.push({ path, isCompact: true, open: () => store.read(key) });
      }
      const note: ArchiveFile = {
        path: 'BACA-SAYA.txt',
        open: async () => Readable.from([noteOf(env.PRODUCT_NAME, now)]),
      };
      return { name: `data-saya-${inJakarta(now, 'YYYY-MM-DD')}`, files: [note, ...records, ...files] };
    },
  };
}

const withoutFolders = (name: string) => name.replaceAll(/[/\\:]/g, '-');

const noteOf = (
  product: string,
  now: Date,
) => `Salinan datamu di ${product}, ${inJakarta(now, 'D MMM YYYY, HH:mm')} WIB.

Setiap berkas .json memuat satu jenis data dan bisa dibuka dengan editor teks apa pun.
Waktu ditulis dalam UTC, uang dalam rupiah. Berkas yang kamu unggah ada di folder "berkas".
Kata sandi dan kunci masuk tidak ikut disalin.
`;
