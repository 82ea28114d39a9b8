import { expect, test } from 'vitest';
import { sharedThrough, shareTargets } from './share-targets.ts';

test('every link has the whole address, and a title cannot add anything to it', () => {
  const page = { address: 'https://sinau.test/catalog/menulis-berita', title: 'Menulis & membaca?url=x' };
  const links = shareTargets.map((target) => new URL(sharedThrough(target, page)));
  expect(links.map(({ host }) => host)).toEqual(['wa.me', 'www.linkedin.com', 'www.facebook.com', 'x.com']);
  expect(links.map(({ searchParams }) => [...searchParams.keys()])).toEqual([
    ['text'],
    ['url'],
    ['u'],
    ['text', 'url'],
  ]);
  for (const { searchParams } of links) expect([...searchParams.values()].join(' ')).toContain(page.address);
});
