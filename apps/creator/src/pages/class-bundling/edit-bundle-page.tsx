import { useParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, QueryStates, useGo } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import { useWrittenBundle } from '../../features/bundles/bundles.data.ts';
import { BundleComposer } from '../../features/bundles/composer/bundle-composer.tsx';
import { SoldMenu } from '../../features/sold/sold-menu.tsx';

/** Editor of one bundle of the mitra. Its address follows the title until it is published. */
export function EditBundlePage() {
  const { slug = '' } = useParams();
  const query = useWrittenBundle(slug);
  const go = useGo();
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
          <BundleComposer
            key={bundle.id}
            bundle={bundle}
            menu={
              <SoldMenu type="bundle" sold={bundle} onRemoved={() => go(screens.creatorBundles(), { replace: true })} />
            }
          />
        </>
      )}
    </QueryStates>
  );
}
