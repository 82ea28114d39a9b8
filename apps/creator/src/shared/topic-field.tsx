import { Button, Field, Select } from '@sinau/ui';
import { useTopics } from './topics.data.ts';

interface TopicFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (topicId: string) => void;
}

/** Select for one of the catalog's topics. While they load, the field is empty and not reported as missing. */
export function TopicField({ label, hint, error, value, onChange }: TopicFieldProps) {
  const { data: topics, isError, isFetching, refetch } = useTopics();
  const retry = (
    <Button variant="text" size="sm" loading={isFetching} onClick={() => void refetch()}>
      Coba lagi
    </Button>
  );
  return (
    <Field label={label} hint={!topics && isError ? <>Gagal memuat topik. {retry}</> : hint} error={error}>
      <Select name="categoryId" value={topics ? value : ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{topics || isError ? 'Pilih topik' : 'Memuat topik…'}</option>
        {topics?.list.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
