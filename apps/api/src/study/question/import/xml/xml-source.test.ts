import { expect, test } from 'vitest';
import { archiveOf, archiveOfEntries } from '../../../../testing/archives.ts';
import { moodleQuestions, qtiItems } from '../../../../testing/qti-items/index.ts';
import { readXmlPackage, readXmlText, type XmlSource } from './xml-source.ts';

/** Account of the first item of a source. */
function accountOf({ taken: [taken], refused: [refused] }: XmlSource): string {
  if (!taken) return `x ${refused!.message}`;
  const { type, text, options, number, essay, explanation } = taken.item;
  const key = number
    ? `${number.value}±${Number(number.tolerance.toFixed(6))}`
    : (essay?.modelAnswer ??
      options.map((one) => `${one.isCorrect ? '*' : ''}${one.text}${one.match ? `=${one.match}` : ''}`).join('/'));
  const notes = taken.notes.map(({ message }) => message);
  const all = [
    `${type}: ${text.replaceAll('\n', '⏎')}: ${key}`,
    ...notes,
    ...(explanation ? [`= ${explanation}`] : []),
  ];
  return all.join(' | ');
}

test('the corpus has forty items of QTI', () => {
  expect(qtiItems.length).toBeGreaterThanOrEqual(40);
});

test.each([...qtiItems, ...moodleQuestions])('$name is accounted for', async ({ xml, account }) => {
  expect(accountOf(await readXmlText(xml))).toBe(account);
});

const item = (id: string, picture = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="${id}" title=""><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>Apa ${id}?</p>${picture}<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="a">Ya</simpleChoice><simpleChoice identifier="b">Bukan</simpleChoice></choiceInteraction></itemBody><responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/></assessmentItem>`;
const manifest = (resources: string) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources}</resources></manifest>`;
const resource = (href: string, metadata = '') =>
  `<resource identifier="R" type="imsqti_item_xmlv2p2" href="${href}">${metadata}<file href="${href}"/></resource>`;

test('a package is read in the order of its manifest, with its pictures, keywords and difficulty', async () => {
  const lom =
    '<metadata><lom><general><keyword><string>lead</string></keyword></general><educational><difficulty><value>difficult</value></difficulty></educational></lom></metadata>';
  const source = await readXmlPackage(
    archiveOf({
      'imsmanifest.xml': manifest(
        `${resource('soal/dua.xml', lom)}${resource('soal/satu.xml')}${resource('soal/hilang.xml')}`,
      ),
      'soal/satu.xml': item('satu', '<p><img src="../gambar/peta%20kota.png" alt="Peta"/></p>'),
      'soal/dua.xml': item('dua', '<p><img src="../../luar.png"/><img src="https://contoh.id/x.png"/></p>'),
      'soal/tiga.xml': item('satu', '<p><img src="../gambar/peta%20kota.png" alt="Peta"/></p>'),
      'soal/rusak.xml': '<assessmentItem><itemBody>',
      'gambar/peta kota.png': 'x',
      'catatan.txt': 'x',
    }),
  );
  expect(
    source.taken.map(({ origin, item: { text, picture, tags, difficulty } }) => [
      origin,
      text,
      picture,
      tags,
      difficulty,
    ]),
  ).toEqual([
    ['soal/dua.xml · dua', 'Apa dua?', undefined, ['lead'], 'hard'],
    ['soal/satu.xml · satu', 'Apa satu?', { name: 'gambar/peta kota.png', alt: 'Peta' }, [], null],
  ]);
  expect(source.taken[0]!.notes.map(({ message }) => message)).toEqual([
    'Gambar “luar.png” tidak ikut. Unggah lagi lewat Edit soal.',
    'Gambar “x.png” tidak ikut. Unggah lagi lewat Edit soal.',
  ]);
  expect(source.refused.map(({ origin, message }) => [origin, message])).toEqual([
    ['soal/hilang.xml', 'Berkas ini disebut di manifes, tetapi tidak ada di paket'],
    ['soal/rusak.xml', 'XML ini rusak: ada bagian yang tidak ditutup'],
  ]);
  expect(source.notes.map(({ message }) => message)).toEqual([
    'Soal ini sama persis dengan soal/satu.xml · satu, jadi masuk sekali',
    'Berkas lain di paket tidak ikut: catatan.txt',
  ]);
});

const laughs = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><questestinterop>&b;</questestinterop>`;
const outside = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><questestinterop>&x;</questestinterop>`;

test.each([
  ['a billion laughs', laughs, 'mendeklarasikan DOCTYPE'],
  ['an external entity', outside, 'mendeklarasikan DOCTYPE'],
  ['a deep tree', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'terlalu dalam'],
  ['a cut text', '<questestinterop><item>', 'tidak ditutup'],
  ['another document', '<svg></svg>', 'bukan QTI'],
  ['a text', 'Satu?', 'bukan XML yang utuh'],
  ['a long text', `<questestinterop>${'a'.repeat(5_000_001)}</questestinterop>`, 'terlalu besar'],
])('%s ends in a sentence', async (_name, xml, message) => {
  await expect(readXmlText(xml)).rejects.toThrow(message);
});

test('an entity that is not declared stays text, and a DTD that is only named is skipped', async () => {
  const xml = `<!DOCTYPE questestinterop SYSTEM "http://127.0.0.1:1/x.dtd">${moodleQuestions[2]!.xml.replace(/<\?xml.*?\?>/, '').replace('<p>Mana?</p>', '')}`;
  expect(
    (await readXmlText(xml.replace('<text><![CDATA[]]></text>', '<text>&amp;xxe; apa?</text>'))).taken[0]!.item.text,
  ).toBe('&xxe; apa?');
});

test.each([
  ['a path out of the package', { '../../etc/x.xml': item('a') }, 'mengarah ke luar paket'],
  ['a package without questions', { 'baca.txt': 'x' }, 'Tidak ada soal'],
])('%s ends in a sentence', async (_name, files, message) => {
  await expect(readXmlPackage(archiveOf(files as Record<string, string>))).rejects.toThrow(message);
});

test('a bomb ends in a sentence, and a package of other bytes too', async () => {
  const content = `<questestinterop>${' '.repeat(11_000_000)}</questestinterop>`;
  const bomb = archiveOfEntries([{ name: 'a.xml', content, method: 8 }]);
  expect(bomb.length).toBeLessThan(100_000);
  expect((await readXmlPackage(bomb)).refused).toMatchObject([
    { origin: 'a.xml', message: expect.stringContaining('terlalu besar') },
  ]);
  await expect(readXmlPackage(Buffer.from('PK\u0003\u0004 bukan arsip'))).rejects.toThrow('rusak');
});
