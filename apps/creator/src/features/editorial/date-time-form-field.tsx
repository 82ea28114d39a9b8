import { FormValue } from '@sinau/ui/antd/portal-form';
import { DateTimeField } from '../../shared/date-time-field.tsx';

interface MomentFormFieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  usualTime: '00:00' | '23:59';
}

/** Form field for a day and a time. */
export const DateTimeFormField = ({ name, ...words }: MomentFormFieldProps) => (
  <FormValue<string | null>
    name={name}
    draw={({ value, onChange }) => <DateTimeField {...words} value={value} onChange={onChange} />}
  />
);
