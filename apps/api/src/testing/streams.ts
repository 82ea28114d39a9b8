import type { StoredRendition, StoredStreams } from '../core/media/streams/stored-streams.ts';
import { createFileStore } from '../platform/file-store/index.ts';
import { writeFile } from 'node:fs/promises';
import type { AppUnderTest } from './app-under-test.ts';

/** A rendition as the encoder describes it. */
export const rendition = (name: StoredRendition['name'], changes: Partial<StoredRendition> = {}): StoredRendition => ({
  name,
  width: 640,
  height: 360,
  codecs: 'avc1.64001e,mp4a.40.2',
  bandwidth: 600_000,
  averageBandwidth: 400_000,
  size: 10,
  ...changes,
});

/** Stores files beside that of a recording, or instead of it. */
export async function storeFiles(app: AppUnderTest, mediaId: string, files: Readonly<Record<string, string | Buffer>>) {
  const store = createFileStore('media', app.env);
  for (const [name, content] of Object.entries(files))
    await store.withWorkFile(async (path) => {
      await writeFile(path, content);
      await store.put(`${mediaId}/${name}`, path);
    });
}

/** Stores these streams of a recording, with files beside its own. */
export async function storeStreams(
  app: AppUnderTest,
  mediaId: string,
  streams: StoredStreams,
  files: Readonly<Record<string, string | Buffer>>,
) {
  await storeFiles(app, mediaId, files);
  await app.db.media.update({ where: { id: mediaId }, data: { streams } });
}
