import { expect, test } from 'vitest';
import { outlineLesson } from '../../testing/lessons.ts';
import { idOf } from '../../testing/fixtures.ts';
import { weeksOf } from './class-weeks.ts';

const session = (number: number, startsAt: string) => ({
  id: idOf(number),
  title: `Sesi ${number}`,
  startsAt,
  endsAt: startsAt,
  cancelledAt: null,
  speakers: [],
});
const section = (number: number, ...lessons: number[]) => ({
  _id: idOf(900 + number),
  id: idOf(900 + number),
  title: `Bagian ${number}`,
  lessons: lessons.map((id) => outlineLesson(id)),
});
const shape = (...args: Parameters<typeof weeksOf>) =>
  weeksOf(...args).map(({ number, monday, sunday, sessions, sections }) => [
    number,
    monday,
    sunday,
    sessions.map(({ title }) => title),
    sections.map(({ title }) => title),
  ]);

test('sessions and sections are in their weeks, and empty weeks are omitted', () => {
  const sections = [section(1, 31, 1), section(2, 32), section(3, 2, 3, 33), section(4, 34)];
  const sessions = [
    session(3, '2027-01-28T12:00:00Z'),
    session(1, '2027-01-05T12:00:00Z'),
    // A Sunday in UTC, Monday in Jakarta.
    session(2, '2027-01-17T18:00:00Z'),
  ];
  expect(shape(sections, sessions)).toEqual([
    [1, '2027-01-04', '2027-01-10', ['Sesi 1'], ['Bagian 1', 'Bagian 2']],
    [3, '2027-01-18', '2027-01-24', ['Sesi 2'], ['Bagian 3', 'Bagian 4']],
    [4, '2027-01-25', '2027-01-31', ['Sesi 3'], []],
  ]);
});

test('a class without sessions has no weeks', () => {
  expect(weeksOf([section(1, 31)], [])).toEqual([]);
});
