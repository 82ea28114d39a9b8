import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { archiveOfEntries, tarGzOf } from '../../testing/archives.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner } from '../../testing/scene.ts';
import { storedFiles } from '../../testing/uploads.ts';
import { planned } from './testing/backups.ts';
import { cartridgeCorpus } from './testing/cartridge-corpus.ts';
import { moodleCorpus } from './testing/moodle-corpus.ts';
import { escaped, moodleBackup, tag } from './testing/moodle-backups.ts';
import { cartridgeManifest } from './testing/cartridges.ts';
import { plannedOf, tarred, zipped, type ArchiveContent } from './testing/outside-archives.ts';

describe('a corpus of backups and cartridges', () => {
  test.each(Object.entries({ ...moodleCorpus, ...cartridgeCorpus }))('%s', async (_, { write, lessons, told }) => {
    const { outline, lines } = await plannedOf(await write());
    expect(
      outline.sections.map(({ title, lessons: own }) => [
        title,
        ...own.map(({ lesson }) => `${lesson.type}: ${lesson.title}`),
      ]),
    ).toEqual(lessons);
    const notes = lines.flatMap((line) => line.notes.map((note) => `${line.title}: ${note}`));
    for (const one of told) expect(notes).toContainEqual(expect.stringContaining(one));
    // The outline can be made as it stands, and nothing of the other system is left in it.
    expect(JSON.stringify(outline)).not.toMatch(/PLUGINFILE|\$@|FILEBASE|WIKI_REFERENCE|rahasia/);
    expect(JSON.stringify(lines)).not.toMatch(/rahasia/);
    expect(lines.filter(({ type }) => type !== null && type !== undefined).length).toBeGreaterThanOrEqual(
      lessons.flat().length - lessons.length,
    );
  });
});

const page = (content: string, title = 'Halaman') =>
  moodleBackup({
    title: 'Jahat',
    sections: [{ title: 'Satu', activities: [{ type: 'page', title, body: tag('content', content) }] }],
  });
const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`;
const manifest = (resources: string, items = '') =>
  `<manifest><organizations><organization><item identifier="r">${items}</item></organization></organizations><resources>${resources}</resources></manifest>`;

describe('what is hostile ends in a sentence, reaches nothing and leaves nothing', () => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const refused: Record<string, () => Promise<Buffer> | Buffer> = {
    'a billion laughs in a backup': () =>
      zipped({ ...page(''), 'moodle_backup.xml': `${laughs}<moodle_backup>&j;</moodle_backup>` }),
    'an entity of a file in a cartridge': () =>
      zipped({
        'imsmanifest.xml': `<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>${manifest('', '&x;')}`,
        a: '',
      }),
    'a backup without its list': () => zipped({ 'moodle_backup.xml': '', 'a.txt': '' }),
    'a manifest that is nested 1,000 deep': () =>
      zipped({ 'imsmanifest.xml': manifest('', '<item>'.repeat(1_000) + '</item>'.repeat(1_000)), a: '' }),
    'a tar of 100,000 entries': () =>
      tarGzOf(Array.from({ length: 100_000 }, (_, index) => ({ name: `files/${index}` }))),
    'a tar that leads outside': () =>
      tarGzOf([{ name: 'moodle_backup.xml', content: '<a/>' }, { name: 'files/../../../x' }]),
    'a tar with a link': () => tarGzOf([{ name: 'moodle_backup.xml', type: 'symlink', linkname: '/etc/passwd' }]),
    'a page of 900 KB that 300 activities are': () => {
      const files = page('a'.repeat(900_000));
      const list = files['moodle_backup.xml']!.toString();
      return tarred({
        ...files,
        'moodle_backup.xml': list.replace(/<activity>.*?<\/activity>/, (one) => one.repeat(300)),
      });
    },
    'a tar that swells': () => tarGzOf([{ name: 'moodle_backup.xml', content: Buffer.alloc(40_000_000, ' ') }]),
    'a ZIP that swells': () =>
      archiveOfEntries([{ name: 'imsmanifest.xml', content: ' '.repeat(40_000_000), method: 8 }]),
  };
  test.each(Object.entries(refused))('%s', async (_, write) => {
    const owner = await newPartner(app);
    const { id, state, failure } = await planned(app, owner, await write());
    expect([state, failure]).toEqual(['failed', expect.stringMatching(/^[“A-Z\w][^]{15,}\.?$/)]);
    const { mediaId } = await app.db.classImport.findUniqueOrThrow({ where: { id } });
    expect((await storedFiles(app)).filter((key) => !key.includes('archive.zip'))).toEqual([]);
    expect(mediaId).not.toBeNull();
    expect(await app.db.class.count()).toBe(0);
  });

  const harmless: Record<string, ArchiveContent> = {
    'hashes and folders that lead outside': {
      ...page('<img src="@@PLUGINFILE@@/a.png">'),
      'files.xml': `<files><file id="1">${tag('contenthash', '../../../etc/passwd')}${tag('contextid', 1101)}${tag('component', 'mod_page')}${tag('filearea', 'content')}${tag('itemid', 0)}${tag('filepath', '/../../')}${tag('filename', 'a.png')}</file></files>`,
    },
    'addresses of a manifest that lead outside': {
      'imsmanifest.xml': manifest(
        '<resource identifier="a" type="webcontent" href="../../../etc/passwd"/><resource identifier="b" type="webcontent" href="%2e%2e/%2e%2e/etc/passwd"/><resource identifier="c" type="webcontent" href="/etc/passwd"/>',
        '<item identifierref="a"><title>a</title></item><item identifierref="b"><title>b</title></item><item identifierref="c"><title>c</title></item>',
      ),
      'a.txt': '',
    },
    'scripts, handlers and frames': page(
      '<script>x()</script><p onclick="x()"><a href="javascript:x()">a</a></p><iframe src="file:///etc/passwd"></iframe><svg onload="x()"></svg><img src=x onerror="x()">',
    ),
    'a text of 200,000 nested elements': page('<span>a'.repeat(100_000)),
    'a text of 100,000 nested boxes': page('<div>a'.repeat(100_000)),
    'a text of 300,000 formulas that never end': page('\\('.repeat(300_000)),
    'a text of 100,000 raised figures': page('<sup>1</sup>'.repeat(80_000)),
    'resources that name each other': {
      'imsmanifest.xml': manifest(
        '<resource identifier="a" type="webcontent" href="imsmanifest.xml"><dependency identifierref="a"/></resource>',
        '<item identifierref="a"><title>a</title></item>',
      ),
      'a.txt': '',
    },
    'a thousand sections': moodleBackup({
      title: 'Banyak',
      sections: Array.from({ length: 1_000 }, (_, index) => ({
        title: `Bagian ${index}`,
        activities: [{ type: 'label', title: 'a', body: tag('intro', escaped('a')) }],
      })),
    }),
  };
  test.each(Object.entries(harmless))('%s', async (_, files) => {
    const result = await plannedOf(await tarred(files)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(AppError);
      return null;
    });
    expect(JSON.stringify(result?.outline ?? {})).not.toMatch(
      /etc\/passwd|<script|onclick|onerror=|javascript:|file:\/\//,
    );
    expect(result?.outline.sections.length ?? 0).toBeLessThanOrEqual(500);
  });
});

test('the manifest of a cartridge may be the only file', async () => {
  const { outline } = await plannedOf(
    zipped({ 'imsmanifest.xml': cartridgeManifest('Kosong', { version: '1p3', items: [], resources: [] }) }),
  );
  expect(outline.sections).toEqual([]);
});
