import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind, MediaPurpose } from '@sinau/contracts/core/media/media.rules';
import { packageIndex } from '@sinau/contracts/core/media/package.rules';
import type { Db } from '../../platform/db.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { sourceFile } from '../../platform/paths.ts';
import { demoId } from './dice.ts';
import { lectures } from './lectures.ts';

/**
 * A file of the demo's lessons, with the metadata that the API would read from it; `tools/demo-media` writes the list.
 */
interface DemoFile {
  readonly name: string;
  readonly kind: MediaKind;
  readonly type: string;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
  readonly durationSeconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly pageCount?: number;
}

const folder = sourceFile('seed/demo/media');
export const readDemoFiles = async () => JSON.parse(await readFile(join(folder, 'files.json'), 'utf8')) as DemoFile[];
export const demoFilePath = (name: string) => join(folder, name);

/** The id of a mitra's own copy. */
export const demoMediaId = (mitraSlug: string, name: string) => demoId('media', mitraSlug, name);
/** The same file again, as a download. */
export const demoAttachmentId = (mitraSlug: string, name: string) => demoId('attachment', mitraSlug, name);

interface Mitra {
  readonly id: string;
  readonly slug: string;
  readonly ownerId: string;
}

/**
 * Stores each mitra's copy of the files. The disk first: after an interrupted load, the next one finds the same path
 * again.
 */
export async function seedMedia(db: Db, storage: FileStore, mitra: readonly Mitra[], createdAt: Date) {
  const files = await readDemoFiles();
  for (const owner of mitra) {
    const store = (id: string, file: DemoFile, more: { purpose?: MediaPurpose; source?: string } = {}) =>
      storeFile({ db, storage, createdAt }, owner, { id, file, ...more });
    for (const file of files) if (isFileOf(owner.slug, file)) await store(demoMediaId(owner.slug, file.name), file);
    if (owner.slug !== firstMitra) continue;

    const sheet = files.find(({ name }) => name === 'lembar-kerja.pdf')!;
    await store(demoAttachmentId(owner.slug, sheet.name), sheet, { purpose: 'attachment' });
    const page = await readPackage();
    const packageId = demoMediaId(owner.slug, page.name);
    await store(packageId, page, { source: packageSource });
    await db.packageFile.createMany({
      data: { mediaId: packageId, path: packageIndex, type: page.type, offset: 0, size: page.size },
      skipDuplicates: true,
    });
  }
}

/** Returns whether a mitra has a copy of a file: a lecture belongs to the mitra of its class alone. */
function isFileOf(mitraSlug: string, { name }: DemoFile) {
  const lecture = Object.values(lectures).find(({ film }) => name.startsWith(`${film}.`));
  return !lecture || lecture.mitra === mitraSlug;
}

/** Mitra whose lessons have an attachment and a package. */
const firstMitra = 'ruang-redaksi';
/** A package of one page, which is stored as it is. */
export const packageName = 'susun-lead.zip';
const packageSource = 'susun-lead.html';
async function readPackage(): Promise<DemoFile> {
  const page = await readFile(demoFilePath(packageSource));
  return {
    name: packageName,
    kind: 'package',
    type: 'text/html',
    fileName: 'package.bin',
    size: page.length,
    sha256: createHash('sha256').update(page).digest('hex'),
  };
}

interface Stored {
  readonly id: string;
  readonly file: DemoFile;
  readonly purpose?: MediaPurpose;
  /** Path of the file, if it differs from the uploader's name. */
  readonly source?: string;
}

async function storeFile(
  { db, storage, createdAt }: { db: Db; storage: FileStore; createdAt: Date },
  { id: mitraId, ownerId }: Mitra,
  { id, file: { sha256, ...facts }, purpose = 'lesson', source = facts.name }: Stored,
) {
  const key = `${id}/${facts.fileName}`;
  if ((await storage.size(key)) === null) {
    await storage.withWorkFile(async (path) => {
      await copyFile(demoFilePath(source), path);
      await storage.put(key, path);
    });
  }
  await db.media.createMany({
    data: {
      id,
      ...facts,
      sha256: Buffer.from(sha256, 'hex'),
      purpose,
      state: 'stored',
      uploaderId: ownerId,
      mitraId,
      attachedAt: createdAt,
      createdAt,
    },
    skipDuplicates: true,
  });
}
