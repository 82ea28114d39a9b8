import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@sinau/api-client';

type Values = Record<string, string>;

/**
 * A form that keeps what was typed: inputs are the browser's own, their constraints are checked on sending, and what
 * the server refuses is shown at the field it is about, or as `failure` where it is about none.
 */
export function useForm<V extends Values>(send: (values: V) => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Values>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const show = (next: Values) => {
    setErrors(next);
    const [first] = Object.keys(next);
    if (first && form.current) fieldOf(form.current, first)?.focus();
  };

  const submit = async (element: HTMLFormElement) => {
    const unmet = unmetConstraints(element);
    setFailure(null);
    show(unmet);
    if (Object.keys(unmet).length > 0) return;
    setSending(true);
    try {
      await send(Object.fromEntries(new FormData(element)) as V);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const known = Object.entries(error.fields).filter(([name]) => fieldOf(element, name));
      if (known.length > 0) show(Object.fromEntries(known));
      else setFailure(error.message);
    } finally {
      setSending(false);
    }
  };

  return {
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
      /** A field is wrong until it is changed. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field !== name)));
      },
    },
    errors,
    failure,
    isSending,
    reset: () => form.current?.reset(),
  };
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function unmetConstraints(form: HTMLFormElement): Values {
  const unmet = [...form.elements].filter(
    (field) => field instanceof HTMLInputElement && !field.validity.valid,
  ) as HTMLInputElement[];
  return Object.fromEntries(unmet.map((field) => [field.name, sentenceFor(field)]));
}

/** In the product's words instead of the browser's language. */
function sentenceFor({ validity, minLength, title }: HTMLInputElement) {
  if (validity.valueMissing) return 'Wajib diisi';
  if (validity.typeMismatch) return 'Tulis alamat email yang lengkap, misalnya nama@contoh.id';
  if (validity.tooShort) return `Minimal ${minLength} karakter`;
  return title || 'Isian ini tidak benar';
}
