import { useQuery } from '@tanstack/react-query';
import { help } from '@sinau/api-client';
import { Field, Select } from '@sinau/ui';
import { FormText, FormValue } from '@sinau/ui/antd/portal-form';
import { HtmlField } from '../html-field.tsx';
import { audienceLabels } from './audience-labels.ts';

export const FaqFields = () => (
  <>
    <FormValue<string>
      name="categoryId"
      draw={({ value, onChange }) => <CategoryField value={value} onChange={onChange} />}
    />
    <FormText name="question" label="Pertanyaan" />
    <HtmlField
      name="answer"
      label="Jawaban"
      hint="Tautan ke halaman situs ini cukup dengan alamatnya, misalnya /my-class."
      placeholder="Jawab langsung di kalimat pertama…"
    />
  </>
);

/** Choice of a category, with those of learners and those of partners apart. */
function CategoryField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data, isError } = useQuery(help.categories.query({ query: { page: 0, perPage: 0 } }));
  const groups = Map.groupBy(data?.list ?? [], ({ audience }) => audience);
  return (
    <Field label="Kategori" error={isError && 'Gagal memuat kategori. Muat ulang halaman ini.'}>
      <Select value={data ? value : ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{data ? 'Pilih kategori' : 'Memuat kategori…'}</option>
        {[...groups].map(([audience, rows]) => (
          <optgroup key={audience} label={audienceLabels[audience]}>
            {rows.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
