import { expect, test } from 'vitest';
import { lookArguments, pictureName } from './look-arguments.ts';

test('a path is looked at as a visitor, on a phone and on a desktop', () => {
  const asked = { path: '/catalog?page=2', role: undefined, clicks: [], widths: [390, 1440] };
  expect(lookArguments(['/catalog?page=2'])).toEqual(asked);
});

test('an account and a width are options, before the path or after it', () => {
  const asked = { path: '/creator', role: 'Mitra', clicks: [], widths: [390] };
  expect(lookArguments(['/creator', '--as', 'partner', '--width', '390'])).toEqual(asked);
  expect(lookArguments(['--as=partner', '--width=390', '/creator'])).toEqual(asked);
  expect(lookArguments(['/', '--as', 'operator']).role).toBe('Operator');
  expect(lookArguments(['/', '--as', 'learner']).role).toBe('Peserta');
});

test('what has an id in its path is reached by clicks, in their order', () => {
  const { clicks } = lookArguments(['/my-class', '--click', 'Kerangka', '--click=Lembar kerja']);
  expect(clicks).toEqual(['Kerangka', 'Lembar kerja']);
  expect(pictureName('/my-class', 390, clicks)).toBe('my-class-Kerangka-Lembar-kerja-390.png');
});

test.each([
  [[], 'Name one path'],
  [['catalog'], 'Name one path'],
  [['/catalog', '/cart'], 'Name one path'],
  [['/catalog', '--as', 'admin'], "There is no demo account 'admin'"],
  [['/catalog', '--as', 'toString'], "There is no demo account 'toString'"],
  [['/catalog', '--width', 'wide'], 'A width is in pixels'],
  [['/catalog', '--height', '9'], "Unknown option '--height'"],
])('%j is refused with the way to write it', (args, reason) => {
  expect(() => lookArguments(args)).toThrow(reason);
  expect(() => lookArguments(args)).toThrow(
    'npm run look -- /catalog [--as learner|partner|operator] [--click text]… [--width 390]',
  );
});

test.each([
  ['/', 'home-390.png'],
  ['/creator/list-catalog?page=2', 'creator-list-catalog-page-2-390.png'],
])('the picture of %s is %s', (path, name) => {
  expect(pictureName(path, 390)).toBe(name);
});
