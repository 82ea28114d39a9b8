import type { Category } from '@sinau/contracts/category/category.endpoints';
import { Field, Input, Textarea } from '@sinau/ui';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import { useIsMember } from '../../../shared/scopes.ts';
import type { Snapshot } from '../../../shared/self-saving/self-saving.ts';
import { TopicField } from '../../../shared/topic-field.tsx';
import type { ClassFields } from './class-document.ts';
import { CoverPicker } from './cover-picker.tsx';
import { PriceFields } from './price-fields.tsx';
import type { Prices } from './prices.ts';
import './class-info-form.css';

interface ClassInfoFormProps extends Pick<Snapshot<ClassFields>, 'draft' | 'errors' | 'version'> {
  topics: readonly Category[];
  readOnly: boolean;
  isOnSale: boolean;
  prices: Prices;
  onChange: (patch: Partial<ClassFields>) => void;
  onPricesChange: (patch: Partial<Prices>) => void;
}

/** What the catalog and the class page say about a class. */
export function ClassInfoForm({
  draft,
  errors,
  version,
  topics,
  readOnly,
  isOnSale,
  prices,
  onChange,
  onPricesChange,
}: ClassInfoFormProps) {
  const isMember = useIsMember();
  return (
    <fieldset className="class-info" disabled={readOnly}>
      <legend className="sr">Halaman kelas</legend>
      <Field
        label="Judul kelas"
        hint="Sebut hasilnya: apa yang bisa dilakukan peserta setelah kelas ini."
        error={errors.title}
        aside={`${draft.title.length}/120`}
      >
        <Input
          name="title"
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field
        label="Deskripsi singkat"
        hint="Satu atau dua kalimat yang tampil di katalog."
        error={errors.description}
        aside={`${draft.description.length}/300`}
      >
        <Textarea
          name="description"
          rows={3}
          maxLength={300}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <div className="class-info-pair">
        <TopicField
          label="Topik"
          error={errors.categoryId}
          value={draft.categoryId ?? ''}
          onChange={(topicId) => onChange({ categoryId: topicId || null })}
        />
        <PriceFields
          prices={prices}
          isOnSale={isOnSale}
          errors={errors}
          disabled={readOnly || !isMember}
          refusal={isMember ? undefined : 'Harga dan promo diatur anggota mitra.'}
          onChange={onPricesChange}
        />
      </div>
      <CoverPicker
        value={draft.thumbnail}
        error={errors.thumbnail}
        topic={topics.find(({ id }) => id === draft.categoryId)?.slug}
        onChange={(thumbnail) => onChange({ thumbnail })}
      />
      <RichTextField
        place="about"
        label="Tentang kelas"
        hint="Ceritakan isi kelas, untuk siapa, dan cara belajarnya."
        html={draft.about}
        version={version}
        readOnly={readOnly}
        error={errors.about}
        placeholder="Di kelas ini kamu akan…"
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
    </fieldset>
  );
}
