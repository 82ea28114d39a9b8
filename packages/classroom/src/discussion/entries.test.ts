import { expect, test } from 'vitest';
import { question, reply } from '../testing/discussion.ts';
import { withChange, withoutEntry, withQuestion, withReplies, withReply } from './entries.ts';

const answered = question('1', { totalReply: 2, replies: [reply('7', '1'), reply('8', '1')] });
const questions = [question('2'), answered];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('a new question comes first', () => {
  expect(idsOf(withQuestion(questions, question('3')))).toEqual(['3', '2', '1']);
});

test('a new reply comes last and counts', () => {
  const [, changed] = withReply(questions, reply('9', '1'));
  expect(changed).toMatchObject({ totalReply: 3 });
  expect(idsOf(changed!.replies)).toEqual(['7', '8', '9']);
});

test('older replies are merged in order without duplicates', () => {
  const [, changed] = withReplies(questions, '1', [
    reply('7', '1'),
    reply('6', '1'),
    reply('5', '1', { createdAt: reply('6', '1').createdAt }),
  ]);
  expect(idsOf(changed!.replies)).toEqual(['5', '6', '7', '8']);
  expect(changed!.totalReply).toBe(2);
});

test('a change reaches questions and replies', () => {
  expect(withChange(questions, '2', { isLiked: true })[0]).toMatchObject({ id: '2', isLiked: true });
  expect(withChange(questions, '8', { content: 'Lain' })[1]!.replies).toMatchObject([
    { content: 'Balasan 7' },
    { content: 'Lain' },
  ]);
});

test('a deleted entry disappears; a deleted question with replies becomes a placeholder', () => {
  expect(idsOf(withoutEntry(questions, { id: '2', parent: null }))).toEqual(['1']);
  expect(withoutEntry(questions, { id: '1', parent: null })[1]).toMatchObject({
    id: '1',
    content: '',
    createdBy: null,
    isDeleted: true,
    isMine: false,
    totalReply: 2,
  });
});

test('deleting the last reply removes a deleted question', () => {
  const [, afterOne] = withoutEntry(questions, { id: '7', parent: '1' });
  expect(afterOne).toMatchObject({ totalReply: 1, replies: [{ id: '8' }] });
  expect(idsOf(withoutEntry([{ ...afterOne!, isDeleted: true }], { id: '8', parent: '1' }))).toEqual([]);
  expect(idsOf(withoutEntry([afterOne!], { id: '8', parent: '1' }))).toEqual(['1']);
});
