import type { ReactNode } from 'react';
import { Field, Textarea } from '@sinau/ui';
import { AudienceFields } from '../../../shared/audience-fields.tsx';
import { CatalogTexts } from '../../../shared/catalog-texts.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import type { Snapshot } from '../../../documents/saving/document.ts';
import { TopicField } from '../../../shared/topic-field.tsx';
import type { ClassTexts } from './class-texts.ts';
import './class-texts-form.css';

const labels = {
  program: {
    legend: 'Halaman kelas',
    title: 'Judul kelas',
    titleHint: 'Sebut hasilnya: apa yang bisa dilakukan peserta setelah kelas ini.',
    about: 'Tentang kelas',
    aboutHint: 'Ceritakan isi kelas, untuk siapa, dan cara belajarnya.',
    aboutPlaceholder: 'Di kelas ini kamu akan…',
  },
  webinar: {
    legend: 'Informasi webinar',
    title: 'Judul webinar',
    titleHint: 'Sebut hasilnya: apa yang dibawa pulang peserta dari webinar ini.',
    about: 'Tentang webinar',
    aboutHint: 'Ceritakan isi webinar, untuk siapa, dan jalannya acara.',
    aboutPlaceholder: 'Di webinar ini kamu akan…',
  },
} as const;

interface ClassTextsFormProps extends Pick<Snapshot<ClassTexts>, 'draft' | 'errors' | 'version'> {
  type: keyof typeof labels;
  readOnly: boolean;
  onChange: (patch: Partial<ClassTexts>) => void;
  besideTopic?: ReactNode;
  beforeAbout?: ReactNode;
  children?: ReactNode;
}

/** Form of the texts of a class in the catalog and on its page. */
export function ClassTextsForm({
  type,
  draft,
  errors,
  version,
  readOnly,
  onChange,
  besideTopic,
  beforeAbout,
  children,
}: ClassTextsFormProps) {
  const { legend, title, titleHint, about, aboutHint, aboutPlaceholder } = labels[type];
  const topic = (
    <TopicField
      label="Topik"
      error={errors.categoryId}
      value={draft.categoryId ?? ''}
      onChange={(topicId) => onChange({ categoryId: topicId || null })}
    />
  );
  return (
    <fieldset className="class-info" disabled={readOnly}>
      <legend className="sr">{legend}</legend>
      <CatalogTexts
        titleLabel={title}
        titleHint={titleHint}
        descriptionHint="Satu atau dua kalimat yang tampil di katalog."
        {...{ draft, errors, onChange }}
      />
      {besideTopic ? (
        <div className="class-info-pair">
          {topic}
          {besideTopic}
        </div>
      ) : (
        topic
      )}
      <div className="class-info-pair">
        <AudienceFields draft={draft} errors={errors} onChange={onChange} />
      </div>
      {beforeAbout}
      <RichTextField
        place="about"
        label={about}
        hint={aboutHint}
        html={draft.about}
        version={version}
        readOnly={readOnly}
        error={errors.about}
        placeholder={aboutPlaceholder}
        onChange={(html) => onChange({ about: html })}
      />
      <Field label="Yang perlu disiapkan" hint="Satu baris untuk satu hal." error={errors.requirements} optional>
        <Textarea
          rows={4}
          maxLength={2000}
          value={draft.requirements}
          onChange={({ target }) => onChange({ requirements: target.value })}
        />
      </Field>
      {children}
    </fieldset>
  );
}
