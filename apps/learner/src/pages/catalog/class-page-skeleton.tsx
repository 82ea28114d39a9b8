import { Card, Skeleton } from '@sinau/ui';

/** Skeleton of a class page. */
export function ClassPageSkeleton() {
  return (
    <div className="class-page">
      <div className="class-page-picture until-laptop">
        <Skeleton className="thumbnail" />
      </div>
      <div className="class-header night">
        <div className="class-header-text class-page-loading-header">
          <Skeleton width={220} height={16} />
          <Skeleton width="80%" height={44} />
          <Skeleton width="60%" height={20} />
          <Skeleton width="40%" height={16} />
        </div>
      </div>
      <div className="class-page-side">
        <Card className="buy-box">
          <Skeleton className="thumbnail from-laptop" />
          <div className="buy-box-body stack">
            <Skeleton width="50%" height={32} />
            <Skeleton height={52} />
            <Skeleton height={52} />
          </div>
        </Card>
      </div>
      <div className="class-page-main">
        <div className="stack">
          <Skeleton width={180} height={26} />
          <Skeleton height={16} />
          <Skeleton width="92%" height={16} />
          <Skeleton width="70%" height={16} />
        </div>
        <div className="stack">
          <Skeleton width={180} height={26} />
          <Skeleton height={240} />
        </div>
      </div>
    </div>
  );
}
