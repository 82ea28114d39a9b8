import { expect, test } from 'vitest';
import { withLowerHeadings } from './article-viewer.tsx';

test.each([
  ['<h2>Satu</h2><p>a</p><h3 id="b">Dua</h3>', '<h3>Satu</h3><p>a</p><h4 id="b">Dua</h4>'],
  ['<h1>Satu</h1><h4>Empat</h4>', '<h3>Satu</h3><h6>Empat</h6>'],
  ['<h3>Satu</h3>', '<h3>Satu</h3>'],
  ['<p>Tanpa judul</p>', '<p>Tanpa judul</p>'],
])('the headings of %s begin below the title of the lesson', (html, lower) => {
  expect(withLowerHeadings(html)).toBe(lower);
});
