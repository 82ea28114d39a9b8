import type { ReactNode } from 'react';
import { ClassDrawer, LearningProgress, Outline, Overview, countPassed } from '@sinau/classroom';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { SidePanel } from '@sinau/ui';
import { useLearning } from '../../shared/learning-port.ts';
import { CertificateButton } from './certificate-button.tsx';
import './class-side.css';

interface ClassSideProps {
  program: Program;
  lessonId: string | undefined;
  open: boolean;
  onClose: () => void;
  /** The button that downloads the certificate. */
  download: ReactNode;
  /** Undefined for a class that nobody discusses yet. */
  discussion: { count: number | undefined; panel: ReactNode } | undefined;
}

/** The outline drawer. On phones it also contains the progress and the certificate button. */
export function ClassSide({ program, lessonId, open, onClose, download, discussion }: ClassSideProps) {
  const { lessonHref } = useLearning();
  const progress = program.participant?.progress ?? 0;
  return (
    <SidePanel
      className="class-frame-side"
      title="Isi kelas"
      open={open}
      onClose={onClose}
      footer={
        <div className="class-side-foot">
          <LearningProgress progress={progress} {...countPassed(program.sections)} />
          <CertificateButton progress={progress} download={download} />
        </div>
      }
    >
      <ClassDrawer
        outline={
          <Outline sections={program.sections} currentId={lessonId} hrefFor={(lesson) => lessonHref(program, lesson)} />
        }
        overview={<Overview {...program} by={program.mitra.name} />}
        {...(discussion && { discussion })}
      />
    </SidePanel>
  );
}
