import { useQuery } from '@tanstack/react-query';
import { faq, help } from '@sinau/api-client';
import { faqAudiences, type FaqAudience } from '@sinau/contracts/storefront/faq/faq.schemas';
import { faqCategoryRules } from '@sinau/contracts/backoffice/help/help.rules';
import type { FaqCategoryWriting, StoredFaqCategory } from '@sinau/contracts/backoffice/help/help.schemas';
import { decimal } from '@sinau/format';
import { SelectField } from '@sinau/ui';
import { FormText, FormValue } from '@sinau/ui/antd/portal-form';
import type { ContentKind } from '../kind.ts';
import { audienceLabels } from './audience-labels.ts';

export const faqCategoryKind: ContentKind<StoredFaqCategory, FaqCategoryWriting> = {
  label: 'Kategori tanya jawab',
  noun: 'kategori tanya jawab',
  intro: 'Judul di halaman tanya jawab, terpisah untuk peserta dan mitra.',
  // Loads the categories, those of learners first, as on the page.
  useRows: () => useQuery({ ...help.categories.query({ query: { page: 0, perPage: 0 } }), select: byAudience }),
  useRow: (id) => useQuery(help.category.query({ params: { id } })),
  briefOf: ({ title, slug, audience, questionCount }) => ({
    title,
    note: `/faq/${slug} · ${questionCount === 0 ? 'belum ada pertanyaan' : `${decimal(questionCount)} pertanyaan`}`,
    group: audienceLabels[audience],
  }),
  removal: 'Hanya kategori yang sudah kosong yang bisa dihapus.',
  calls: {
    create: (body) => help.addCategory.call({ body }),
    edit: (id, body) => help.editCategory.call({ params: { id }, body }),
    remove: (id) => help.removeCategory.call({ params: { id } }),
    move: (id, beforeId) => help.moveCategory.call({ params: { id }, body: { beforeId } }),
  },
  refreshes: [help, faq],
  rules: faqCategoryRules,
  start: { title: '', slug: '', audience: 'learner' },
  valuesOf: ({ title, slug, audience }) => ({ title, slug, audience }),
  Fields: () => (
    <>
      <FormText name="title" label="Judul" />
      <FormText name="slug" label="Alamat" hint="Kosong berarti dibuat dari judulnya." />
      <FormValue<FaqAudience>
        name="audience"
        draw={({ value, onChange }) => (
          <SelectField
            label="Untuk siapa"
            required
            value={value}
            onChange={({ target }) => onChange(target.value as FaqAudience)}
          >
            {faqAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {audienceLabels[audience]}
              </option>
            ))}
          </SelectField>
        )}
      />
    </>
  ),
};

const byAudience = <Answer extends { list: StoredFaqCategory[] }>(answer: Answer): Answer => ({
  ...answer,
  list: faqAudiences.flatMap((audience) => answer.list.filter((row) => row.audience === audience)),
});
