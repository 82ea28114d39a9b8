import { expect, test } from 'vitest';
import { childOf, childrenOf, readXml, textIn, textOfXml } from './xml.ts';

const read = async (text: string, bounds = {}) =>
  readXml(textOfXml(Buffer.from(text)), { mayNameDtd: false, ...bounds });

test('readXml returns elements in their order, without prefixes, with predefined and numeric entities decoded', async () => {
  const root = await read(
    `<?xml version="1.0"?><!-- <!DOCTYPE a> --><q:a x:b="1 &lt; 2" c='&#233;'>satu <i>dua</i><![CDATA[<tiga> &amp;]]> &amp;lt; &tak; <q:i/></q:a>`,
  );
  expect(root).toMatchObject({ name: 'a', attributes: { b: '1 < 2', c: 'é' } });
  expect(root.children.map((child) => (typeof child === 'string' ? child.trim() : child.name))).toEqual([
    'satu',
    'i',
    '<tiga> &amp;',
    '&lt; &tak;',
    'i',
  ]);
  expect(textIn(root)).toContain('&lt; &tak;');
  expect(childrenOf(root, 'i')).toHaveLength(2);
  expect(textIn(childOf(root, 'i'))).toBe('dua');
});

test.each([
  ['a DOCTYPE', '<!DOCTYPE a><a/>', 'doctype'],
  [
    'a DOCTYPE after comments and instructions',
    '<?xml version="1.0"?>\n<!-- x --><?y z?><!doctype a [<!ENTITY b "c">]><a/>',
    'doctype',
  ],
  ['an element that is not closed', '<a><b></a>', 'malformed'],
  ['no element', 'halo', 'malformed'],
  ['nothing', '', 'malformed'],
  ['an element of a thousand attributes', `<a ${'b="" '.repeat(1_000)}/>`, 'too-deep'],
  ['deep elements', '<a>'.repeat(200) + '</a>'.repeat(200), 'too-deep'],
])('readXml refuses %s', async (_, text, reason) => {
  await expect(read(text)).rejects.toMatchObject({ reason });
});

test('readXml refuses more characters than are allowed, and an unknown encoding', async () => {
  await expect(read('<a>abc</a>', { maxLength: 5 })).rejects.toMatchObject({ reason: 'too-large' });
  await expect(read('<?xml version="1.0" encoding="klingon"?><a/>')).rejects.toMatchObject({ reason: 'malformed' });
});

test('readXml spends the budget of all documents that are read together: elements, attributes and texts', async () => {
  const budget = { left: 1_000 };
  await read('<a b="c">d<e/></a>', { budget });
  expect(budget.left).toBe(510);
  await expect(read('<a><![CDATA[b]]><![CDATA[c]]>'.repeat(3), { budget })).rejects.toMatchObject({
    reason: 'too-deep',
  });
  await expect(read('<a/>', { budget })).rejects.toMatchObject({ reason: 'too-deep' });
});

test('readXml lets no name reach a prototype', async () => {
  await expect(read('<a __proto__="1"/>')).rejects.toMatchObject({ reason: 'malformed' });
  await expect(read('<__proto__>x</__proto__>')).rejects.toMatchObject({ reason: 'malformed' });
});
