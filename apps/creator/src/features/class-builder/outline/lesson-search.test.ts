import { expect, test } from 'vitest';
import { lesson, section } from '../../../testing/fixtures.ts';
import { searchLessons } from './lesson-search.ts';

const sections = [
  section(
    's1',
    ['Apa itu lead', 'Mengenal pembaca', 'Menulis lead yang kuat'].map((title, index) =>
      lesson(`a${index}`, { title }),
    ),
    'Pembuka',
  ),
  section(
    's2',
    ['Kutipan', 'Latihan: kafé di Sleman', 'Kuis'].map((title, index) => lesson(`b${index}`, { title })),
    'Naskah berita',
  ),
];
const found = (typed: string) => searchLessons(sections, typed).map(({ lesson: { title } }) => title);

test.each([
  ['men', ['Mengenal pembaca', 'Menulis lead yang kuat']],
  ['lea', ['Apa itu lead', 'Menulis lead yang kuat']],
  ['mly', ['Menulis lead yang kuat']],
  ['2.3', ['Kuis']],
  ['23', ['Kuis']],
  ['KAFE', ['Latihan: kafé di Sleman']],
  ['kuat menulis', ['Menulis lead yang kuat']],
  ['naskah', ['Kutipan', 'Latihan: kafé di Sleman', 'Kuis']],
  ['xyz', []],
])('“%s” finds %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

/** Titles like those of a class of 600 lessons. */
const verbs = 'Mengenal,Menulis,Menyunting,Meliput,Memotret,Merekam,Menyusun,Menguji,Membaca,Mewawancarai'.split(',');
const things = 'lead,berita,narasumber,kutipan,judul,naskah,data,sumber,foto,suara'.split(',');
const manner = 'dengan cepat,di lapangan,untuk pemula,bersama tim,tanpa salah,lewat ponsel'.split(',');
const large = Array.from({ length: 60 }, (_, part) =>
  section(
    `s${part}`,
    Array.from({ length: 10 }, (__, index) => {
      const title = `${verbs[part % 10]} ${things[index]} ${manner[Math.floor(part / 10)]}`;
      return lesson(`${part}-${index}`, { title });
    }),
  ),
);

test('the digits of its number find a lesson as the first result', () => {
  for (const [part, { lessons }] of large.entries())
    for (const [index, { id }] of lessons.entries())
      expect(searchLessons(large, `${part + 1}${index + 1}`)[0]?.lesson.id).toBe(id);
});

test('in a class of 60 sections with 10 lessons each, three keys bring a lesson among the first eight', () => {
  for (const { lessons } of large)
    for (const { id, title } of lessons) {
      const initials = title
        .split(' ')
        .map(([letter]) => letter!.toLowerCase())
        .join('');
      const number = id.split('-').map((part) => Number(part) + 1);
      const tries = [title.slice(0, 3), initials.slice(0, 3), `${number[0]}${number[1]}`.slice(0, 3)];
      const isFound = tries.some((typed) => searchLessons(large, typed).some(({ lesson: one }) => one.id === id));
      expect({ title, isFound }).toEqual({ title, isFound: true });
    }
});
