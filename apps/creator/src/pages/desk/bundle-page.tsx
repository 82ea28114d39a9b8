import { whyUnsold } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import { useParams } from 'react-router-dom';
import type { ReviewedBundleDetail } from '@sinau/contracts/backoffice/operator/bundle-desk.schemas';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Button, Skeleton, Notice } from '@sinau/ui';
import { Eye } from '@sinau/ui/icons';
import { BundleFacts } from '../../features/class-inspection/bundle-facts.tsx';
import { ClassHistory } from '../../features/class-inspection/class-history.tsx';
import { ClassNotices } from '../../features/class-inspection/class-notices.tsx';
import { DecisionBar } from '../../features/class-inspection/decision-bar.tsx';
import { useBundleReview, useInspectedBundle } from '../../features/class-inspection/inspection.data.ts';
import { StatusBadge } from '../../shared/program-status.tsx';
import './class-page.css';

/** A bundle as its makers have it, for the operator who decides on it. */
export function BundlePage() {
  const { id = '' } = useParams();
  const query = useInspectedBundle(id);
  return (
    <QueryStates
      query={query}
      noun="bundling"
      skeleton={<Skeleton height={480} />}
      headingLevel={1}
      missing={<NotFoundPage />}
    >
      {(inspected) => <Inspection inspected={inspected} />}
    </QueryStates>
  );
}

function Inspection({ inspected }: { inspected: ReviewedBundleDetail }) {
  const review = useBundleReview(inspected.id);
  return (
    <div className="class-inspection">
      <PageTitle>{inspected.title}</PageTitle>
      <div>
        <Breadcrumbs items={[{ label: 'Tinjauan bundling', href: screens.operatorBundles() }]} />
        <div className="row wraps">
          <h1>{inspected.title}</h1>
          <StatusBadge status={inspected.statusApprove} />
        </div>
        <p className="muted">{inspected.mitra.name}</p>
      </div>
      <ClassNotices inspected={inspected} noun="bundling" />
      {inspected.publishedAt && inspected.unsold.length > 0 && (
        <Notice tone="neutral">
          <b>Bundling ini sedang tidak dijual</b>, karena {whyUnsold(inspected.unsold)}.
        </Notice>
      )}
      <DecisionBar inspected={inspected} noun="bundling" review={review}>
        <Button variant="outline" href={screens.previewBundle(inspected.slug)}>
          <Eye />
          Pratinjau
        </Button>
      </DecisionBar>
      <div className="class-inspection-columns">
        <div className="class-inspection-main">
          <BundleFacts inspected={inspected} />
        </div>
        <div className="class-inspection-side">
          <ClassHistory history={inspected.history} />
        </div>
      </div>
    </div>
  );
}
