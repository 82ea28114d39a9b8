import { OptionCard } from '@sinau/ui';
import './format-choice.css';

interface FormatChoiceProps<Format extends string> {
  formats: Record<Format, { title: string; description: string }>;
  value: Format;
  onChange: (format: Format) => void;
}

/** Choice of the format of an export. */
export const FormatChoice = <Format extends string>({ formats, value, onChange }: FormatChoiceProps<Format>) => (
  <fieldset className="format-choice">
    <legend>Pilih format</legend>
    {(Object.keys(formats) as Format[]).map((one) => (
      <OptionCard key={one} name="format" {...formats[one]} checked={value === one} onChange={() => onChange(one)} />
    ))}
  </fieldset>
);
