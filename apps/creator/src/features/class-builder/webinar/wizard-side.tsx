import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import type { WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';
import { dateTime } from '@sinau/format';
import { Badge, Stepper } from '@sinau/ui';
import { Calendar } from '@sinau/ui/icons';
import type { BuiltWebinar } from '../built-class.ts';
import { stepLabels } from './steps.ts';
import './wizard-side.css';

interface WizardSideProps {
  built: BuiltWebinar;
  step: WebinarStep;
  undoButtons: ReactNode;
}

/** Side panel with the webinar being built, and the status of each step. */
export const WizardSide = ({ built: { id, slug, title, startsAt, steps }, step, undoButtons }: WizardSideProps) => (
  <div className="wizard-side">
    <div className="wizard-side-title">
      <Badge tone="primary">Sesi Live</Badge>
      <b>{title}</b>
      <p className="meta">
        <span>
          <Calendar />
          {startsAt ? dateTime(startsAt) : 'Belum dijadwalkan'}
        </span>
      </p>
    </div>
    <Stepper
      label="Langkah webinar"
      steps={steps.map(({ key, isCompleted }) => ({
        label: stepLabels[key].label,
        href: screens.createWebinar(key, { name: slug, id }),
        isDone: isCompleted,
        isCurrent: key === step,
      }))}
    />
    {undoButtons && <div className="wizard-side-tools">{undoButtons}</div>}
  </div>
);
