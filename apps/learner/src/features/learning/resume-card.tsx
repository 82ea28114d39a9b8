import type { ReactNode } from 'react';
import type { Resumption } from '@sinau/contracts/study/learning/learning.schemas';
import { screens } from '@sinau/contracts/screens';
import { playTime } from '@sinau/format';
import { Button, Link, ProgressBar, Skeleton, Thumbnail } from '@sinau/ui';
import { Play } from '@sinau/ui/icons';
import { progressText } from './class-progress.tsx';
import { useResumption } from './my-class.data.ts';
import './resume-card.css';

/** Card with the lesson to continue, one press away; shows `nothing` while no class is in progress. */
export function ResumeCard({ nothing = null }: { nothing?: ReactNode }) {
  const { data, isPending } = useResumption();
  if (isPending) return <Skeleton className="resume-card" />;
  return data ? <Resume {...data} /> : nothing;
}

function Resume({ enrolment: { title, slug, type, thumbnail, participant }, lesson }: Resumption) {
  const href = screens.continueClass(slug, type);
  return (
    <section className="resume-card" aria-labelledby="lanjut">
      <Thumbnail src={thumbnail} priority />
      <div className="resume-card-text">
        <h2 id="lanjut">
          <Link href={href}>
            {lesson.isBegun || participant.progress > 0 ? 'Lanjut' : 'Mulai'}: {lesson.title}
            {lesson.isBegun && lesson.remaining ? `, tinggal ${playTime(lesson.remaining)} lagi` : ''}
          </Link>
        </h2>
        <p className="muted sm">{title}</p>
        <div className="resume-card-progress">
          <ProgressBar value={participant.progress} label={`Progres ${title}`} />
          <span className="muted xs num">{progressText(participant.progress)}</span>
        </div>
      </div>
      <Button href={href}>
        <Play />
        {participant.progress > 0 || lesson.isBegun ? 'Lanjut belajar' : 'Mulai belajar'}
      </Button>
    </section>
  );
}
