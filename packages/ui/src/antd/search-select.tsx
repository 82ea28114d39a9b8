import { Select } from 'antd';
import { useControl } from '../forms/field.tsx';

interface SearchSelectProps {
  /** Label, if no `Field` around it has one. */
  label?: string;
  placeholder: string;
  /** Null while nothing is chosen. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  isLoading?: boolean;
  disabled?: boolean;
  /** Set if the caller searches for the typed text, and `options` are the results. */
  onSearch?: (typed: string) => void;
  onChange: (value: string | null) => void;
}

/** A choice of one among many: typing narrows the options. For few options, the browser's own `Select` is faster. */
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
