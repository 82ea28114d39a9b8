import type { ReactNode } from 'react';
import type { WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { ArrowLeft, ArrowRight } from '@sinau/ui/icons';
import { SaveProblem } from '../../../documents/saving/save-problem.tsx';
import { UnsavedDrafts } from '../../../documents/local-drafts/unsaved-drafts.tsx';
import { useWizard } from '../builder-context.ts';
import { conflictLabels } from '../conflict-labels.ts';
import { AlsoHere } from '../presence/also-here.tsx';
import { ReviewComments } from '../review/review-comments.tsx';
import { ReviewNotice } from '../submission/review-notice.tsx';
import { neighboursOf, stepLabels } from './steps.ts';
import '../builder-page.css';
import './wizard-page.css';

interface WizardPageProps {
  step: WebinarStep;
  /** Text below the heading. */
  intro?: string;
  /** True if an item within the step is open, which has its own heading. */
  isWithin?: boolean;
  children: ReactNode;
}

/** Page of a wizard step: its notices, its content, and the buttons to the next and previous steps. */
export function WizardPage({ step, intro, isWithin = false, children }: WizardPageProps) {
  const { built, isEditable } = useWizard();
  const { previous, next } = neighboursOf(step);
  const hrefOf = (other: WebinarStep) => screens.createWebinar(other, { name: built.slug, id: built.id });
  return (
    <div className="builder-page wizard-page">
      <div className="builder-page-middle">
        <PageTitle>{`${stepLabels[step].heading} · ${built.title}`}</PageTitle>
        <ReviewNotice built={built} />
        <ReviewComments built={built} />
        <UnsavedDrafts groupId={built.id} isEditable={isEditable} />
        <AlsoHere built={built} />
        <SaveProblem words={conflictLabels} />
        {!isWithin && (
          <div>
            <h2>{stepLabels[step].heading}</h2>
            <p className="muted">{intro}</p>
          </div>
        )}
        {children}
        <nav className="wizard-ways" aria-label="Langkah berikutnya">
          {previous && (
            <Button variant="outline" href={hrefOf(previous)}>
              <ArrowLeft />
              {stepLabels[previous].label}
            </Button>
          )}
          {next && (
            <Button className="wizard-next" variant="soft" href={hrefOf(next)}>
              {stepLabels[next].label}
              <ArrowRight />
            </Button>
          )}
        </nav>
      </div>
    </div>
  );
}
