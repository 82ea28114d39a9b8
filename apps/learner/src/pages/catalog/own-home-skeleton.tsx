import { Loading, Skeleton } from '@sinau/ui';
import { ClassCardsSkeleton } from './class-cards.tsx';
import './own-home.css';

/** Skeleton of a signed-in user's home, as high as what it stands for. */
export const OwnHomeSkeleton = () => (
  <Loading label="Memuat berandamu">
    <div className="wrap own-home">
      <Skeleton className="own-home-hello" width={200} height={32} />
      <div className="own-home-first">
        <Skeleton className="own-home-resume" />
        <Skeleton className="own-home-goal" />
      </div>
      <div className="own-home-section">
        <Skeleton className="own-home-heading" width={170} height={26} />
        <div className="this-week">
          <Skeleton className="this-week-row" />
          <Skeleton className="this-week-row" />
        </div>
      </div>
    </div>
    <Rest />
  </Loading>
);

export const OwnHomeRestSkeleton = () => (
  <Loading label="Memuat kelas">
    <Rest />
  </Loading>
);

const Rest = () => (
  <div className="wrap own-home-rest">
    <div className="own-home-section">
      <Skeleton className="own-home-heading" width={260} height={26} />
      <ClassCardsSkeleton count={4} phone="scroller" />
    </div>
  </div>
);
