import type { ReactNode } from 'react';
import { LearningProgress, countPassed } from '@sinau/classroom';
import type { OwnClass } from '../../shared/own-class.ts';
import { classes } from '@sinau/ui';
import { CertificateButton } from './certificate-button.tsx';
import './class-actions.css';

/** End of the top bar: progress and certificate. Phones show only the percentage. */
export function ClassActions({ program, download }: { program: OwnClass; download: ReactNode }) {
  const progress = program.participant?.progress ?? 0;
  return (
    <>
      <div className="class-actions">
        <LearningProgress progress={progress} {...countPassed(program.sections)} />
        <CertificateButton progress={progress} download={download} />
      </div>
      <b className={classes('class-actions-percent num', progress === 100 && 'class-actions-done')}>{progress}%</b>
    </>
  );
}

/** Progress bar below the header on phones. It is decorative, since the percentage is in the header. */
export function ThinProgress({ progress }: { progress: number }) {
  return (
    <div className="class-progress-thin" aria-hidden="true">
      <span className={classes(progress === 100 && 'class-progress-done')} style={{ width: `${progress}%` }} />
    </div>
  );
}
