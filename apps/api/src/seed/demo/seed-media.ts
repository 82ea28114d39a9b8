import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@sinau/contracts/media/media.rules';
import type { Db } from '../../platform/db.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { demoId } from './dice.ts';

/** A file of the demo's lessons, with what the API would find in it; `tools/demo-media` writes the list. */
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

const folder = join(import.meta.dirname, 'media');
export const readDemoFiles = async () => JSON.parse(await readFile(join(folder, 'files.json'), 'utf8')) as DemoFile[];
export const demoFilePath = (name: string) => join(folder, name);

/** The id of a mitra's own copy. */
export const demoMediaId = (mitraSlug: string, name: string) => demoId('media', mitraSlug, name);

interface Mitra {
  readonly id: string;
  readonly slug: string;
  readonly ownerId: string;
}

/** Stores each mitra's copy of the files. The disk first: a load that was cut short finds the same place again. */
export async function seedMedia(db: Db, storage: FileStore, mitra: readonly Mitra[], createdAt: Date) {
  const files = await readDemoFiles();
  for (const { id: mitraId, slug, ownerId } of mitra) {
    for (const { name, sha256, ...facts } of files) {
      const id = demoMediaId(slug, name);
      const key = `${id}/${facts.fileName}`;
      if ((await storage.size(key)) === null) {
        await storage.withWorkFile(async (path) => {
          await copyFile(demoFilePath(name), path);
          await storage.put(key, path);
        });
      }
      await db.media.createMany({
        data: {
          id,
          ...facts,
          name,
          sha256: Buffer.from(sha256, 'hex'),
          purpose: 'lesson',
          state: 'stored',
          uploaderId: ownerId,
          mitraId,
          attachedAt: createdAt,
          createdAt,
        },
        skipDuplicates: true,
      });
    }
  }
}
