import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveOf } from '../../../testing/archives.ts';
import { inspect } from './inspect.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-inspeksi-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const received = (kind: 'package' | 'image', content: Buffer) => {
  const path = join(folder, kind);
  writeFileSync(path, content);
  return {
    path,
    kind,
    isKindGiven: true,
    size: content.length,
    type: kind === 'image' ? 'image/png' : 'application/zip',
  };
};
/** Opens like any file, and takes no byte: what a full disk does. */
const onFullDisk = '/dev/full';

test('a package that meets a full disk while it is unpacked is not called damaged: it may be taken later', async () => {
  const sent = received('package', archiveOf({ 'index.html': 'Halo', 'data.bin': 'x'.repeat(200_000) }));
  await expect(inspect('u1', sent, onFullDisk)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(inspect('u1', sent, join(folder, 'unpacked'))).resolves.toMatchObject({ kind: 'package' });
});

test('a picture that meets a full disk while it is drawn may be taken later, too', async () => {
  const raw = { width: 400, height: 400, channels: 3 } as const;
  const sent = received(
    'image',
    await sharp(randomBytes(400 * 400 * 3), { raw })
      .png()
      .toBuffer(),
  );
  await expect(inspect('u1', sent, onFullDisk)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(inspect('u1', sent, join(folder, 'drawn'))).resolves.toMatchObject({ width: 400 });
});

test('a damaged package is still refused as one', async () => {
  const sent = received('package', Buffer.from('PK\u0003\u0004 bukan arsip'));
  await expect(inspect('u1', sent, join(folder, 'damaged'))).rejects.toMatchObject({ code: 'file_unreadable' });
});
