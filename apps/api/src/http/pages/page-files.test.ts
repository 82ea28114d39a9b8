import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFiles } from './page-files.ts';
import { loginPage } from '../../modules/auth/auth.pages.ts';
import { catalogPages } from '../../modules/catalog/catalog.pages.ts';
import { verificationPage } from '../../modules/certificate/certificate.pages.ts';
import { contentPages } from '../../modules/content/content.pages.ts';
import { faqPages } from '../../modules/faq/faq.pages.ts';
import { workPage } from '../../modules/portfolio/portfolio.pages.ts';
import { profilePage } from '../../modules/profile/profile.pages.ts';
import { builderPages } from '../../modules/program/program.pages.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'], css: ['assets/index.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_vendor.js'], css: ['assets/cards.css'] },
  'src/layouts/frame.tsx': { file: 'assets/frame.js', imports: ['_cards.js'] },
  'src/pages/home.tsx': {
    file: 'assets/home.js',
    imports: ['index.html', '_cards.js'],
    css: ['assets/home.css', 'assets/cards.css'],
  },
};

test('the files of a page and its layouts are named once, without those that every page has', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(readPageFiles(dist, '/creator/')('src/layouts/frame.tsx', 'src/pages/home.tsx')).toEqual({
    styles: ['/creator/assets/cards.css', '/creator/assets/home.css'],
    modules: ['/creator/assets/frame.js', '/creator/assets/cards.js', '/creator/assets/home.js'],
  });
});

const publicPages = [...catalogPages, verificationPage, ...contentPages, ...faqPages, loginPage, profilePage, workPage];

test.each(publicPages.flatMap(({ screen, layout }) => [screen, ...(layout ? [layout] : [])]))(
  '%s is a file of the learner application',
  (file) => {
    expect(existsSync(join(import.meta.dirname, '../../../../learner', file))).toBe(true);
  },
);

test.each(builderPages.flatMap(({ modules }) => modules))('%s is a module of the portal', (module) => {
  expect(existsSync(join(import.meta.dirname, '../../../../creator', module))).toBe(true);
});
