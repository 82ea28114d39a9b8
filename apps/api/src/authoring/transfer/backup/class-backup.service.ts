import { createHash } from 'node:crypto';
import {
  backupFormat,
  backupManifest,
  backupVersion,
  localId,
} from '@sinau/contracts/authoring/transfer/class-backup.rules';
import type { ClassBackup } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { inJakarta } from '@sinau/format/calendar';
import type { Partner } from '../../../platform/actor.ts';
import { sizeOfZip, type Archive } from '../../../platform/archive.ts';
import type { Reach } from '../../../platform/class-access.ts';
import type { Deps } from '../../../platform/deps.ts';
import { required } from '../../../platform/required.ts';
import { findOwnQuestions, type Links } from '../../../study/question/index.ts';
import { createClassAddresses } from '../class-address.ts';
import { createClassFiles, inMemory } from '../class-files.ts';
import { findClassToBackUp, type ClassToBackUp } from './class-backup.queries.ts';
import { outlineOf } from './class-outline.ts';

export type ClassBackupService = ReturnType<typeof createClassBackupService>;

/** Writes classes as archives of a documented format, while they are downloaded. */
export function createClassBackupService(deps: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const { db, env } = deps;
  const { locateAll } = createClassFiles(deps);
  const addresses = createClassAddresses(deps, 'class-backup', 'class_backup_expired');

  const write = async (row: ClassToBackUp, reach: Reach): Promise<{ archive: Archive; backup: ClassBackup }> => {
    const { updatedAt } = row;
    // References of the class are known once it was written with links that note everything.
    const noted = { files: new Set<string>(), questions: new Set<string>() };
    const noting: Links = {
      file: (id) => (noted.files.add(id), id),
      question: (id) => (noted.questions.add(id), id),
    };
    outlineOf(row, [], noting);
    const bank = await findOwnQuestions(db, reach, [...noted.questions]);
    outlineOf(row, bank, noting);

    const { found, lost } = await locateAll([...noted.files], updatedAt);
    const questionIds = new Map(bank.map(({ id }, index) => [id, localId(index + 1)]));
    const links: Links = {
      file: (id) => found.get(id)?.media.id ?? null,
      question: (id) => questionIds.get(id) ?? null,
    };
    const files = [...found.values()].sort((a, b) => (a.media.path < b.media.path ? -1 : 1));
    const backup: ClassBackup = {
      format: backupFormat,
      version: backupVersion,
      updatedAt: updatedAt.toISOString(),
      ...outlineOf(row, bank, links),
      media: files.map(({ media }) => media),
      lost,
    };
    const manifest = Buffer.from(JSON.stringify(backup, null, 1));
    const archive: Archive = {
      name: `cadangan-${row.slug}-${inJakarta(updatedAt, 'YYYY-MM-DD')}`,
      files: [
        inMemory(backupManifest, manifest),
        inMemory('BACA-SAYA.txt', Buffer.from(noteOf(env.PRODUCT_NAME, backup.class.title))),
        ...files.map(({ media: { path, size }, open }) => ({ path, size, open, isCompact: true })),
      ],
      repeatable: { tag: createHash('sha256').update(manifest).digest('base64url'), modifiedAt: updatedAt },
    };
    return { archive, backup };
  };

  return {
    async offer(actor: Partner, { id: ref }: { readonly id: string }) {
      const row = required(await findClassToBackUp(db, actor, ref));
      const { archive, backup } = await write(row, actor);
      return {
        ...addresses.sign({ classId: row.id, userId: actor.id }),
        bytes: sizeOfZip(archive.files, row.updatedAt)!,
        fileCount: backup.media.length,
        lost: backup.lost,
      };
    },

    async archive({ token }: { readonly token: string }): Promise<Archive> {
      const { classId, reach } = await addresses.read(token);
      return (await write(required(await findClassToBackUp(db, reach, classId)), reach)).archive;
    },
  };
}

const noteOf = (product: string, title: string) => `Cadangan kelas “${title}” dari ${product}.

Untuk memakainya lagi, buka portal kreator, pilih “Impor kelas”, lalu unggah berkas ZIP ini tanpa dibongkar.
${backupManifest} memuat seluruh isi kelas, dan folder media berkas-berkasnya. Data peserta tidak ikut.
`;
