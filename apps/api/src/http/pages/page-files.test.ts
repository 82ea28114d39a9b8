import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFiles } from './page-files.ts';
import { catalogPages } from '../../modules/catalog/catalog.pages.ts';
import { verificationPage } from '../../modules/certificate/certificate.pages.ts';
import { legalPage } from '../../modules/content/content.pages.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_vendor.js'], css: ['assets/cards.css'] },
  'src/pages/home.tsx': {
    file: 'assets/home.js',
    imports: ['index.html', '_cards.js'],
    css: ['assets/home.css', 'assets/cards.css'],
  },
};

test("a page's files are linked, without those that every page has", async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  const links = readPageFiles(dist)('src/pages/home.tsx').match(/(?<=rel=")[^>]+(?=")/g);
  expect(links).toEqual([
    'stylesheet" crossorigin href="/assets/home.css',
    'stylesheet" crossorigin href="/assets/cards.css',
    'modulepreload" crossorigin href="/assets/home.js',
    'modulepreload" crossorigin href="/assets/cards.js',
  ]);
});

test.each([...catalogPages, verificationPage, legalPage].map(({ screen }) => screen))(
  '%s is a page of the learner application',
  (screen) => {
    expect(existsSync(join(import.meta.dirname, '../../../../learner', screen))).toBe(true);
  },
);
