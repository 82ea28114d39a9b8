import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { maxQuizQuestions } from '../question/question.rules.ts';
import { quizQuestion } from '../question/question.schemas.ts';
import { lesson, lessonCreation, lessonUpdate } from './lesson.schemas.ts';

const byId = z.object({ id: idOf('lesson') });
const example = {
  type: 'article',
  title: 'Mengenal lead',
  content: { html: '<p>Lead menjawab pertanyaan terpenting.</p>' },
  setting: { progressBar: true, completionType: 'hit-button' },
};

export const lessonEndpoints = defineEndpoints('lesson', {
  detail: {
    method: 'GET',
    path: '/user/lesson/:id',
    auth: 'partner',
    scopes: ['edit', 'grade'],
    summary: 'A lesson of my class',
    params: byId,
    data: lesson,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/user/lesson/create/:sectionId',
    auth: 'partner',
    scopes: ['edit'],
    summary:
      'Add a lesson at the end of a section; a type and a title are enough, and what is missing is listed when the class is submitted',
    params: z.object({ sectionId: idOf('section') }),
    body: lessonCreation,
    data: lesson,
    errors: [
      'not_found',
      'class_under_review',
      'lesson_edited_elsewhere',
      'lesson_file_missing',
      'news_writing_not_allowed',
      'lesson_type_elsewhere',
      'webinar_session_filled',
      'invalid_input',
    ],
    example,
  },
  update: {
    method: 'PUT',
    path: '/user/lesson/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Change a lesson',
    params: byId,
    body: lessonUpdate,
    data: lesson,
    errors: ['not_found', 'lesson_edited_elsewhere', 'lesson_type_fixed', 'lesson_file_missing', 'class_under_review'],
    example: { ...example, revision: 1 },
  },
  remove: {
    method: 'DELETE',
    path: '/user/lesson/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Take a lesson out; it is kept for those who began it',
    params: byId,
    data: noData,
    errors: ['not_found', 'class_under_review'],
  },
  addQuestions: {
    method: 'POST',
    path: '/user/lesson/add-question-quiz/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Add questions at the end of a quiz',
    params: byId,
    body: z
      .object({
        questions: z.array(quizQuestion).max(maxQuizQuestions).optional(),
        /** Questions of the mitra's bank to copy. */
        questionIds: z.array(idOf('question')).max(maxQuizQuestions).optional(),
      })
      .refine(({ questions, questionIds }) => questions?.length || questionIds?.length, {
        path: ['questions'],
        message: 'Pilih paling sedikit satu soal',
      }),
    data: lesson,
    errors: ['not_found', 'lesson_type_fixed', 'class_under_review', 'invalid_input'],
    example: {
      questions: [
        {
          id: 'soal-1',
          type: 'single-choice',
          text: 'Apa yang dijawab lead?',
          options: [
            { id: 'a', text: 'Hal terpenting', isCorrect: true },
            { id: 'b', text: 'Latar belakang', isCorrect: false },
          ],
        },
      ],
    },
  },
});
