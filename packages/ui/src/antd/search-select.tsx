import { Select } from 'antd';
import { useControl } from '../forms/field.tsx';

interface SearchSelectProps {
  /** Its name, where no `Field` around it gives one. */
  label?: string;
  placeholder: string;
  /** Null while nothing is chosen. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  isLoading?: boolean;
  disabled?: boolean;
  /** Where what is typed is looked for elsewhere, and `options` are what was found. */
  onSearch?: (typed: string) => void;
  onChange: (value: string | null) => void;
}

/** One of many: what is typed narrows the options. Few options are quicker in the browser's own `Select`. */
export function SearchSelect({ label, isLoading, value, options, onSearch, onChange, ...select }: SearchSelectProps) {
  const control = useControl();
  return (
    <Select<string>
      {...control}
      {...select}
      className="search-select"
      aria-label={label}
      allowClear
      showSearch={onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' }}
      loading={isLoading}
      notFoundContent={isLoading ? 'Memuat…' : 'Tidak ada yang cocok'}
      status={control?.['aria-invalid'] ? 'error' : ''}
      // Until its option is loaded, a value would show as its id.
      value={options.some((option) => option.value === value) ? value : null}
      options={[...options]}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
    />
  );
}
