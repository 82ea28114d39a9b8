import { expect, test } from 'vitest';
import { manifestOf } from '../../../../testing/scorm-packages.ts';
import { badManifests, scormShapes } from '../../../../testing/scorm-shapes.ts';
import { readScormManifest } from './scorm-manifest.ts';

const read = (manifest: string | Buffer, paths: readonly string[]) => readScormManifest(Buffer.from(manifest), paths);

test.each(Object.entries(scormShapes))('readScormManifest reads %s', async (_, { manifest, paths, expected }) => {
  const found = await read(manifest, paths);
  expect({ format: found?.format, pages: found?.parts.map(({ path }) => path) }).toEqual({
    format: expected.format,
    pages: expected.pages,
  });
  expect(found?.namesScore).toBe(expected.namesScore ?? false);
  expect(found?.title).toBe('Dasar jurnalistik');
});

test.each(Object.entries(badManifests))(
  'readScormManifest refuses %s with a sentence',
  async (_, { manifest, sentence }) => {
    await expect(read(manifest, ['index.html', 'passwd'])).rejects.toThrow(sentence);
  },
);

test('readScormManifest reads what a part is started with', async () => {
  const inside = '<adlcp:masteryscore> 75 </adlcp:masteryscore><adlcp:datafromlms>a=1&amp;b=2</adlcp:datafromlms>';
  const items = [
    { id: 'satu', href: 'a.html', title: 'Lead\n  &amp; <![CDATA[<5W>]]>&#233;', inside },
    { id: 'dua', href: 'b.html', type: 'asset' as const },
    { id: 'tiga', href: 'a.html', attributes: 'isvisible="false"' },
  ];
  const manifest = manifestOf({ items }).replace('item identifier="dua"', 'item identifier="satu"');
  const found = await read(manifest, ['a.html', 'b.html']);
  expect(found!.parts).toEqual([
    { id: 'satu', title: 'Lead & <5W>é', path: 'a.html', isTracked: true, masteryScore: 75, launchData: 'a=1&b=2' },
    { id: 'satu#2', title: 'Bagian 2', path: 'b.html', isTracked: false, masteryScore: null, launchData: null },
  ]);
});

test('readScormManifest reads whether people may choose among the parts', async () => {
  const items = [{ id: 'satu', href: 'a.html' }];
  const manifest = manifestOf({ items });
  const withMode = (mode: string) =>
    manifest.replace(
      '</organization>',
      `<imsss:sequencing><imsss:controlMode ${mode}/></imsss:sequencing></organization>`,
    );
  const found = async (text: string) => (await read(text, ['a.html']))!.opensInOrder;
  expect(await found(manifest)).toBeUndefined();
  expect(await found(withMode('choice="true" flow="true"'))).toBeUndefined();
  expect(await found(withMode('choice="false" flow="true"'))).toBe(true);
});

test.each([
  ['a Common Cartridge', manifestOf({ metadata: '<metadata><schema>IMS Common Cartridge</schema></metadata>' })],
  ['a manifest of nothing', '<manifest/>'],
])('readScormManifest leaves %s alone', async (_, manifest) => {
  expect(await read(manifest, ['index.html'])).toBeNull();
});
