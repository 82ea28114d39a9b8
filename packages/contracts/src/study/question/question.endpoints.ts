import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, noData, text } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { bankQuestion, bankWriting, exportQuery, exportReport, importReport, importSource } from './bank.schemas.ts';
import { difficulties } from './imported.rules.ts';
import { quizQuestionTypes } from './question.rules.ts';

const byId = z.object({ id: idOf('question') });
const example = {
  type: 'single-choice',
  text: 'Apa yang dijawab lead?',
  picture: { mediaId: '0198f1c0-0000-7000-8000-000000000000', alt: 'Halaman depan koran' },
  options: [
    { id: 'a', text: 'Hal terpenting', isCorrect: true },
    { id: 'b', text: 'Latar belakang', isCorrect: false },
  ],
  tags: ['lead'],
  difficulty: 'easy',
};

const exports = { calls: 60, seconds: 600 } as const;

/** A yes or no in an address. */
const isTrue = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');

/** Question bank of the mitra that the caller acts for. Quizzes store copies of their own. */
export const questionEndpoints = defineEndpoints('question', {
  list: {
    method: 'GET',
    path: '/user/question',
    auth: 'partner',
    summary: 'My questions, those changed last first; `keyword` is part of a question or a tag',
    query: listQuery({
      sort: ['text', 'type', 'difficulty', 'points'],
      filter: {
        type: z.enum(quizQuestionTypes),
        difficulty: z.enum(difficulties),
        tag: text(40),
        isComplete: z.boolean(),
        createdAt: instant,
      },
    }),
    data: listOf(bankQuestion),
  },
  tags: {
    method: 'GET',
    path: '/user/question/tags',
    auth: 'partner',
    summary: 'The tags of my questions, with how many have them; the most used first, 100 at most',
    data: z.object({ list: z.array(z.object({ tag: z.string(), count: z.int().positive() })) }),
  },
  create: {
    method: 'POST',
    path: '/user/question/create',
    auth: 'partner',
    summary: 'Put a question into my bank; it may be unfinished',
    body: bankWriting,
    data: bankQuestion,
    errors: ['question_bank_full', 'lesson_file_missing'],
    example,
  },
  importText: {
    method: 'POST',
    path: '/user/question/import',
    auth: 'partner',
    limit: { calls: 60, seconds: 600 },
    summary:
      'Read questions of CSV, Aiken, GIFT, QTI or Moodle XML from a text or a file; those that are whole are put into my bank, unless it is a preview. The report names all that was changed or left out',
    body: importSource,
    data: importReport,
    errors: ['question_bank_full', 'too_many_requests', 'upload_space_used_up', 'email_not_verified'],
    example: {
      format: 'aiken',
      content: 'Apa yang dijawab lead?\nA. Hal terpenting\nB. Penutup\nANSWER: A',
      isPreview: true,
    },
  },
  importFile: {
    method: 'POST',
    path: '/user/question/import-file',
    auth: 'partner',
    accepts: 'multipart',
    limit: { calls: 60, seconds: 600 },
    summary:
      'Read questions of a QTI 1.2, 2.x or 3.0 package, or of a QTI or Moodle XML file, with their pictures; otherwise like `importText`',
    query: z.object({ isPreview: isTrue }),
    data: importReport,
    errors: ['question_bank_full', 'file_missing', 'upload_space_used_up', 'upload_interrupted', 'email_not_verified'],
  },
  checkExport: {
    method: 'GET',
    path: '/user/question/export/check',
    auth: 'partner',
    limit: exports,
    summary: 'What an export of my questions in this format cannot contain',
    query: exportQuery,
    data: exportReport,
    errors: ['too_many_requests'],
  },
  exportCsv: {
    method: 'GET',
    path: '/user/question/export/csv',
    auth: 'partner',
    answers: 'csv',
    limit: exports,
    summary: 'My complete questions as a table, in the columns that `importText` reads',
    data: noData,
    errors: ['too_many_requests'],
  },
  exportGift: {
    method: 'GET',
    path: '/user/question/export/gift',
    auth: 'partner',
    limit: exports,
    summary: "My complete questions as a text in Moodle's GIFT",
    data: z.object({ content: z.string() }),
    errors: ['too_many_requests'],
  },
  exportQti: {
    method: 'GET',
    path: '/user/question/export/qti',
    auth: 'partner',
    answers: 'zip',
    limit: exports,
    summary: 'My complete questions as a QTI 3.0 package with their pictures',
    data: noData,
    errors: ['too_many_requests'],
  },
  detail: {
    method: 'GET',
    path: '/user/question/:id',
    auth: 'partner',
    summary: 'One of my questions',
    params: byId,
    data: bankQuestion,
    errors: ['not_found'],
  },
  update: {
    method: 'PUT',
    path: '/user/question/:id',
    auth: 'partner',
    summary: 'Change a question; the copies in quizzes stay as they are',
    params: byId,
    body: bankWriting.extend({ revision: z.int().positive() }),
    data: bankQuestion,
    errors: ['not_found', 'question_edited_elsewhere', 'lesson_file_missing'],
    example: { ...example, revision: 1 },
  },
  remove: {
    method: 'DELETE',
    path: '/user/question/:id',
    auth: 'partner',
    summary: 'Delete a question; the copies in quizzes stay',
    params: byId,
    data: noData,
    errors: ['not_found'],
  },
  duplicate: {
    method: 'POST',
    path: '/user/question/duplicate/:id',
    auth: 'partner',
    summary: 'Copy a question within my bank',
    params: byId,
    data: bankQuestion,
    errors: ['not_found', 'question_bank_full'],
  },
});
