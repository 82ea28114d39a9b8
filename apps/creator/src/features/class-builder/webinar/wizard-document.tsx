import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { useRegisteredSaver } from '../../../documents/saving/current-saver.tsx';
import { LeaveGuard } from '../../../documents/saving/leave-guard.tsx';
import type { Snapshot } from '../../../documents/saving/document.ts';
import type { BuiltWebinar } from '../built-class.ts';
import { classDocumentId } from '../class-info/class-document.ts';
import type { ClassTexts } from '../class-info/class-texts.ts';
import { useWebinarDocument } from './webinar-document.ts';

interface WizardDocumentProps {
  built: BuiltWebinar;
  step: 'information' | 'branding';
  children: (document: Snapshot<ClassTexts> & { change: (patch: Partial<ClassTexts>) => void }) => ReactNode;
}

/** Text and picture of a webinar, which save themselves. Its address follows the title until it is published. */
export function WizardDocument({ built, step, children }: WizardDocumentProps) {
  const { document, ...snapshot } = useWebinarDocument(built, step);
  useRegisteredSaver(document, classDocumentId(built));
  return (
    <>
      <LeaveGuard
        document={document}
        id={`webinar-${built.id}`}
        address={screens.createWebinar(step, { name: built.slug, id: built.id })}
      />
      <div className="wizard-document" onBlur={() => void document.commit()}>
        {children({ ...snapshot, change: document.change })}
      </div>
    </>
  );
}
