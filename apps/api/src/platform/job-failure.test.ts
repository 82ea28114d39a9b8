import { expect, test } from 'vitest';
import { failureOf, sentenceOf } from './job-failure.ts';

test.each([
  ['550 <sekar.ayu+a@contoh.id>: Recipient address rejected', '550 <…>: Recipient address rejected'],
  ['connect ECONNREFUSED smtp://sinau:r4hasia@mail.contoh.id:587', 'connect ECONNREFUSED smtp://…mail.contoh.id:587'],
  [
    'GET https://contoh.id/verify?token=abc&to=sekar failed with status 404',
    'GET https://contoh.id/verify… failed with status 404',
  ],
  ['Refused: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9x1', 'Refused: Bearer …'],
  ['No account 0812 3456 7890 or 1234567890', 'No account … or …'],
  ['No class 0198f1c0-0000-7000-8000-123456789012', 'No class 0198f1c0-0000-7000-8000-123456789012'],
  [
    'duplicate key value violates unique constraint\n  "Order_code_key"',
    'duplicate key value violates unique constraint "Order_code_key"',
  ],
  ['canceling statement after 12000 ms', 'canceling statement after 12000 ms'],
])('the sentence of %j has no personal data and no secret', (message, sentence) => {
  expect(sentenceOf(message)).toBe(sentence);
});

test('the failure of a run has its kind, code and position, and none of the properties of a library', () => {
  const error = Object.assign(
    new Error('All recipients were rejected: 550 <sekar@contoh.id>', { cause: new Error('busy') }),
    {
      code: 'EENVELOPE',
      rejected: ['sekar@contoh.id'],
    },
  );
  const failure = failureOf(error);
  expect({ ...failure, message: failure.message, stack: failure.stack }).toEqual({
    name: 'Error',
    stack: expect.stringContaining('job-failure.test.ts'),
    code: 'EENVELOPE',
    message: 'All recipients were rejected: 550 <…>: busy',
  });
  expect(failure.stack).not.toContain('sekar');
});

test('an error without a message is named by its code, and what is not an error by itself', () => {
  expect(failureOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })).message).toBe('ECONNREFUSED');
  expect(failureOf(new TypeError('')).message).toBe('TypeError');
  expect(failureOf('selesai').message).toBe('selesai');
});
