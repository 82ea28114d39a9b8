import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  backupFormat,
  backupManifest,
  backupVersion,
  localId,
} from '@sinau/contracts/authoring/transfer/class-backup.rules';
import type { ClassBackup, OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { inJakarta } from '@sinau/format/calendar';
import type { Partner } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { openZip, sizeOfZip, type Archive, type ArchiveFile } from '../../../platform/archive.ts';
import type { Reach } from '../../../platform/class-access.ts';
import { hours, later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { createFileStore } from '../../../platform/file-store/index.ts';
import { required } from '../../../platform/required.ts';
import { readToken, signToken } from '../../../platform/signed-token.ts';
import { findMediaByIds, findPackageFiles, storedNameOf, type MediaRow } from '../../../core/media/index.ts';
import { findOwnQuestions, type Links } from '../../../study/question/index.ts';
import { findClassToBackUp, findReach, type ClassToBackUp } from './class-backup.queries.ts';
import { outlineOf } from './class-outline.ts';

export type ClassBackupService = ReturnType<typeof createClassBackupService>;

/** A file with its place in the archive. */
interface StoredFile {
  readonly media: OutlineMedia;
  readonly open: () => Promise<Readable>;
}

/** Long enough for a large download over a slow connection, which continues at the same address. */
const addressLife = hours(12);

/** All of a class may stream through at once. */
const reading = { chunkBytes: 64 * 1024 };

/** Number of files that are looked up in the store at once. */
const atOnce = 16;

/** Writes classes as archives of a documented format, while they are downloaded. */
export function createClassBackupService({ db, env, keys, clock }: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const store = createFileStore('media', env);
  const signing = { key: keys.media, purpose: 'class-backup' };

  /** Finds the stored file of a row; a package is zipped again from its files. Null if it was lost. */
  const locate = async (row: MediaRow, id: string, path: string, modifiedAt: Date): Promise<StoredFile | null> => {
    const key = `${row.id}/${storedNameOf(row)}`;
    const stored = await store.size(key);
    if (stored === null) return null;
    const describe = (size: number): OutlineMedia => ({
      id,
      path,
      kind: row.kind,
      purpose: row.purpose as OutlineMedia['purpose'],
      name: row.name,
      size,
    });
    if (row.kind !== 'package') return { media: describe(stored), open: () => store.read(key, undefined, reading) };
    const files = (await findPackageFiles(db, row.id)).map(({ path: name, offset, size }): ArchiveFile => ({
      path: name,
      isCompact: true,
      size,
      open: async () =>
        size === 0 ? Readable.from([]) : store.read(key, { start: offset, end: offset + size - 1 }, reading),
    }));
    return {
      media: describe(sizeOfZip(files, modifiedAt)!),
      open: async () => openZip(files, modifiedAt),
    };
  };

  const locateAll = async (ids: readonly string[], modifiedAt: Date) => {
    const rows = new Map((await findMediaByIds(db, ids)).map((row) => [row.id, row]));
    const present = ids.flatMap((id) => rows.get(id) ?? []);
    const found = new Map<string, StoredFile>();
    const lost: string[] = [];
    for (let begin = 0; begin < present.length; begin += atOnce)
      await Promise.all(
        present.slice(begin, begin + atOnce).map(async (row, index) => {
          const number = begin + index + 1;
          const file = await locate(row, localId(number), `media/${nameOf(row, number)}`, modifiedAt);
          if (file) found.set(row.id, file);
          else lost.push(row.name);
        }),
      );
    return { found, lost: lost.sort((a, b) => (a < b ? -1 : 1)) };
  };

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
    /** The browser downloads the archive by its address, without the session. */
    async offer(actor: Partner, { id: ref }: { readonly id: string }) {
      const row = required(await findClassToBackUp(db, actor, ref));
      const { archive, backup } = await write(row, actor);
      const expiresAt = later(clock.now(), addressLife);
      return {
        address: `/api/class-backup/${signToken(signing, `${row.id}_${actor.id}`, expiresAt)}`,
        expiresAt: expiresAt.toISOString(),
        bytes: sizeOfZip(archive.files, row.updatedAt)!,
        fileCount: backup.media.length,
        lost: backup.lost,
      };
    },

    /** The archive that an address names, as long as its user may still read the class. */
    async archive({ token }: { readonly token: string }): Promise<Archive> {
      const named = readToken(signing, token, clock.now());
      if (!named) throw new AppError('not_found');
      if (named.secondsLeft === 0) throw new AppError('class_backup_expired');
      const [classId, userId] = named.id.split('_') as [string, string];
      const reach = required(await findReach(db, classId, userId));
      return (await write(required(await findClassToBackUp(db, reach, classId)), reach)).archive;
    },
  };
}

const inMemory = (path: string, content: Buffer): ArchiveFile => ({
  path,
  isCompact: true,
  size: content.length,
  open: async () => Readable.from([content]),
});

const nameOf = ({ kind, fileName }: MediaRow, number: number) =>
  `${String(number).padStart(4, '0')}.${kind === 'package' ? 'zip' : fileName.split('.').at(-1)}`;

const noteOf = (product: string, title: string) => `Cadangan kelas “${title}” dari ${product}.

Untuk memakainya lagi, buka portal kreator, pilih “Impor kelas”, lalu unggah berkas ZIP ini tanpa dibongkar.
${backupManifest} memuat seluruh isi kelas, dan folder media berkas-berkasnya. Data peserta tidak ikut.
`;
