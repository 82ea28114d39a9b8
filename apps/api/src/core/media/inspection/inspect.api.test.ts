import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaKinds } from '@sinau/contracts/core/media/media.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveOf } from '../../../testing/archives.ts';
import { isFinal } from '../refusals.ts';
import { createInspection, inspect, type TimeLimits } from './inspect.ts';

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
/** File that opens like any other, and accepts no byte, like a full disk. */
const onFullDisk = '/dev/full';

test('a package that meets a full disk while it is unpacked is not reported as damaged: it may be accepted later', async () => {
  const sent = received('package', archiveOf({ 'index.html': 'Halo', 'data.bin': 'x'.repeat(200_000) }));
  await expect(inspect('u1', sent, onFullDisk)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(inspect('u1', sent, join(folder, 'unpacked'))).resolves.toMatchObject({ kind: 'package' });
});

test('a picture that meets a full disk while it is drawn may be accepted later, too', { tags: 'night' }, async () => {
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

test('a damaged package is still refused as damaged', async () => {
  const sent = received('package', Buffer.from('PK\u0003\u0004 bukan arsip'));
  await expect(inspect('u1', sent, join(folder, 'damaged'))).rejects.toMatchObject({ code: 'file_unreadable' });
});

describe('the end of an inspecting process', () => {
  /**
   * Inspects with a program that runs `script` after it has begun. Only a script that never ends reaches the limits.
   */
  const inspectBy = (script: string, { slow = 60 } = {}) => {
    const program = join(folder, 'program.mjs');
    writeFileSync(
      program,
      `const { lane } = JSON.parse(process.argv[2]);
       const hang = () => setInterval(() => undefined, 1_000);
       const find = () => process.send({ kind: 'image', type: lane, fileName: 'image.webp' }, () => process.exit());
       process.send('begun', () => { ${script} });`,
    );
    const seconds = { usual: 0.05, slow };
    const limits = Object.fromEntries(mediaKinds.map((kind) => [kind, seconds])) as Omit<TimeLimits, 'loading'>;
    const inspection = createInspection({ program, limits: { ...limits, loading: { usual: 60, slow: 60 } } });
    return inspection('u1', received('image', Buffer.from('x')), join(folder, 'drawn'));
  };

  test('by its time limit: the file is retried in the slow lane', async () => {
    await expect(inspectBy("lane === 'slow' ? find() : hang()")).resolves.toMatchObject({ type: 'slow' });
  });

  test(
    'by its time limit in the slow lane, too: the file is refused, and may be sent again',
    { tags: 'night' },
    async () => {
      const refusal = await inspectBy('hang()', { slow: 0.05 }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: 'file_inspection_timeout',
        fields: { file: expect.stringContaining('Coba lagi') },
      });
      expect(isFinal(refusal)).toBe(false);
    },
  );

  test.each(['SIGKILL', 'SIGTERM'])('by a %s from outside: the machine failed, not the file', async (signal) => {
    await expect(inspectBy(`process.kill(process.pid, '${signal}')`)).rejects.toMatchObject({ status: 503 });
  });

  test.each(["process.kill(process.pid, 'SIGSEGV')", 'process.abort()', 'process.exit(13)'])(
    'by a crash of its parser (%s): the file is unreadable',
    async (script) => {
      const refusal = await inspectBy(script).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'file_unreadable' });
      expect(isFinal(refusal)).toBe(true);
    },
  );

  test('before it has begun: the machine failed, not the file', async () => {
    const inspectByNothing = createInspection({ program: join(folder, 'missing.mjs') });
    const sent = received('image', Buffer.from('x'));
    await expect(inspectByNothing('u1', sent, join(folder, 'drawn'))).rejects.toMatchObject({ status: 503 });
  });
});
