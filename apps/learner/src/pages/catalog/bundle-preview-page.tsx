import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { screens } from '@sinau/contracts/screens';
import { priceTag } from '@sinau/format';
import { NotFoundPage, QueryStates, useProfile, useSearch } from '@sinau/shell';
import { Button, Notice, Price } from '@sinau/ui';
import { useBundlePreview } from '../../features/bundle/bundle.data.ts';
import { BundleContent } from './bundle-page.tsx';
import { ClassPageSkeleton } from './class-page-skeleton.tsx';

const readName = (query: URLSearchParams) => query.get('name') ?? '';

/** Page of a bundle in its working version, for its makers and for operators: nothing can be bought here. */
export function BundlePreviewPage() {
  const name = useSearch(readName);
  return (
    <QueryStates
      query={useBundlePreview(name)}
      noun="pratinjau"
      skeleton={<ClassPageSkeleton />}
      missing={<NotFoundPage />}
      headingLevel={1}
    >
      {(bundle) => <Previewed bundle={bundle} />}
    </QueryStates>
  );
}

function Previewed({ bundle }: { bundle: Bundle }) {
  const profile = useProfile();
  const isMaker = profile?.mitra?.id === bundle.mitra.id;
  return (
    <>
      <div className="wrap bundle-preview">
        <Notice
          tone="neutral"
          action={
            <Button
              size="sm"
              variant="outline"
              href={isMaker ? screens.editBundle(bundle.slug) : screens.operatorBundle(bundle.slug)}
            >
              {isMaker ? 'Kembali mengedit' : 'Kembali ke tinjauan'}
            </Button>
          }
        >
          <b>Pratinjau.</b> Begini calon pembeli melihat paket ini.
        </Notice>
      </div>
      <BundleContent
        offer={bundle}
        actions={
          <>
            <Price {...priceTag(bundle.normalPrice, bundle.salePrice)} size="lg" />
            <Button disabled>Beli sekarang</Button>
          </>
        }
      />
    </>
  );
}
