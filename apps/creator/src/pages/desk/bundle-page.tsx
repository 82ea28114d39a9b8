import { whyUnsold } from '@sinau/contracts/authoring/bundle/bundle-unsold';
import { useParams } from 'react-router-dom';
import type { ReviewedBundleDetail } from '@sinau/contracts/backoffice/operator/bundle-desk.schemas';
import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, QueryStates } from '@sinau/shell';
import { Notice, Skeleton } from '@sinau/ui';
import { BundleFacts } from '../../features/class-inspection/bundle-facts.tsx';
import { ClassHistory } from '../../features/class-inspection/class-history.tsx';
import { InspectionFrame } from '../../features/class-inspection/inspection-frame.tsx';
import { useBundleReview, useInspectedBundle } from '../../features/class-inspection/inspection.data.ts';

/** A bundle in its working version, for the operator who decides on it. */
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
    <InspectionFrame
      inspected={inspected}
      noun="bundling"
      review={review}
      trail={[{ label: 'Tinjauan bundling', href: operatorScreens.operatorBundles() }]}
      previewHref={screens.previewBundle(inspected.slug)}
      notices={
        inspected.publishedAt &&
        inspected.unsold.length > 0 && (
          <Notice tone="neutral">
            <b>Bundling ini sedang tidak dijual</b>, karena {whyUnsold(inspected.unsold)}.
          </Notice>
        )
      }
      main={<BundleFacts inspected={inspected} />}
      side={<ClassHistory history={inspected.history} />}
    />
  );
}
