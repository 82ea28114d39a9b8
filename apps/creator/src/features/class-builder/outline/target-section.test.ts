import { expect, test } from 'vitest';
import { section } from '../../../testing/fixtures.ts';
import { sectionName, targetSection } from './target-section.ts';

const sections = [section('s1', []), section('s2', [])];

test('the first lesson creates its section [4.13, 9.20]', () => {
  expect(targetSection([], null)).toEqual({ kind: 'create', title: 'Section 1' });
});

test('a lesson is added to the chosen section', () => {
  expect(targetSection(sections, 's2')).toEqual({ kind: 'section', section: sections[1], sectionIndex: 1 });
});

test.each([null, 'deleted'])('without a chosen section (%s) a lesson cannot be added [4.14]', (chosenId) => {
  expect(targetSection(sections, chosenId)).toEqual({ kind: 'unchosen' });
});

test('a new section is named after the number of sections plus one [4.17]', () => {
  expect(sectionName(sections.length)).toBe('Section 3');
});
