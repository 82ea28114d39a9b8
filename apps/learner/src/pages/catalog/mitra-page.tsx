import { useParams } from 'react-router-dom';
import { pageOf } from '@sinau/contracts/storefront/mitra/mitra.search';
import type { MitraPage as MitraPageData } from '@sinau/contracts/storefront/mitra/mitra.schemas';
import { screens } from '@sinau/contracts/screens';
import { ListStates, NotFoundPage, PageTitle, part, QueryStates, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { MitraHead } from '../../features/mitra/mitra-head.tsx';
import { useMitraClasses, useMitraPage } from '../../features/mitra/mitra.data.ts';
import { ClassEducators } from '../../features/program/class-educators.tsx';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';
import './mitra-page.css';

const ShareMenu = part(async () => (await import('../../shared/share-menu.tsx')).ShareMenu);

/** Page of a mitra with its classes and its teachers. */
export function MitraPage() {
  const { slug = '' } = useParams();
  return (
    <QueryStates
      query={useMitraPage(slug)}
      noun="halaman mitra"
      headingLevel={1}
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={240} />}
    >
      {(mitra) => (
        <>
          <PageTitle>{mitra.name}</PageTitle>
          <MitraHead {...mitra} tools={<ShareMenu path={screens.mitra(slug)} title={mitra.name} />} />
          <div className="wrap mitra-page">
            <Story {...mitra} />
            <Classes slug={slug} />
            <ClassEducators educators={mitra.educators} />
          </div>
        </>
      )}
    </QueryStates>
  );
}

/** Story of the mitra after the first paragraph. */
function Story({ name, about }: Pick<MitraPageData, 'name' | 'about'>) {
  const [, ...story] = about.split('\n\n');
  if (story.length === 0) return null;
  return (
    <section className="mitra-story" aria-labelledby="cerita-mitra">
      <h2 id="cerita-mitra">Cerita {name}</h2>
      <p>{story.join('\n\n')}</p>
    </section>
  );
}

function Classes({ slug }: { slug: string }) {
  const page = useSearch(pageOf);
  return (
    <section aria-labelledby="kelas-mitra">
      <h2 id="kelas-mitra">Kelas</h2>
      <ListStates
        query={useMitraClasses(slug, page)}
        noun="kelas"
        page={page}
        hrefFor={(number) => screens.mitra(slug, number)}
        skeleton={<ClassCardsSkeleton count={4} phone="rows" />}
        empty={
          <EmptyState
            title="Belum ada kelas yang dijual"
            illustration={illustrations.emptyNotes}
            action={<Button href={screens.catalog()}>Buka katalog</Button>}
          />
        }
      >
        {({ list }, { isRefreshing, pages }) => (
          <div className="stack" aria-busy={isRefreshing}>
            <ClassCards classes={list} phone="rows" headingLevel={3} />
            {pages}
          </div>
        )}
      </ListStates>
    </section>
  );
}
