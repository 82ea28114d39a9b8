import { expect, test, vi } from 'vitest';
import type { Present } from '@sinau/contracts/study/presence/presence.schemas';
import { createPresentPeople, namesOf } from './present-people.ts';

const person = (fullname: string, overrides: Partial<Present> = {}): Present => ({
  userId: fullname,
  fullname,
  avatar: null,
  isMe: false,
  page: 'lesson',
  lessonId: 'l1',
  tabs: 1,
  ...overrides,
});
const me = person('Sekar Ayu', { isMe: true });

test.each([
  [[person('Rani Instruktur')], 'Rani'],
  [[me], 'Kamu di tab lain'],
  [[person('Rani Instruktur'), me], 'Rani dan kamu di tab lain'],
  [[person('Rani'), person('Bagas'), person('Dewi'), me], 'Rani, Bagas, dan 2 orang lain'],
])('users are named as their colleagues call them', (people, words) => {
  expect(namesOf(people)).toBe(words);
});

test('a row of the outline is rendered again only when a user opens or leaves its lesson', () => {
  const people = createPresentPeople();
  const tell = vi.fn();
  people.subscribe(tell);
  people.set([person('Rani'), person('Bagas', { lessonId: 'l2' })]);
  const atFirst = people.at('l1');
  people.set([person('Rani'), person('Bagas', { lessonId: 'l2' })]);
  expect(tell).toHaveBeenCalledOnce();
  people.set([person('Rani'), person('Bagas', { page: 'info', lessonId: null })]);
  expect(people.at('l1')).toBe(atFirst);
  expect(people.at('l2')).toEqual([]);
});
