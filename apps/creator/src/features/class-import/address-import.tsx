import { useState } from 'react';
import { useDraftKey } from '@sinau/shell';
import { Button, Field, Textarea, useLocalDraft } from '@sinau/ui';
import { planOfAddresses } from './address-list.rules.ts';
import type { DraftPlan } from './draft-plan.rules.ts';

const example = `Kamera
Mengenal kamera - https://www.youtube.com/watch?v=…
https://vimeo.com/…`;

/** A list of videos at other sites, of which a plan is made. */
export function AddressImport({ onPlan }: { onPlan: (plan: DraftPlan) => void }) {
  const [text, setText] = useLocalDraft(useDraftKey('class-import-addresses'));
  const [error, setError] = useState<string>();
  const look = () => {
    const plan = planOfAddresses(text);
    const isEmpty = plan.sections.length === 0;
    setError(isEmpty ? 'Belum ada alamat video YouTube atau Vimeo di sini' : undefined);
    if (!isEmpty) onPlan(plan);
  };
  return (
    <>
      <p className="muted">
        Satu alamat YouTube atau Vimeo per baris, boleh dengan judul di depannya. Baris tanpa alamat menjadi judul
        bagian.
      </p>
      <Field label="Daftar video" error={error}>
        <Textarea rows={10} placeholder={example} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div>
        <Button onClick={look}>Periksa</Button>
      </div>
    </>
  );
}
