import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFiles } from './page-files.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_vendor.js'],
    dynamicImports: [
      'src/pages/home-page.tsx',
      'src/pages/cart-page.tsx',
      'src/lesson-kinds/video/video-page.tsx',
      'src/layouts/profile-layout.tsx',
      'src/layouts/menu.tsx',
    ],
    css: ['assets/index.css'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_vendor.js'], css: ['assets/cards.css'] },
  'src/layouts/frame.tsx': { file: 'assets/frame.js', imports: ['_cards.js'] },
  'src/pages/home-page.tsx': {
    file: 'assets/home.js',
    imports: ['index.html', '_cards.js'],
    dynamicImports: ['src/pages/schedule.tsx'],
    css: ['assets/home.css', 'assets/cards.css'],
  },
  'src/pages/schedule.tsx': {
    file: 'assets/schedule.js',
    imports: ['_cards.js', '_calendar.js'],
    css: ['assets/schedule.css', 'assets/cards.css'],
  },
  '_calendar.js': { file: 'assets/calendar.js', dynamicImports: ['src/features/day.tsx'] },
  'src/features/day.tsx': { file: 'assets/day.js', css: ['assets/day.css'] },
  'src/layouts/menu.tsx': { file: 'assets/menu.js', css: ['assets/menu.css'] },
  'src/pages/cart-page.tsx': { file: 'assets/cart.js', css: ['assets/cart.css'] },
  'src/lesson-kinds/video/video-page.tsx': { file: 'assets/video.js', css: ['assets/video.css'] },
  'src/layouts/profile-layout.tsx': { file: 'assets/profile.js', css: ['assets/profile.css'] },
};

async function readFilesOf(...modules: string[]) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  return readPageFiles(dist, '/creator/')(...modules);
}

test('the files of a page and its layouts are listed once, without those that every page has', async () => {
  expect(await readFilesOf('src/layouts/frame.tsx', 'src/pages/home-page.tsx')).toMatchObject({
    styles: ['/creator/assets/cards.css', '/creator/assets/home.css'],
    modules: ['/creator/assets/frame.js', '/creator/assets/cards.js', '/creator/assets/home.js'],
  });
});

test('the styles of lazily imported sections of the page or the application are listed, but not those of other pages, lessons or layouts', async () => {
  const { sectionStyles } = await readFilesOf('src/pages/home-page.tsx');
  expect(sectionStyles.toSorted()).toEqual(['day', 'menu', 'schedule'].map((name) => `/creator/assets/${name}.css`));
});
