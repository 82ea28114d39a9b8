import { Select } from 'antd';
import { useControl } from '../forms/field.tsx';

interface SearchChoice {
  value: string;
  label: string;
}
interface FoundChoice extends SearchChoice {
  /** In small print beside it, while it is to choose from. */
  note?: string;
}

interface SearchChoicesProps {
  placeholder: string;
  /** What was chosen, with the words of each: it need not be among the options. */
  value: readonly SearchChoice[];
  /** What was found by what is typed. */
  options: readonly FoundChoice[];
  isLoading: boolean;
  /** How many may be chosen. */
  most: number;
  onSearch: (typed: string) => void;
  onChange: (value: SearchChoice[]) => void;
}

/** Some of very many inside a `Field`: what is typed is looked for elsewhere, and what was chosen stays in sight. */
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
