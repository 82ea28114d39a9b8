import type { ReactNode } from 'react';
import { LearningProgress, countPassed } from '@sinau/classroom';
import type { OwnClass } from '../../shared/own-class.ts';
import { classes, IconButton } from '@sinau/ui';
import { Keyboard } from '@sinau/ui/icons';
import { CertificateButton } from './certificate-button.tsx';
import './class-actions.css';

interface ClassActionsProps {
  program: OwnClass;
  download: ReactNode;
  /** Shows the list of keys. */
  onKeys: () => void;
}

/** End of the top bar: progress, keys and certificate. Phones show only the percentage. */
export function ClassActions({ program, download, onKeys }: ClassActionsProps) {
  const progress = program.participant?.progress ?? 0;
  return (
    <>
      <div className="class-actions">
        <LearningProgress progress={progress} {...countPassed(program.sections)} />
        <IconButton label="Tombol pintas" title="Tombol pintas (?)" onClick={onKeys}>
          <Keyboard />
        </IconButton>
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
