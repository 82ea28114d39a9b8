import { Select } from 'antd';
import { useControl } from '../forms/field.tsx';

interface SearchChoice {
  value: string;
  label: string;
}
interface FoundChoice extends SearchChoice {
  /** Small print beside the option in the list. */
  note?: string;
}

interface SearchChoicesProps {
  placeholder: string;
  /** Chosen values with their labels: they need not be among the options. */
  value: readonly SearchChoice[];
  /** Results for the typed text. */
  options: readonly FoundChoice[];
  isLoading: boolean;
  /** Maximum number of choices. */
  most: number;
  onSearch: (typed: string) => void;
  onChange: (value: SearchChoice[]) => void;
}

/**
 * A choice of some among very many inside a `Field`: the caller searches for the typed text, and chosen values stay
 * visible.
 */
export function SearchChoices({
  placeholder,
  value,
  options,
  isLoading,
  most,
  onSearch,
  onChange,
}: SearchChoicesProps) {
  const control = useControl();
  return (
    <Select<SearchChoice[]>
      {...control}
      mode="multiple"
      labelInValue
      className="search-select"
      placeholder={placeholder}
      maxCount={most}
      loading={isLoading}
      showSearch={{ filterOption: false, onSearch }}
      notFoundContent={isLoading ? 'Memuat…' : 'Tidak ada yang cocok'}
      status={control?.['aria-invalid'] ? 'error' : ''}
      value={[...value]}
      options={[...options]}
      optionRender={({ label, data }) => (
        <>
          {label} {(data as FoundChoice).note && <span className="muted xs">{(data as FoundChoice).note}</span>}
        </>
      )}
      onChange={(chosen) => onChange(chosen.map((one) => ({ value: one.value, label: one.label })))}
    />
  );
}
