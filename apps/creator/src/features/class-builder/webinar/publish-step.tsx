import { screens } from '@sinau/contracts/screens';
import { Card, Link } from '@sinau/ui';
import { SubmissionChecklist } from '../../../shared/submission-checklist.tsx';
import type { BuiltWebinar } from '../built-class.ts';
import { SubmissionState } from '../submission/submission-state.tsx';
import { stepLabels } from './steps.ts';

/** Missing content before a webinar can be submitted; afterwards, its review status. */
export const PublishStep = ({ built }: { built: BuiltWebinar }) => (
  <SubmissionState built={built} missing={<StepChecklist built={built} />} />
);

function StepChecklist({ built: { id, slug, steps } }: { built: BuiltWebinar }) {
  const asked = steps.filter(({ key }) => key !== 'publish');
  const isComplete = asked.every(({ isCompleted }) => isCompleted);
  return (
    <Card padded>
      <SubmissionChecklist
        {...(isComplete && { title: 'Semua sudah lengkap' })}
        headingLevel={3}
        noun="webinar"
        items={asked.map(({ key, isCompleted, missing }) => ({
          key,
          label: stepLabels[key].label,
          isDone: isCompleted,
          todo: (
            <div>
              <Link href={screens.createWebinar(key, { name: slug, id })}>{stepLabels[key].label}</Link>
              <ul className="checklist-details">
                {missing.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </Card>
  );
}
