import { useWizard } from '../../features/class-builder/builder-context.ts';
import { InformationForm } from '../../features/class-builder/webinar/information-form.tsx';
import { WizardDocument } from '../../features/class-builder/webinar/wizard-document.tsx';
import { WizardPage } from '../../features/class-builder/webinar/wizard-page.tsx';

/** Description of a webinar. */
export function InformationPage() {
  const { built, isEditable } = useWizard();
  return (
    <WizardPage step="information" intro="Yang dibaca orang di katalog dan di halaman webinarmu.">
      <WizardDocument built={built} step="information">
        {({ change, ...snapshot }) => <InformationForm {...snapshot} readOnly={!isEditable} onChange={change} />}
      </WizardDocument>
    </WizardPage>
  );
}
