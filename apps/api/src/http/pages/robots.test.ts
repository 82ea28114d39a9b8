import { pages } from '@sinau/contracts/pages';
import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';

const text = robotsText('https://contoh.id');
const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!);
/** Reads a rule as crawlers do: a prefix, and with `$` the whole path. */
const isHidden = (path: string) =>
  rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));

test('crawlers ignore every page that needs a user, and find every public page', () => {
  const ofUsers = pages.filter(({ need }) => need && need !== 'guest').flatMap(({ paths }) => paths);
  expect(ofUsers.filter((path) => !isHidden(path))).toEqual([]);
  for (const path of [
    '/',
    '/catalog',
    '/catalog/menulis',
    '/login',
    '/profile/sekar',
    '/mitra/x',
    '/faq',
    '/article/x',
  ])
    expect([path, isHidden(path)]).toEqual([path, false]);
  expect(isHidden('/profile')).toBe(true);
});

test('robots.txt names the sitemap', () => {
  expect(text).toContain('\nSitemap: https://contoh.id/sitemap.xml\n');
});
