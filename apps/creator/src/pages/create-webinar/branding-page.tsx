import { useWizard } from '../../features/class-builder/builder-context.ts';
import { CatalogPreview } from '../../features/class-builder/webinar/catalog-preview.tsx';
import { WizardDocument } from '../../features/class-builder/webinar/wizard-document.tsx';
import { WizardPage } from '../../features/class-builder/webinar/wizard-page.tsx';
import { EducatorList } from '../../features/team/educator-list.tsx';
import { CoverPicker } from '../../shared/cover-picker/cover-picker.tsx';

/** Looks of a webinar: its picture, and its educators. */
export function BrandingPage() {
  const { built, isEditable } = useWizard();
  return (
    <WizardPage step="branding" intro="Kesan pertama calon peserta: gambar yang jelas dan pengajar yang dikenal.">
      <WizardDocument built={built} step="branding">
        {({ draft, errors, change }) => (
          <>
            <fieldset className="class-info" disabled={!isEditable}>
              <legend className="sr">Sampul</legend>
              <CoverPicker
                value={draft.thumbnail}
                error={errors.thumbnail}
                topic={built.category?.slug}
                onChange={(thumbnail) => change({ thumbnail })}
              />
            </fieldset>
            <CatalogPreview built={built} title={draft.title} thumbnail={draft.thumbnail} />
          </>
        )}
      </WizardDocument>
      <EducatorList type="webinar" slug={built.slug} />
    </WizardPage>
  );
}
