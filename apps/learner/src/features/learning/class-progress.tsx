import type { MyClass } from '@sinau/contracts/study/learning/learning.schemas';
import { screens } from '@sinau/contracts/screens';
import { Link, ProgressBar } from '@sinau/ui';
import './class-progress.css';

/** Progress of the user, and the link to continue. */
export function ClassProgress({ enrolment }: { enrolment: MyClass }) {
  const { title, slug, type, participant } = enrolment;
  return (
    <div className="class-progress">
      <ProgressBar value={participant.progress} label={`Progres ${title}`} />
      <span className="muted xs num">{progressText(participant.progress)}</span>
      <Link className="sm" href={screens.continueClass(slug, type)}>
        <b>{continueLabel(participant.progress)}</b>
        <span className="sr"> {title}</span>
      </Link>
    </div>
  );
}

export const continueLabel = (progress: number): string => {
  if (progress === 100) return 'Lihat lagi';
  return progress === 0 ? 'Mulai belajar' : 'Lanjut belajar';
};

export const progressText = (progress: number): string => (progress === 0 ? 'Belum dimulai' : `${progress}% selesai`);
