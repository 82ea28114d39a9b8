import { useParams } from 'react-router-dom';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { useWrittenBundle } from '../../features/bundles/bundles.data.ts';
import { BundleComposer } from '../../features/bundles/composer/bundle-composer.tsx';

/** One bundle of the mitra, where it is composed. Its address follows the title, as long as it is not published. */
export function EditBundlePage() {
  const { slug = '' } = useParams();
  const query = useWrittenBundle(slug);
  return (
    <QueryStates
      query={query}
      noun="bundling"
      skeleton={<Skeleton height={480} />}
      headingLevel={1}
      missing={<NotFoundPage />}
    >
      {(bundle) => (
        <>
          <PageTitle>{bundle.title}</PageTitle>
          <BundleComposer key={bundle.id} bundle={bundle} />
        </>
      )}
    </QueryStates>
  );
}
