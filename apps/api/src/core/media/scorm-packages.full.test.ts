import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOfEntries, type ArchiveEntry } from '../../testing/archives.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { manifestOf, packageOf } from '../../testing/scorm-packages.ts';
import { badManifests, scormShapes } from '../../testing/scorm-shapes.ts';
import { storedFiles, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const send = (content: Buffer) => upload(app, partner, '/media?kind=package', { name: 'kursus.zip', content });
const manifestEntry: ArchiveEntry = { name: 'imsmanifest.xml', content: manifestOf() };
const index: ArchiveEntry = { name: 'index.html', content: 'Halo' };

test.each(Object.entries(scormShapes))(
  'a package after %s opens with all of its parts',
  async (_, { manifest, paths, entries, expected }) => {
    const files = Object.fromEntries(paths.map((path) => [path, `<p>${path}`]));
    const { status, data } = await send(entries ? archiveOfEntries(entries) : packageOf(manifest, files));
    expect(status).toBe(200);
    expect(data.manifest!.parts.map(({ path }) => path)).toEqual(expected.pages);
    const first = expected.pages[0]!;
    for (const page of expected.pages) {
      const answer = await supertest(app.app.server).get(
        data.address.slice(0, -first.length) + page.replace(/#.*/, ''),
      );
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('~sinau/scorm.js');
    }
  },
);

const megabyte = Buffer.alloc(2 ** 20);
test.each<[string, ArchiveEntry[], RegExp]>([
  ['a way out by slashes', [{ name: '../keluar.html', content: 'x' }], /mengarah ke luar paket/],
  ['a way out by backslashes', [{ name: 'a\\..\\..\\keluar.html', content: 'x' }], /mengarah ke luar paket/],
  ['a drive', [{ name: 'C:\\Windows\\a.html', content: 'x' }], /mengarah ke luar paket/],
  ['a share', [{ name: '\\\\server\\a.html', content: 'x' }], /mengarah ke luar paket/],
  ['the folder of our runtime', [{ name: '~sinau/scorm.js', content: 'x' }], /tidak bisa dipakai di paket/],
  ['the same in capitals', [{ name: '~SINAU\\scorm.js', content: 'x' }], /tidak bisa dipakai di paket/],
  ['a link', [{ name: 'a.html', content: '/etc/passwd', mode: 0o120777 }], /adalah tautan/],
  [
    'what swells',
    Array.from({ length: 40 }, (_, number) => ({ name: `${number}.js`, content: megabyte, method: 8 })),
    /membengkak/,
  ],
  [
    '100,000 entries',
    Array.from({ length: 100_000 }, (_, number) => ({ name: `${number}.txt` })),
    /lebih dari 2\.000 berkas/,
  ],
  ['a file of a wrong sum', [{ name: 'a.js', content: 'x', claims: { crc: 1 } }], /rusak/],
])('a package with %s ends in a sentence and leaves nothing', async (_, entries, sentence) => {
  const before = [await app.db.media.count(), await storedFiles(app)];
  const { status, error } = await send(archiveOfEntries([manifestEntry, index, ...entries]));
  expect({ status, code: error?.code }).toEqual({ status: 422, code: 'package_refused' });
  expect(error!.fields!.file).toMatch(sentence);
  expect([await app.db.media.count(), await storedFiles(app)]).toEqual(before);
});

test.each(Object.entries(badManifests))(
  'a package with %s in its manifest ends in a sentence',
  async (_, { manifest, sentence }) => {
    const before = [await app.db.media.count(), await storedFiles(app)];
    const { status, error } = await send(packageOf(manifest, { 'index.html': 'Halo' }));
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 'package_refused' });
    expect(error!.fields!.file).toMatch(sentence);
    expect([await app.db.media.count(), await storedFiles(app)]).toEqual(before);
  },
);

test('files that no browser shows are left out of a package', async () => {
  const { data } = await send(packageOf(manifestOf(), { 'index.html': 'Halo', 'main.exe': 'MZ', 'lama.swf': 'x' }));
  const stored = await app.db.packageFile.findMany({ where: { mediaId: data.id }, orderBy: { path: 'asc' } });
  expect(stored.map(({ path }) => path).toSorted()).toEqual(['imsmanifest.xml', 'index.html']);
});
