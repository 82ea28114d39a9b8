import { useState } from 'react';
import { FormValue } from '@sinau/ui/antd/portal-form';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';

interface HtmlFieldProps {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
}

/** Form field for formatted text. */
export const HtmlField = ({ name, ...words }: HtmlFieldProps) => (
  <FormValue<string>
    name={name}
    draw={({ value, onChange }) => <Editor {...words} value={value} onChange={onChange} />}
  />
);

interface EditorProps extends Omit<HtmlFieldProps, 'name'> {
  value: string;
  onChange: (html: string) => void;
}

/** Values set by the form itself, such as on discarding a draft, replace the content of the editor. */
function Editor({ value, onChange, ...words }: EditorProps) {
  const [held, setHeld] = useState({ html: value, version: 0 });
  if (value !== held.html) setHeld({ html: value, version: held.version + 1 });
  return (
    <RichTextField
      {...words}
      place="about"
      html={value}
      version={held.version}
      onChange={(html) => {
        setHeld((now) => ({ ...now, html }));
        onChange(html);
      }}
    />
  );
}
