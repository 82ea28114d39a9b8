import { Suspense, type ReactNode } from 'react';
import { ClassDrawer, LearningProgress, Outline, Overview, countPassed } from '@sinau/classroom';
import { lazySection } from '@sinau/shell';
import type { OwnClass } from '../../shared/own-class.ts';
import { SidePanel } from '@sinau/ui';
import { useLearning } from '../../shared/learning-port.ts';
import { CertificateButton } from './certificate-button.tsx';
import './class-actions.css';

const ClassCloth = lazySection(async () => (await import('../../shared/cloth/class-cloth.tsx')).ClassCloth);

interface ClassSideProps {
  program: OwnClass;
  lessonId: string | undefined;
  open: boolean;
  onClose: () => void;
  /** Button that downloads the certificate. */
  download: ReactNode;
  /** Undefined for a class without a discussion yet. */
  discussion: { count: number | undefined; panel: ReactNode } | undefined;
  /** Undefined if no notes can be saved. */
  notes: ReactNode;
  /** Puts a search above the outline. */
  search: ((outline: ReactNode) => ReactNode) | undefined;
}

/** Outline drawer. On phones it also contains the progress and the certificate button. */
export function ClassSide({ program, lessonId, open, onClose, download, discussion, notes, search }: ClassSideProps) {
  const { lessonHref } = useLearning();
  const progress = program.participant?.progress ?? 0;
  const outline = (
    <>
      <Outline sections={sectionsOf(program)} currentId={lessonId} hrefFor={(lesson) => lessonHref(program, lesson)} />
      <Suspense>
        <ClassCloth program={program} />
      </Suspense>
    </>
  );
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
        outline={search ? search(outline) : outline}
        overview={<Overview {...program} by={program.mitra.name} />}
        {...(discussion && { discussion })}
        notes={notes}
      />
    </SidePanel>
  );
}

/** Returns the sections; those of a webinar are one session each, so they are one list. */
function sectionsOf({ type, sections }: OwnClass) {
  const [first] = sections;
  if (type !== 'webinar' || !first) return sections;
  return [{ ...first, title: 'Sesi', lessons: sections.flatMap(({ lessons }) => lessons) }];
}
