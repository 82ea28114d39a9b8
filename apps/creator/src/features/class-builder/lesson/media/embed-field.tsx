import { useEffect, useState } from 'react';
import { Card, Field, Input } from '@sinau/ui';

/** What may be embedded, and how it is asked for. */
export interface EmbedSource {
  /** Names the field's card. */
  title: string;
  label: string;
  /** Names what is shown once an address fits. */
  preview: string;
  placeholder: string;
  hint: string;
  /** Said when an address would replace an uploaded file. */
  replacing: string;
  /** Said of any other address. */
  refusal: string;
  /** The address to embed; null for one that cannot be. */
  embed: (typed: string) => string | null;
}

interface EmbedFieldProps {
  source: EmbedSource;
  address: string | null;
  /** Whether an address would replace an uploaded file. */
  replacesFile: boolean;
  error: string | undefined;
  readOnly: boolean;
  onChange: (address: string | null) => void;
}

/** The address of a material elsewhere, with the material once it names one. */
export function EmbedField({ source, address, replacesFile, error, readOnly, onChange }: EmbedFieldProps) {
  const [typed, setTyped] = useState(address ?? '');
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (address !== null) setTyped(address);
  }, [address]);
  const embed = source.embed(typed);
  const isWrong = isLeft && typed.trim() !== '' && !embed;

  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    if (source.embed(text)) onChange(text.trim());
    else if (text.trim() === '' && address !== null) onChange(null);
  };

  return (
    <Card as="section" className="upload" aria-label={source.title}>
      {embed && (
        <iframe
          title={source.preview}
          src={embed}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          allowFullScreen
        />
      )}
      <Field
        label={source.label}
        hint={replacesFile ? source.replacing : source.hint}
        error={isWrong ? source.refusal : error}
      >
        <Input
          type="url"
          inputMode="url"
          maxLength={500}
          placeholder={source.placeholder}
          value={typed}
          readOnly={readOnly}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
    </Card>
  );
}
