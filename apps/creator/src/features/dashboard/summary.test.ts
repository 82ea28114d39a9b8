import { expect, test } from 'vitest';
import type { ApprovalState } from '@sinau/contracts/authoring/authoring.rules';
import { myProgram } from '../../testing/fixtures.ts';
import { summarise } from './summary.ts';

const of = (id: string, statusApprove: ApprovalState, participantCount = 0) =>
  myProgram({ id, statusApprove, participantCount });

test('classes are counted by where they stand, and their participants together', () => {
  const programs = [
    of('a', 'publish', 12),
    of('b', 'publish', 30),
    of('c', 'waiting'),
    of('d', 'review'),
    of('e', 'draft'),
    of('f', 'revision', 2),
  ];
  expect(summarise(programs)).toMatchObject({ published: 2, inReview: 2, participants: 44 });
});

test('the published class with most participants leads', () => {
  const programs = [of('a', 'publish', 12), of('b', 'publish', 30), of('c', 'revision', 99)];
  expect(summarise(programs).top.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('what an operator sent back comes before drafts', () => {
  const { steps } = summarise([of('a', 'draft'), of('b', 'revision'), of('c', 'publish')]);
  expect(steps.map(({ kind, program }) => [kind, program?.id])).toEqual([
    ['revise', 'b'],
    ['finish', 'a'],
  ]);
});

test('with nothing waiting, the next step is another class', () => {
  expect(summarise([of('a', 'publish')]).steps).toEqual([{ kind: 'begin', program: null }]);
});
