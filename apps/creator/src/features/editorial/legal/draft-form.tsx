import { useState } from 'react';
import { legalDraftRules } from '@sinau/contracts/core/legal/legal.rules';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { useDraftKey } from '@sinau/shell';
import { FormArea, PortalForm } from '@sinau/ui/antd/portal-form';
import { HtmlField } from '../html-field.tsx';
import { DateTimeFormField } from '../date-time-form-field.tsx';
import { useSaveDraft } from './legal.data.ts';

interface DraftFormProps {
  text: StoredLegalText;
  onSaved: () => void;
}

/**
 * Form for the next version, beginning with the newest one. Changes that another operator saves meanwhile do not
 * replace it.
 */
export function DraftForm({ text, onSaved }: DraftFormProps) {
  const [{ slug, body, draft, revision }] = useState(text);
  const save = useSaveDraft(slug);
  return (
    <PortalForm
      rules={legalDraftRules}
      initialValues={{
        changes: draft?.changes ?? '',
        body: draft?.body ?? body,
        effectiveAt: draft?.effectiveAt ?? null,
      }}
      draftKey={useDraftKey(`legal:${slug}`)}
      send={async (values) => {
        await save.mutateAsync({ ...values, revision });
        onSaved();
      }}
      submitLabel="Simpan dan lihat pratinjau"
    >
      <FormArea
        name="changes"
        label="Yang berubah"
        hint="Dibaca semua orang sebelum setuju. Sebutkan apa yang kini berbeda, dengan bahasa sehari-hari."
      />
      <HtmlField name="body" label="Isi" />
      <DateTimeFormField
        name="effectiveAt"
        label="Berlaku mulai"
        optional
        hint="Kosong berarti begitu diterbitkan. Dengan tanggal, semua yang terikat dikabari lewat email; untuk perubahan penting kita menjanjikan 14 hari sebelumnya."
        usualTime="00:00"
      />
    </PortalForm>
  );
}
