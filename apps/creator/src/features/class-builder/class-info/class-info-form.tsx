import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import { maxWeeklyHours } from '@sinau/contracts/authoring/program/program.rules';
import { Field, Input, Textarea } from '@sinau/ui';
import { CatalogTexts } from '../../../shared/catalog-texts.tsx';
import { AudienceFields } from '../../../shared/audience-fields.tsx';
import { CoverPicker } from '../../../shared/cover-picker/cover-picker.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';
import { useIsMember } from '../../../shared/scopes.ts';
import type { Snapshot } from '../../../documents/saving/document.ts';
import { TopicField } from '../../../shared/topic-field.tsx';
import type { ClassFields } from './class-document.ts';
import { PriceFields } from './price-fields.tsx';
import type { Prices } from './prices.ts';
import './class-info-form.css';

interface ClassInfoFormProps extends Pick<Snapshot<ClassFields>, 'draft' | 'errors' | 'version'> {
  topics: readonly Category[];
  /** Whether the class meets live, as intensive classes and bootcamps do. */
  hasCohort: boolean;
  readOnly: boolean;
  isOnSale: boolean;
  prices: Prices;
  /** Under which digits of a price that are not committed are kept on this device. */
  priceKey: string;
  onChange: (patch: Partial<ClassFields>) => void;
  onPricesChange: (patch: Partial<Prices>) => void;
}

/** What the catalog and the class page say about a class. */
export function ClassInfoForm({
  draft,
  errors,
  version,
  topics,
  hasCohort,
  readOnly,
  isOnSale,
  prices,
  priceKey,
  onChange,
  onPricesChange,
}: ClassInfoFormProps) {
  const isMember = useIsMember();
  return (
    <fieldset className="class-info" disabled={readOnly}>
      <legend className="sr">Halaman kelas</legend>
      <CatalogTexts
        titleLabel="Judul kelas"
        titleHint="Sebut hasilnya: apa yang bisa dilakukan peserta setelah kelas ini."
        descriptionHint="Satu atau dua kalimat yang tampil di katalog."
        {...{ draft, errors, onChange }}
      />
      <div className="class-info-pair">
        <TopicField
          label="Topik"
          error={errors.categoryId}
          value={draft.categoryId ?? ''}
          onChange={(topicId) => onChange({ categoryId: topicId || null })}
        />
        <PriceFields
          draftKey={priceKey}
          prices={prices}
          isOnSale={isOnSale}
          errors={errors}
          disabled={readOnly || !isMember}
          refusal={isMember ? undefined : 'Harga dan promo diatur anggota mitra.'}
          onChange={onPricesChange}
        />
      </div>
      <div className="class-info-pair">
        <AudienceFields draft={draft} errors={errors} onChange={onChange} />
      </div>
      {hasCohort && (
        <div className="class-info-pair">
          <Field label="Angkatan" hint="Misalnya Angkatan 5." error={errors.cohort} optional>
            <Input
              name="cohort"
              maxLength={60}
              value={draft.cohort ?? ''}
              onChange={({ target }) => onChange({ cohort: target.value || null })}
            />
          </Field>
          <Field
            label="Jam belajar seminggu"
            hint="Sesi live, materi, dan tugas dijumlahkan."
            error={errors.weeklyHours}
            optional
          >
            <Input
              name="weeklyHours"
              type="number"
              min={1}
              max={maxWeeklyHours}
              value={draft.weeklyHours ?? ''}
              onChange={({ target }) => onChange({ weeklyHours: target.value === '' ? null : Number(target.value) })}
            />
          </Field>
        </div>
      )}
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
