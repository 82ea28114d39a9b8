import { useSearch } from '@sinau/shell';
import { useWizard } from '../../features/class-builder/builder-context.ts';
import { SessionEditor } from '../../features/class-builder/webinar/session-editor.tsx';
import { SessionList } from '../../features/class-builder/webinar/session-list.tsx';
import { WizardPage } from '../../features/class-builder/webinar/wizard-page.tsx';

/** The sessions of a webinar, or one of them. */
export function DetailsPage() {
  const { built, isEditable } = useWizard();
  const lessonId = useSearch((query) => query.get('lessonId'));
  if (lessonId)
    return (
      <WizardPage step="details" isWithin>
        <SessionEditor key={lessonId} built={built} lessonId={lessonId} isEditable={isEditable} />
      </WizardPage>
    );
  return (
    <WizardPage step="details" intro="Kapan webinarmu diadakan, siapa yang bicara, dan di mana bertemunya.">
      <SessionList built={built} isEditable={isEditable} />
    </WizardPage>
  );
}
