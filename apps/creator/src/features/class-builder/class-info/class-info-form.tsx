import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import { maxWeeklyHours } from '@sinau/contracts/authoring/program/program.rules';
import { Card, Field, Input, Switch } from '@sinau/ui';
import { CoverPicker } from '../../../shared/cover-picker/cover-picker.tsx';
import { useIsMember } from '../../../shared/scopes.ts';
import type { Snapshot } from '../../../documents/saving/document.ts';
import type { ClassFields } from './class-document.ts';
import { ClassTextsForm } from './class-texts-form.tsx';
import { PriceFields } from './price-fields.tsx';
import type { Prices } from './prices.ts';

interface ClassInfoFormProps extends Pick<Snapshot<ClassFields>, 'draft' | 'errors' | 'version'> {
  topics: readonly Category[];
  /** True if the class meets live, as intensive classes and bootcamps do. */
  hasCohort: boolean;
  readOnly: boolean;
  isOnSale: boolean;
  prices: Prices;
  /** Key under which uncommitted digits of a price are stored on this device. */
  priceKey: string;
  onChange: (patch: Partial<ClassFields>) => void;
  onPricesChange: (patch: Partial<Prices>) => void;
}

/** Form of a program's texts in the catalog and on the class page, and of its price. */
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
    <ClassTextsForm
      type="program"
      {...{ draft, errors, version, readOnly, onChange }}
      besideTopic={
        <PriceFields
          draftKey={priceKey}
          prices={prices}
          isOnSale={isOnSale}
          errors={errors}
          disabled={readOnly || !isMember}
          refusal={isMember ? undefined : 'Harga dan promo diatur anggota mitra.'}
          onChange={onPricesChange}
        />
      }
      beforeAbout={
        <>
          {hasCohort && <CohortFields {...{ draft, errors, onChange }} />}
          <CoverPicker
            value={draft.thumbnail}
            error={errors.thumbnail}
            topic={topics.find(({ id }) => id === draft.categoryId)?.slug}
            onChange={(thumbnail) => onChange({ thumbnail })}
          />
        </>
      }
    >
      <Card padded>
        <Switch
          label="Nama peserta di atas video"
          hint="Nama dan email tersamar peserta yang menonton tampil samar dan berpindah-pindah di atas video, supaya rekaman layar mudah dilacak."
          checked={draft.hasWatermark}
          onChange={({ target }) => onChange({ hasWatermark: target.checked })}
        />
      </Card>
    </ClassTextsForm>
  );
}

const CohortFields = ({ draft, errors, onChange }: Pick<ClassInfoFormProps, 'draft' | 'errors' | 'onChange'>) => (
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
      hint="Sesi langsung, materi, dan tugas dijumlahkan."
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
);
