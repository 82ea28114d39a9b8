import { Field, Textarea } from '@sinau/ui';
import { AudienceFields } from '../../../shared/audience-fields.tsx';
import { CatalogTexts } from '../../../shared/catalog-texts.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { Snapshot } from '../../../documents/saving/document.ts';
import { TopicField } from '../../../shared/topic-field.tsx';
import type { WebinarFields } from './webinar-document.ts';
import '../class-info/class-info-form.css';

interface InformationFormProps extends Pick<Snapshot<WebinarFields>, 'draft' | 'errors' | 'version'> {
  readOnly: boolean;
  onChange: (patch: Partial<WebinarFields>) => void;
}

/** What the catalog and the page of a webinar say about it. */
export const InformationForm = ({ draft, errors, version, readOnly, onChange }: InformationFormProps) => (
  <fieldset className="class-info" disabled={readOnly}>
    <legend className="sr">Informasi webinar</legend>
    <CatalogTexts
      titleLabel="Judul webinar"
      titleHint="Sebut hasilnya: apa yang dibawa pulang peserta dari webinar ini."
      descriptionHint="Satu atau dua kalimat yang tampil di katalog."
      {...{ draft, errors, onChange }}
    />
    <TopicField
      label="Topik"
      error={errors.categoryId}
      value={draft.categoryId ?? ''}
      onChange={(topicId) => onChange({ categoryId: topicId || null })}
    />
    <div className="class-info-pair">
      <AudienceFields draft={draft} errors={errors} onChange={onChange} />
    </div>
    <RichTextField
      place="about"
      label="Tentang webinar"
      hint="Ceritakan isi webinar, untuk siapa, dan jalannya acara."
      html={draft.about}
      version={version}
      readOnly={readOnly}
      error={errors.about}
      placeholder="Di webinar ini kamu akan…"
      onChange={(about) => onChange({ about })}
    />
    <Field label="Yang perlu disiapkan" hint="Satu baris untuk satu hal." error={errors.requirements} optional>
      <Textarea
        rows={4}
        maxLength={2000}
        value={draft.requirements}
        onChange={({ target }) => onChange({ requirements: target.value })}
      />
    </Field>
    <RichTextField
      place="message"
      label="Pesan penyelesaian (opsional)"
      hint="Dibaca peserta sesudah hadir di semua sesi."
      html={draft.completionMessage}
      version={version}
      readOnly={readOnly}
      error={errors.completionMessage}
      placeholder="Terima kasih sudah hadir!"
      onChange={(completionMessage) => onChange({ completionMessage })}
    />
  </fieldset>
);
