import { defineEndpoints } from '../../endpoint.ts';
import { z } from 'zod';
import { faqAudiences } from '../../storefront/faq/faq.schemas.ts';
import { uuid } from '../../fields.ts';
import { movingCall, recordCalls } from '../../record-calls.ts';
import { faqCategoryWriting, faqWriting, storedFaq, storedFaqCategory } from './help.schemas.ts';

const audience = z.enum(faqAudiences);

const categories = recordCalls({
  path: '/operator/faq-category',
  resource: 'faqCategory',
  words: 'categories of questions',
  row: storedFaqCategory,
  body: faqCategoryWriting,
  example: { title: 'Akun dan login', slug: '', audience: 'learner' },
  sort: ['position', 'title'],
  filter: { audience },
});
const questions = recordCalls({
  path: '/operator/faq',
  resource: 'faq',
  words: 'answered questions',
  row: storedFaq,
  body: faqWriting,
  example: {
    categoryId: '01990000-0000-7000-8000-000000000001',
    question: 'Sampai kapan kelas bisa diakses?',
    answer: '<p>Tanpa batas waktu.</p>',
  },
  sort: ['position', 'question'],
  filter: { audience, categoryId: uuid },
});

/** Calls with which operators maintain `/faq`. */
export const helpEndpoints = defineEndpoints('help', {
  categories: categories.list,
  category: categories.detail,
  addCategory: categories.create,
  editCategory: categories.edit,
  removeCategory: { ...categories.remove, errors: ['not_found', 'faq_category_in_use'] },
  moveCategory: movingCall('/operator/faq-category', 'faqCategory', 'categories of questions'),
  questions: questions.list,
  question: questions.detail,
  addQuestion: questions.create,
  editQuestion: questions.edit,
  removeQuestion: questions.remove,
  moveQuestion: movingCall('/operator/faq', 'faq', 'answered questions'),
});
