import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operator } from '@sinau/api-client';
import { featuredLists, type FeaturedList } from '@sinau/contracts/storefront/featured/featured.rules';
import type { FeaturedPick } from '@sinau/contracts/storefront/featured/featured.schemas';
import { Field, SelectField } from '@sinau/ui';
import { FormValue } from '@sinau/ui/antd/portal-form';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { ScheduleFields } from '../schedule-fields.tsx';
import { placeLabels } from './place-labels.ts';

/** Fields for where a class is featured, which one, and when. */
export const FeaturedFields = ({ row }: { row: FeaturedPick | null }) => (
  <>
    <FormValue<FeaturedList>
      name="place"
      draw={({ value, onChange }) => (
        <SelectField
          label="Tampil di"
          required
          value={value}
          onChange={({ target }) => onChange(target.value as FeaturedList)}
        >
          {featuredLists.map((place) => (
            <option key={place} value={place}>
              {placeLabels[place]}
            </option>
          ))}
        </SelectField>
      )}
    />
    <FormValue<string>
      name="classId"
      draw={({ value, onChange }) => <ClassPicker row={row} value={value} onChange={onChange} />}
    />
    <ScheduleFields />
  </>
);

interface ClassPickerProps {
  row: FeaturedPick | null;
  value: string;
  onChange: (slug: string) => void;
}

/** Picker among all published classes. */
function ClassPicker({ row, value, onChange }: ClassPickerProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data, isPending } = useQuery({
    ...operator.classes.query({
      query: { page: 1, perPage: 20, ...(keyword && { keyword }), filter: { statusApprove: 'publish' } },
    }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.list ?? []).map(({ slug, title, mitra }) => ({
    value: slug,
    label: `${title} · ${mitra.name}`,
  }));
  const chosen = row && { value: row.class.slug, label: `${row.class.title} · ${row.class.mitra}` };
  return (
    <Field label="Kelas" hint="Ketik judul kelas atau nama mitranya.">
      <SearchSelect
        placeholder="Cari kelas"
        value={value || null}
        options={chosen && !found.some((one) => one.value === chosen.value) ? [chosen, ...found] : found}
        isLoading={isPending}
        onSearch={setTyped}
        onChange={(slug) => onChange(slug ?? '')}
      />
    </Field>
  );
}
