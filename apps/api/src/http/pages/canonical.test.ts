import { expect, test } from 'vitest';
import { canonicalPath } from './canonical.ts';

test.each([
  ['/', '/'],
  ['/catalog', '/catalog'],
  ['/catalog/', '/catalog'],
  ['/catalog//', '/catalog'],
  ['/Catalog/Menulis-Lead', '/catalog/menulis-lead'],
  ['/catalog/menulis-lead/', '/catalog/menulis-lead'],
  ['/mitra/RUANG-REDAKSI/', '/mitra/ruang-redaksi'],
  ['/ARTICLE/Membaca-Data', '/article/membaca-data'],
  ['/Profile/Maya-Larasati', '/profile/maya-larasati'],
  ['/profile/portfolio/details/', '/profile/portfolio/details'],
  ['/Creator/Dashboard/', '/creator/dashboard'],
  ['/catalog/A%2FB', '/catalog/a%2Fb'],
])('%s is the page at %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ['/Invitation/aBcD_9/', '/invitation/aBcD_9'],
  ['/UNSUBSCRIBE/aBcD', '/unsubscribe/aBcD'],
  ['/Certificate/8K3M-XYZ', '/certificate/8K3M-XYZ'],
])('%s retains the capitals of its token or number: %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each(['/Tidak-Ada/', '/api/', '/Catalog/a/b/c'])('%s leads to no page and stays unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path);
});
