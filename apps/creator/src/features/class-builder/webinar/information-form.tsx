import { optionalMark } from '@sinau/ui';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { Snapshot } from '../../../documents/saving/document.ts';
import { ClassTextsForm } from '../class-info/class-texts-form.tsx';
import type { ClassTexts } from '../class-info/class-texts.ts';

interface InformationFormProps extends Pick<Snapshot<ClassTexts>, 'draft' | 'errors' | 'version'> {
  readOnly: boolean;
  onChange: (patch: Partial<ClassTexts>) => void;
}

/** Fields of a webinar that the catalog and its page show. */
export const InformationForm = (form: InformationFormProps) => (
  <ClassTextsForm type="webinar" {...form}>
    <RichTextField
      place="message"
      label={<>Pesan penyelesaian {optionalMark}</>}
      hint="Dibaca peserta sesudah hadir di semua sesi."
      html={form.draft.completionMessage}
      version={form.version}
      readOnly={form.readOnly}
      error={form.errors.completionMessage}
      placeholder="Terima kasih sudah hadir!"
      onChange={(completionMessage) => form.onChange({ completionMessage })}
    />
  </ClassTextsForm>
);
