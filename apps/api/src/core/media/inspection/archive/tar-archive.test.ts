import { readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../../platform/app-error.ts';
import { tarGzOf, tarOf, withWorkFile, type TarEntry } from '../../../../testing/archives.ts';
import { openUploadedArchive, type UploadedArchive } from '../../archive-reader.ts';

const opened = <T>(content: Buffer, work: (archive: UploadedArchive) => Promise<T>, hasRoom = true) =>
  withWorkFile(async (path) => {
    writeFileSync(path, content);
    let folder = '';
    const done = await openUploadedArchive(
      path,
      {
        maxEntries: 100,
        hasRoom: async () => hasRoom,
        withWorkFile: (lend) => withWorkFile((own) => ((folder = dirname(own)), lend(own))),
      },
      work,
    ).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    // Nothing is left of it.
    expect(() => readdirSync(folder || 'none')).toThrow('ENOENT');
    return done;
  });
const refusalOf = async (content: Buffer) => {
  const done = await opened(content, () => Promise.resolve(null));
  if (!('error' in done)) return null;
  return done.error instanceof AppError ? done.error.fields!.file : String(done.error);
};

test.each([
  ['packed', tarGzOf],
  ['plain', tarOf],
])('the files of a %s tar are read at random, without its folder and what systems leave in it', async (_, write) => {
  const long = `${'folder/'.repeat(8)}${'panjang'.repeat(10)}.txt`;
  const content = await write([
    { name: './kelas/', type: 'directory' },
    { name: './kelas/a.txt', content: 'satu' },
    { name: './kelas/.ARCHIVE_INDEX', content: 'indeks' },
    { name: `./kelas/${long}`, content: Buffer.alloc(200_000, 'b') },
    { name: './kelas/kosong.txt' },
  ]);
  const done = await opened(content, async ({ files }) => [
    [...files.values()].map(({ path, size }) => [path, size]),
    (await files.get(long)!.bytes(200_000)).equals(Buffer.alloc(200_000, 'b')),
    await files.get('a.txt')!.text(10),
    (await files.get('kosong.txt')!.bytes(10)).length,
  ]);
  expect(done).toEqual({
    value: [
      [
        ['a.txt', 4],
        [long, 200_000],
        ['kosong.txt', 0],
      ],
      true,
      'satu',
      0,
    ],
  });
});

describe('a tar is refused with a sentence', () => {
  const one = (entry: TarEntry) => tarGzOf([{ name: 'a.txt', content: 'isi' }, entry]);
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that leads outside', () => one({ name: '../b.txt' }), 'mengarah ke luar'],
    ['with absolute names', () => one({ name: '/etc/passwd' }), 'mengarah ke luar'],
    ['with names of Windows', () => one({ name: 'C:\\b.txt' }), 'mengarah ke luar'],
    ['with a symbolic link', () => one({ name: 'b', type: 'symlink', linkname: '/etc/passwd' }), 'tautan'],
    ['with a hard link', () => one({ name: 'b', type: 'link', linkname: 'a.txt' }), 'tautan'],
    ['with a device', () => one({ name: 'b', type: 'character-device' }), 'berkas khusus'],
    ['with a name twice', () => one({ name: 'a.txt' }), 'dua kali'],
    [
      'with too many entries',
      () => tarGzOf(Array.from({ length: 101 }, (_, index) => ({ name: `${index}` }))),
      'lebih dari 100',
    ],
    ['that was cut off', async () => (await tarGzOf([{ name: 'a', content: 'isi' }])).subarray(0, 40), 'rusak'],
    [
      'whose tar was cut off',
      async () => gzipSync((await tarOf([{ name: 'a', content: Buffer.alloc(5_000) }])).subarray(0, 1_000)),
      'rusak',
    ],
    ['that is none', () => gzipSync('bukan tar'), 'rusak'],
    ['that is empty', () => tarGzOf([]), 'rusak'],
  ])('%s', async (_, write, sentence) => {
    expect(await refusalOf(await write())).toContain(sentence);
  });

  test('that swells when it is opened', { tags: 'night' }, async () => {
    expect(await refusalOf(await tarGzOf([{ name: 'a', content: Buffer.alloc(30_000_000) }]))).toContain('membengkak');
  });
});

test('a tar is not unpacked on a full disk, which is the fault of the machine', async () => {
  const done = await opened(await tarGzOf([{ name: 'a.txt', content: 'isi' }]), () => Promise.resolve(null), false);
  expect(done).toEqual({ error: expect.objectContaining({ code: 'ENOSPC' }) });
});
