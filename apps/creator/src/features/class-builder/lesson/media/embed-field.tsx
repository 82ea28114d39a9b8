import { useEffect, useRef, useState } from 'react';
import { useDraftKey } from '@sinau/shell';
import { BroughtBack, Card, Field, discardLocalDraft, hasLocalDraft, Input, useLocalDraft } from '@sinau/ui';
import { useLessonContext } from '../lesson-context.ts';

/** Embeddable material, and the texts of its field. */
export interface EmbedSource {
  /** Title of the field's card. */
  title: string;
  label: string;
  /** Heading of the preview, shown once an address fits. */
  preview: string;
  placeholder: string;
  hint: string;
  /** Warning when an address would replace an uploaded file. */
  replacing: string;
  /** Message for any other address. */
  refusal: string;
  /** Address to embed; null if the typed one cannot be embedded. */
  embed: (typed: string) => string | null;
}

interface EmbedFieldProps {
  source: EmbedSource;
  address: string | null;
  /** True if an address would replace an uploaded file. */
  replacesFile: boolean;
  error: string | undefined;
  readOnly: boolean;
  onChange: (address: string | null) => void;
}

/** Returns the key under which an incomplete address is stored on this device. */
const useAddressKey = () => useDraftKey(`embed:${useLessonContext().lessonId}`);

/** Returns whether a lesson uses an address, or will: an incomplete one was typed here before. */
export function useIsElsewhere(address: string | null): boolean {
  const draftKey = useAddressKey();
  const [isTyped] = useState(() => hasLocalDraft(draftKey));
  return address !== null || isTyped;
}

/** Field for the address of a material elsewhere, with the material once the address is complete. */
export function EmbedField({ source, address, replacesFile, error, readOnly, onChange }: EmbedFieldProps) {
  const draftKey = useAddressKey();
  const stored = address ?? '';
  const [draft, setTyped, isBack] = useLocalDraft(draftKey, stored);
  const typed = readOnly ? stored : draft;
  const [isLeft, setLeft] = useState(false);
  const lastAddress = useRef(address);
  useEffect(() => {
    if (address === lastAddress.current) return;
    lastAddress.current = address;
    if (address !== null) setTyped(address);
  }, [address, setTyped]);
  const embed = source.embed(typed);
  const isWrong = isLeft && typed.trim() !== '' && !embed;

  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    const isAddress = source.embed(text) !== null;
    if (!isAddress && text.trim() !== '') return;
    // The lesson stores it from now on.
    discardLocalDraft(draftKey);
    if (isAddress) onChange(text.trim());
    else if (address !== null) onChange(null);
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
      {isBack && !readOnly && !embed && <BroughtBack onDiscard={() => setTyped(stored)} />}
    </Card>
  );
}
