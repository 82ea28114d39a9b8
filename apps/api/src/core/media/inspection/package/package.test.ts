import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { archiveOf, archiveOfEntries, withWorkFile, type ArchiveEntry } from '../../../../testing/archives.ts';
import { h5pOf } from '../../../../testing/h5p-packages.ts';
import { Unusable } from '../finding.ts';
import { inspectPackage } from './package.ts';

const inspectContent = (content: Buffer) =>
  withWorkFile(async (path) => {
    await writeFile(path, content);
    const drawing = `${path}.unpacked`;
    return inspectPackage({
      path,
      drawing,
      lane: 'packages',
      type: '',
      kind: 'package',
      isKindGiven: true,
      mayTranscode: false,
    });
  });
const inspectEntries = (...entries: ArchiveEntry[]) => inspectContent(archiveOfEntries(entries));

const megabyte = Buffer.alloc(2 ** 20);
const index: ArchiveEntry = { name: 'index.html', content: 'Halo' };
const fileOf = (name: string, rest: Partial<ArchiveEntry> = {}): ArchiveEntry => ({ name, content: 'x', ...rest });
const link = { mode: 0o120777, content: '/etc/passwd' };

describe('inspectPackage', () => {
  test.each<[string, ArchiveEntry[], string | RegExp]>([
    ['a way out', [fileOf('../keluar.html')], '“../keluar.html” mengarah ke luar paket'],
    ['a way out further in', [fileOf('a/../../b.html')], 'mengarah ke luar paket'],
    ['a way to itself', [fileOf('a/./b.html')], 'mengarah ke luar paket'],
    ['a path from the root', [fileOf('/etc/cron.html')], '“/etc/cron.html” mengarah ke luar'],
    ['a drive', [fileOf('C:/windows.html')], 'mengarah ke luar paket'],
    ['a way out by backslashes', [fileOf('a\\..\\b.html')], 'mengarah ke luar paket'],
    ['an empty folder name', [fileOf('a//b.html')], 'mengarah ke luar paket'],
    ['a zero byte', [fileOf('a.html\0.png')], 'karakter yang tidak bisa dipakai'],
    ['a line that turns around', [fileOf('a\u202elmth.exe')], /“a\ufffdlmth.exe” berjenis .exe/],
    ['a link', [fileOf('tautan.html', link)], '“tautan.html” adalah tautan atau berkas khusus'],
    ['a linked folder', [fileOf('tautan/', link), fileOf('tautan/a.html')], 'adalah tautan'],
    ['a device', [fileOf('alat.html', { mode: 0o020666 })], 'berkas khusus'],
    ['a pipe', [fileOf('pipa.html', { mode: 0o010666 })], 'berkas khusus'],
    ['a password', [fileOf('rahasia.html', { flags: 0x801 })], '“rahasia.html” dikunci dengan kata sandi'],
    ['an unknown packing', [fileOf('a.html', { method: 14 })], 'dipadatkan dengan cara yang tidak dikenal'],
    ['a name twice', [fileOf('a.html'), fileOf('a.html')], '“a.html” tercatat dua kali'],
    ['a name twice, spelt otherwise', [fileOf('\u00e9.html'), fileOf('e\u0301.html')], 'tercatat dua kali'],
    ['a long name', [fileOf(`${'a'.repeat(251)}.html`)], 'lebih dari 255 karakter'],
    ['many folders', [fileOf(`${'a/'.repeat(11)}b.html`)], 'di dalam lebih dari 10 folder'],
    ['a program', [fileOf('main.exe')], '“main.exe” berjenis .exe'],
    ['a script of a server', [fileOf('a.php')], 'berjenis .php'],
    ['an archive', [fileOf('a.zip')], 'berjenis .zip'],
    ['a wrong sum', [fileOf('a.html', { claims: { crc: 1 } })], '“a.html” rusak'],
    ['more than it claims', [fileOf('a.js', { content: megabyte, method: 8, claims: { size: 10 } })], '“a.js” rusak'],
    ['less than it claims', [fileOf('a.js', { content: 'abc', method: 8, claims: { size: 10 } })], '“a.js” rusak'],
    ['a claim of 2 GB', [fileOf('a.mp4', { method: 8, claims: { size: 2 ** 31 } })], 'lebih dari 500 MB'],
    ['what is not deflated', [fileOf('a.js', { method: 8, claims: { packed: 1 } })], /rusak/],
    ['what lies past the end', [fileOf('a.js', { claims: { offset: 2 ** 30 } })], '“a.js” rusak'],
    ['bytes of another file', [fileOf('a.js', { claims: { offset: 0 } })], 'rusak'],
    [
      'what swells',
      Array.from({ length: 40 }, (_, number) => fileOf(`${number}.js`, { content: megabyte, method: 8 })),
      'membengkak tidak wajar',
    ],
  ])('refuses %s, and names the file', async (_, entries, sentence) => {
    await expect(inspectEntries(index, ...entries)).rejects.toMatchObject({
      refusal: 'package_refused',
      message: expect.stringMatching(sentence) as string,
    });
  });

  test.each<[string, ArchiveEntry[]]>([
    ['no first page', [fileOf('halaman.html')]],
    ['two folders at the top', [fileOf('a/index.html'), fileOf('b/index.html')]],
    ['a first page further in', [fileOf('a/b/index.html')]],
    ['nothing at all', []],
  ])('refuses %s', async (_, entries) => {
    await expect(inspectEntries(...entries)).rejects.toBeInstanceOf(Unusable);
  });

  test.each([
    [
      'a manifest of something else',
      archiveOf({ 'kursus/imsmanifest.xml': '<manifest/>', 'kursus/story.html': 'x' }),
      /isinya bukan SCORM/,
    ],
    [
      'a SCORM package within a package',
      archiveOf({ 'a/imsmanifest.xml': '<manifest/>', 'b/index.html': 'x' }),
      /bukan di bagian teratas/,
    ],
    ['H5P within a package', archiveOf({ 'a/h5p.json': '{}', 'b/x.html': 'x' }), /bukan di bagian teratas paket H5P/],
    [
      'H5P without its libraries',
      h5pOf({ main: 'H5P.MultiChoice', without: ['H5P.MultiChoice-1.16/library.json'] }),
      /tidak membawa “H5P.MultiChoice”/,
    ],
  ])('refuses %s, with the format to export instead', async (_format, content, sentence) => {
    await expect(inspectContent(content)).rejects.toMatchObject({
      refusal: 'package_refused',
      message: expect.stringMatching(sentence) as string,
    });
  });
});
