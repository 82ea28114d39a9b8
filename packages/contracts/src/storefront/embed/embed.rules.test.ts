import { expect, test } from 'vitest';
import { embedPath, frameCode, offerSlugIn, scriptCode } from './embed.rules.ts';

test('embedPath gives the box of an offer, whatever its slug contains', () => {
  expect(embedPath('belajar-gambar')).toBe('/embed/belajar-gambar');
  expect(embedPath('a/b?c')).toBe('/embed/a%2Fb%3Fc');
});

test.each([
  ['/catalog/belajar-gambar-2', 'belajar-gambar-2'],
  ['/catalog/belajar-gambar/', 'belajar-gambar'],
  ['/Catalog/Belajar-Gambar', 'belajar-gambar'],
  [`/catalog/${'a'.repeat(160)}`, 'a'.repeat(160)],
  [`/catalog/${'a'.repeat(161)}`, null],
  ['/catalog/', null],
  ['/catalog', null],
  ['/catalog/belajar_gambar', null],
  ['/catalog/belajar-gambar/ulasan', null],
  ['/id/catalog/belajar-gambar', null],
])('offerSlugIn finds in the path %s the slug %s', (path, slug) => {
  expect(offerSlugIn(path)).toBe(slug);
});

const offer = { slug: 'belajar-gambar', title: 'Gambar "A" & <B>' };

test('frameCode writes a frame of fixed height that no title breaks out of', () => {
  expect(frameCode('https://sinau.id', offer)).toBe(
    '<iframe src="https://sinau.id/embed/belajar-gambar" title="Gambar &quot;A&quot; &amp; &lt;B&gt;" ' +
      'width="600" height="232" loading="lazy" style="border:0;max-width:100%"></iframe>',
  );
  expect(frameCode('https://sinau.id', offer, 320)).toContain(' width="320" height="232" ');
});

test('scriptCode writes a script that names the offer, and that no title breaks out of', () => {
  expect(scriptCode('https://sinau.id', offer)).toBe(
    '<script async src="https://sinau.id/embed.js" data-class="belajar-gambar" ' +
      'data-title="Gambar &quot;A&quot; &amp; &lt;B&gt;"></script>',
  );
});
