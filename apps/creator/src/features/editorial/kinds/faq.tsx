import { useQuery } from '@tanstack/react-query';
import { faq, help } from '@sinau/api-client';
import { faqRules } from '@sinau/contracts/backoffice/help/help.rules';
import type { FaqWriting, StoredFaq } from '@sinau/contracts/backoffice/help/help.schemas';
import { lazySection } from '@sinau/shell';
import type { ContentKind } from '../kind.ts';
import { audienceLabels } from './audience-labels.ts';

export const faqKind: ContentKind<StoredFaq, FaqWriting> = {
  label: 'Tanya jawab',
  noun: 'pertanyaan',
  intro: 'Pertanyaan dan jawabannya, per kategori.',
  useRows: () => useQuery(help.questions.query({ query: { page: 0, perPage: 0 } })),
  useRow: (id) => useQuery(help.question.query({ params: { id } })),
  briefOf: ({ question, category: { title, audience } }) => ({
    title: question,
    group: `${title} · ${audienceLabels[audience].toLowerCase()}`,
  }),
  removal: 'Jawabannya langsung hilang dari halaman tanya jawab.',
  calls: {
    create: (body) => help.addQuestion.call({ body }),
    edit: (id, body) => help.editQuestion.call({ params: { id }, body }),
    remove: (id) => help.removeQuestion.call({ params: { id } }),
    move: (id, beforeId) => help.moveQuestion.call({ params: { id }, body: { beforeId } }),
  },
  refreshes: [help, faq],
  rules: faqRules,
  start: { categoryId: '', question: '', answer: '' },
  valuesOf: ({ category, question, answer }) => ({ categoryId: category.id, question, answer }),
  Fields: lazySection(async () => (await import('./faq-fields.tsx')).FaqFields),
};
