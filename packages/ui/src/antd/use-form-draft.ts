import { useState } from 'react';
import { localFormDraft } from '../use-local-draft.ts';

/** Local draft of a form: its values are stored on this device while they differ from the initial ones. */
export function useFormDraft<Values extends object>(key: string | undefined, initialValues: Values) {
  const stored = key === undefined ? null : localFormDraft<Values>(key);
  const [left] = useState(() => stored?.read());
  const [isBack, setBack] = useState(Boolean(left));
  const keep = (values: Values) => {
    const isInitial = Object.entries(initialValues).every(
      ([name, value]) => JSON.stringify(values[name as keyof Values]) === JSON.stringify(value),
    );
    if (!isInitial) return stored?.write(values);
    stored?.forget();
    setBack(false);
  };
  return { left, isBack, keep, forget: () => stored?.forget() };
}
