import { expect, test } from 'vitest';
import { riskSignsOf } from './risk-signs.rules.ts';
import type { ClassSnapshot } from './snapshot.schemas.ts';

const lesson = (id: string, html: string) => ({
  id,
  type: 'article' as const,
  title: 'Materi',
  content: { html },
  setting: {},
  isComplete: true,
});
const version = (overrides: Partial<ClassSnapshot> = {}, lessons = [lesson('a', 'Satu'), lesson('b', 'Dua')]) =>
  ({
    title: 'Fotografi',
    description: 'Memotret pesisir',
    requirements: '',
    about: '<a href="https://contoh.id/a">Situs</a>',
    completionMessage: null,
    salePrice: 100_000,
    sections: [{ id: 's', title: 'Bagian', lessons }],
    ...overrides,
  }) as ClassSnapshot;

test.each([
  ['nothing', version(), []],
  ['a price up by half', version({ salePrice: 150_000 }), []],
  ['a price up by more than half', version({ salePrice: 150_001 }), ['price']],
  ['one of two lessons', version({}, [lesson('a', 'Satu'), lesson('b', 'Lain')]), []],
  ['all lessons in their places', version({}, [lesson('a', 'Lain'), lesson('b', 'Beda')]), ['lessons']],
  ['all lessons for one', version({}, [lesson('c', 'Baru')]), ['lessons']],
  ['a link within a known site', version({ about: '<a href="https://contoh.id/b">Lain</a>' }), []],
  ['a link to a new site', version({ about: '<a href="https://jebakan.test/b">Lain</a>' }), ['links']],
  [
    'a link to a new site beside a known one',
    version({ about: '<a href="https://contoh.id/a">Situs</a> <a href="http://curang.test">Lain</a>' }),
    ['links'],
  ],
  ['a watched phrase', version({ description: 'Pasti Untung tiap hari' }), ['words']],
] as const)('a publication that changed %s', (_, after, signs) => {
  expect(riskSignsOf(version(), after)).toEqual(signs);
});

test('a word that stood there before is no sign, and a class that was free counts as dearer at any price', () => {
  const risky = version({ description: 'Hubungi WA kami', salePrice: 0 });
  expect(riskSignsOf(risky, { ...risky, salePrice: 10_000 })).toEqual(['price']);
});

test('riskSignsOf takes a new text of the only lesson as no sign', () => {
  expect(riskSignsOf(version({}, [lesson('a', 'Satu')]), version({}, [lesson('a', 'Lain')]))).toEqual([]);
});
