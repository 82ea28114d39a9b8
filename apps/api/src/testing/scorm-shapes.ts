import type { ArchiveEntry } from './archives.ts';
import { manifestOf } from './scorm-packages.ts';

const masteryScore = (score: number) => `<adlcp:masteryscore>${score}</adlcp:masteryscore>`;
const measure = (least: number) =>
  `<imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="PRIMARYOBJ" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${least}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/></imsss:sequencing>`;

interface Shape {
  readonly manifest: string | Buffer;
  readonly paths: readonly string[];
  /** Archive entries, where they differ from the paths. */
  readonly entries?: readonly ArchiveEntry[];
  readonly expected: {
    readonly format: string;
    readonly pages: readonly string[];
    readonly namesScore?: boolean;
  };
}

const utf16 = (text: string, mark: boolean) => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');

/** Packages after the shapes that authoring tools write, and the oddities seen in them. */
export const scormShapes: Readonly<Record<string, Shape>> = {
  'Articulate Storyline, 1.2': {
    manifest: manifestOf({ items: [{ href: 'index_lms.html', inside: masteryScore(80) }] }),
    paths: [
      'index_lms.html',
      'story.html',
      'html5/data/js/data.js',
      'lms/scormdriver.js',
      'story_content/frame.xml',
      'imscp_rootv1p1p2.xsd',
    ],
    expected: { format: 'scorm-1.2', pages: ['index_lms.html'], namesScore: true },
  },
  'Articulate Rise, 2004 3rd': {
    manifest: manifestOf({
      version: '2004 3rd Edition',
      items: [{ href: 'scormdriver/indexAPI.html', inside: measure(0.8) }],
    }),
    paths: [
      'scormdriver/indexAPI.html',
      'scormcontent/index.html',
      'scormcontent/lib/main.bundle.js',
      'adlcp_v1p3.xsd',
    ],
    expected: { format: 'scorm-2004-3', pages: ['scormdriver/indexAPI.html'], namesScore: true },
  },
  'Adobe Captivate, 2004 3rd': {
    manifest: manifestOf({
      version: '2004 3rd Edition',
      items: [{ href: 'index_scorm.html', inside: '<adlcp:dataFromLMS>mulai=1</adlcp:dataFromLMS>' }],
    }),
    paths: [
      'index_scorm.html',
      'assets/js/CPM.js',
      'ar/Mouse.mp3',
      'Utilities.js',
      'project.txt',
      'SCORM_utilities.swf',
    ],
    expected: { format: 'scorm-2004-3', pages: ['index_scorm.html'] },
  },
  'iSpring Suite, 2004 4th': {
    manifest: manifestOf({ version: '2004 4th Edition', items: [{ href: 'res/index.html', inside: measure(0.6) }] }),
    paths: ['res/index.html', 'res/data/player.js', 'res/data/fnt0.woff'],
    expected: { format: 'scorm-2004-4', pages: ['res/index.html'], namesScore: true },
  },
  'Lectora, 1.2': {
    manifest: manifestOf({ items: [{ href: 'a001index.html', inside: masteryScore(70) }] }),
    paths: ['a001index.html', 'a001_halaman_1.html', 'trivantis.js', 'titlemgr.html', 'images/latar.gif'],
    expected: { format: 'scorm-1.2', pages: ['a001index.html'], namesScore: true },
  },
  'eXeLearning, 1.2 with a part for each page': {
    manifest: manifestOf({
      items: [
        { href: 'index.html', items: [{ href: 'bab_1.html', items: [{ href: 'bab_1_latihan.html' }] }] },
        { title: 'Lampiran', items: [{ href: 'lampiran.html', type: 'asset' }] },
      ],
    }),
    paths: ['index.html', 'bab_1.html', 'bab_1_latihan.html', 'lampiran.html', 'SCORM_API_wrapper.js', 'base.css'],
    expected: { format: 'scorm-1.2', pages: ['index.html', 'bab_1.html', 'bab_1_latihan.html', 'lampiran.html'] },
  },
  'parts of one page by parameters, 2004 4th': {
    manifest: manifestOf({
      version: '2004 4th Edition',
      items: [
        { href: 'main.html', attributes: 'parameters="?bab=1"' },
        { href: 'main.html?bahasa=id', attributes: 'parameters="&amp;bab=2"' },
        { href: 'main.html', attributes: 'parameters="#bab3"' },
      ],
    }),
    paths: ['main.html'],
    expected: { format: 'scorm-2004-4', pages: ['main.html?bab=1', 'main.html?bahasa=id&bab=2', 'main.html#bab3'] },
  },
  'a base, and a way up that stays inside': {
    manifest: manifestOf({
      root: 'xml:base="isi/"',
      resources: 'xml:base="modul/"',
      items: [{ href: '../mulai.html' }, { href: 'dua.html', resource: 'xml:base="bab/"' }],
    }),
    paths: ['isi/mulai.html', 'isi/modul/bab/dua.html'],
    expected: { format: 'scorm-1.2', pages: ['isi/mulai.html', 'isi/modul/bab/dua.html'] },
  },
  'percent-encoded addresses': {
    manifest: manifestOf({ items: [{ href: 'materi%20satu/halaman%20%C3%A9.html' }, { href: '100%/akhir.html' }] }),
    paths: ['materi satu/halaman é.html', '100%/akhir.html'],
    expected: { format: 'scorm-1.2', pages: ['materi%20satu/halaman%20%C3%A9.html', '100%25/akhir.html'] },
  },
  'an address from the root': {
    manifest: manifestOf({ resources: 'xml:base="isi/"', items: [{ href: '/shared/launchpage.html' }] }),
    paths: ['shared/launchpage.html'],
    expected: { format: 'scorm-1.2', pages: ['shared/launchpage.html'] },
  },
  'names of Windows': {
    manifest: manifestOf({ items: [{ href: 'Materi\\Bab 1\\INDEX.HTM' }] }),
    paths: ['Materi/Bab 1/index.htm', 'Materi/Bab 1/gambar.png'],
    entries: [
      { name: 'IMSMANIFEST.XML', content: manifestOf({ items: [{ href: 'Materi\\Bab 1\\INDEX.HTM' }] }) },
      { name: 'Materi\\Bab 1\\index.htm', content: 'Halo' },
      { name: 'Materi\\Bab 1\\gambar.png', content: 'x' },
      { name: 'Materi\\Thumbs.db', content: 'x' },
    ],
    expected: { format: 'scorm-1.2', pages: ['Materi/Bab%201/index.htm'] },
  },
  'a manifest that begins with a byte order mark': {
    manifest: `\ufeff${manifestOf()}`,
    paths: ['index.html'],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
  'a manifest in UTF-16': {
    manifest: utf16(manifestOf({ declaration: '<?xml version="1.0" encoding="UTF-16"?>' }), true),
    paths: ['index.html'],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
  'a manifest in UTF-16 of the other order, without a mark': {
    manifest: utf16(manifestOf({ declaration: '<?xml version="1.0"?>' }), false).swap16(),
    paths: ['index.html'],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
  'a manifest that claims UTF-16 and is UTF-8': {
    manifest: manifestOf({ declaration: '<?xml version="1.0" encoding="utf-16"?>' }),
    paths: ['index.html'],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
  'a manifest in Windows-1252': {
    manifest: Buffer.from(
      manifestOf({
        declaration: "<?xml version='1.0' encoding='windows-1252'?>",
        items: [{ href: 'caf\u00e9.html', title: 'Caf\u00e9 & teh'.replace('&', '&amp;') }],
      }),
      'latin1',
    ),
    paths: ['café.html'],
    expected: { format: 'scorm-1.2', pages: ['caf%C3%A9.html'] },
  },
  'prefixes on every name, one never declared': {
    manifest: manifestOf({ items: [{ href: 'index.html', attributes: 'lupa:x="1"' }] })
      .replace('xmlns="', 'xmlns:ims="')
      .replaceAll(
        /<(\/?)(manifest|organizations?|resources?|item|title|file|metadata|schema(?:version)?)\b/g,
        '<$1ims:$2',
      ),
    paths: ['index.html'],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
  'no metadata, 1.2 by its namespace': {
    manifest: manifestOf({ metadata: '' }),
    paths: ['index.html'],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
  'no metadata, 2004 by its namespace': {
    manifest: manifestOf({ version: '2004 4th Edition', metadata: '<metadata/>' }),
    paths: ['index.html'],
    expected: { format: 'scorm-2004-3', pages: ['index.html'] },
  },
  'the second edition of 2004': {
    manifest: manifestOf({ version: 'CAM 1.3' }),
    paths: ['index.html'],
    expected: { format: 'scorm-2004-3', pages: ['index.html'] },
  },
  'everything in one folder': {
    manifest: manifestOf(),
    paths: ['index.html'],
    entries: [
      { name: 'kursus/imsmanifest.xml', content: manifestOf() },
      { name: 'kursus/index.html', content: 'Halo' },
      { name: '__MACOSX/kursus/._index.html', content: 'x' },
    ],
    expected: { format: 'scorm-1.2', pages: ['index.html'] },
  },
};

const declarationOf = (doctype: string) => `<?xml version="1.0"?>\n<!-- a --><!DOCTYPE manifest [${doctype}]>`;
const laughs = Array.from(
  { length: 10 },
  (_, level) => `<!ENTITY a${level + 1} "${level === 0 ? 'ha' : `&a${level};`.repeat(10)}">`,
).join('');

/** Manifests that end in a sentence. The pages of all of them are `index.html`. */
export const badManifests: Readonly<Record<string, { manifest: string | Buffer; sentence: RegExp }>> = {
  'an entity of a file': {
    manifest: manifestOf({ declaration: declarationOf('<!ENTITY x SYSTEM "file:///etc/passwd">'), title: '&x;' }),
    sentence: /berisi DOCTYPE/,
  },
  'a billion laughs': {
    manifest: manifestOf({ declaration: declarationOf(laughs), title: '&a10;' }),
    sentence: /berisi DOCTYPE/,
  },
  'elements 5,000 deep': {
    manifest: manifestOf({ title: '<x>'.repeat(5_000) + '</x>'.repeat(5_000) }),
    sentence: /bertumpuk terlalu dalam/,
  },
  'more than 5 MB': { manifest: manifestOf({ title: 'a'.repeat(6 * 2 ** 20) }), sentence: /lebih dari 5 MB/ },
  'a manifest that was cut off': { manifest: manifestOf().slice(0, 500), sentence: /rusak/ },
  'another page than the package has': {
    manifest: manifestOf({ items: [{ href: 'hilang.html' }] }),
    sentence: /“hilang\.html” yang disebut imsmanifest\.xml tidak ada/,
  },
  'a page of another site': {
    manifest: manifestOf({ items: [{ href: 'https://contoh.test/index.html' }] }),
    sentence: /ada di luar paket/,
  },
  'a page of another site without its protocol': {
    manifest: manifestOf({ items: [{ href: '//contoh.test/index.html' }] }),
    sentence: /ada di luar paket/,
  },
  'a script for a page': {
    manifest: manifestOf({ items: [{ href: 'javascript:alert(1)' }] }),
    sentence: /di luar paket/,
  },
  'a way out': {
    manifest: manifestOf({ items: [{ href: '../../etc/passwd' }] }),
    sentence: /tidak ada di dalam paket/,
  },
  'an encoded way out': {
    manifest: manifestOf({ items: [{ href: '%2e%2e/%2e%2e/index.html' }] }),
    sentence: /tidak ada di dalam paket/,
  },
  'no page': { manifest: manifestOf({ items: [{ title: 'Kosong' }] }), sentence: /tidak menyebut halaman/ },
  'an unknown version': {
    manifest: manifestOf({
      metadata: '<metadata><schema>ADL SCORM</schema><schemaversion>9</schemaversion></metadata>',
    }),
    sentence: /Versi SCORM “9” tidak dikenal/,
  },
  'more parts than a menu shows': {
    manifest: manifestOf({ items: Array.from({ length: 101 }, () => ({ href: 'index.html' })) }),
    sentence: /lebih dari 100 bagian/,
  },
};
