import { useState } from 'react';
import { maxBundleClasses, minBundleClasses } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { decimal } from '@sinau/format';
import { Button, Card, FieldError } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { CatalogTexts } from '../../../shared/catalog-texts.tsx';
import { CoverPicker } from '../../../shared/cover-picker/cover-picker.tsx';
import type { Snapshot } from '../../../documents/saving/document.ts';
import { TopicField } from '../../../shared/topic-field.tsx';
import { useTopics } from '../../../shared/topics.data.ts';
import type { BundleFields } from './bundle-document.ts';
import { BundleReasons } from './bundle-reasons.tsx';
import type { ChosenClass } from './chosen-class.ts';
import { ChosenClasses } from './chosen-classes.tsx';
import { ClassPicker } from './class-picker.tsx';

interface BundleFormProps extends Pick<Snapshot<BundleFields>, 'draft' | 'errors'> {
  classes: readonly ChosenClass[];
  readOnly: boolean;
  /** Called before the id of a new class is in the draft. */
  onPicked: (chosen: ChosenClass) => void;
  onChange: (patch: Partial<BundleFields>) => void;
  /** Saves the changes of one action. */
  onCommit: (patch: Partial<BundleFields>) => void;
}

/** Form for the classes of a bundle, and for its texts in the catalog. */
export function BundleForm({ draft, errors, classes, readOnly, onPicked, onChange, onCommit }: BundleFormProps) {
  const [isPicking, setPicking] = useState(false);
  const { data: topics } = useTopics();
  const remove = (id: string) => {
    const { [id]: _, ...reasons } = draft.reasons;
    onCommit({ classIds: draft.classIds.filter((one) => one !== id), reasons });
  };
  return (
    <>
      <Card as="section" padded aria-labelledby="bundle-classes" className="bundle-card">
        <div className="row between wraps">
          <h2 id="bundle-classes">
            Kelas di bundling ini <span className="muted num">({decimal(classes.length)})</span>
          </h2>
          {!readOnly && (
            <Button name="classIds" variant="outline" onClick={() => setPicking(true)}>
              <Plus />
              Pilih kelas
            </Button>
          )}
        </div>
        {classes.length === 0 ? (
          <p className="muted">
            Pilih {minBundleClasses} sampai {maxBundleClasses} kelasmu yang sudah terbit. Urutannya bisa digeser.
          </p>
        ) : (
          <ChosenClasses
            classes={classes}
            readOnly={readOnly}
            onOrder={(classIds) => onCommit({ classIds })}
            onRemove={remove}
          />
        )}
        {errors.classIds && <FieldError>{errors.classIds}</FieldError>}
        <ClassPicker
          open={isPicking}
          onClose={() => setPicking(false)}
          chosenIds={draft.classIds}
          onAdd={(chosen) => {
            onPicked(chosen);
            onCommit({ classIds: [...draft.classIds, chosen.id] });
          }}
          onRemove={remove}
        />
      </Card>
      {classes.length > 0 && (
        <BundleReasons
          classes={classes}
          reasons={draft.reasons}
          readOnly={readOnly}
          onChange={(reasons) => onChange({ reasons })}
        />
      )}
      <Card as="section" padded aria-labelledby="bundle-page">
        <fieldset className="bundle-card" disabled={readOnly}>
          <legend className="sr">Halaman bundling</legend>
          <h2 id="bundle-page">Halaman bundling</h2>
          <CatalogTexts
            titleLabel="Judul"
            descriptionHint="Kenapa kelas-kelas ini cocok bersama, dan apa hasilnya."
            {...{ draft, errors, onChange }}
          />
          <TopicField
            label="Topik"
            error={errors.categoryId}
            value={draft.categoryId ?? ''}
            onChange={(topicId) => onCommit({ categoryId: topicId || null })}
          />
          <CoverPicker
            value={draft.thumbnail}
            error={errors.thumbnail}
            topic={topics?.list.find(({ id }) => id === draft.categoryId)?.slug}
            onChange={(thumbnail) => onCommit({ thumbnail })}
          />
        </fieldset>
      </Card>
    </>
  );
}
