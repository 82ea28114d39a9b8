import { documentRetentionDays, applicationRules } from '@sinau/contracts/storefront/mitra/mitra.rules';
import { Field, Input } from '@sinau/ui';
import { DocumentChoices } from './document-choices.tsx';
import type { StepProps } from './step-fields.tsx';

/** Number to call, and documents that prove who applies. All are optional: staff ask for what they miss. */
export function DocumentFields({ answers: { phone, documents }, errors, onChange }: StepProps) {
  return (
    <>
      <p className="muted">
        Semuanya opsional, tetapi pendaftaran dengan dokumen lebih cepat kami tinjau. Hanya kamu dan petugas yang
        meninjau yang bisa membukanya, dan kami hapus {documentRetentionDays} hari setelah pendaftaranmu diputuskan.
      </p>
      <Field
        label="Nomor telepon atau WhatsApp"
        hint="Kami menelepon hanya kalau ada yang sulit dijelaskan lewat tulisan."
        error={errors.phone}
        optional
      >
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={applicationRules.phone.max}
          value={phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
      </Field>
      <DocumentChoices
        value={documents}
        error={errors.documents}
        onChange={(chosen) => onChange({ documents: chosen })}
      />
    </>
  );
}
