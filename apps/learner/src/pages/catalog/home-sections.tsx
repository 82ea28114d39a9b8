import { screens } from '@sinau/contracts/screens';
import { Button, ErrorState, Loading } from '@sinau/ui';
import { ArrowRight } from '@sinau/ui/icons';
import { useHomePicks } from '../../features/catalog/catalog.data.ts';
import { TopicGrid } from '../../features/topics/topic-grid.tsx';
import { useTopics } from '../../features/topics/topics.data.ts';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';

/** Classes on the homepage: the operators' picks, then popular ones. */
export function HomePicks() {
  const { data, isError, isFetching, refetch } = useHomePicks();
  if (data?.list.length === 0) return null;
  const isPicked = data?.list.some(({ isPick }) => isPick);
  return (
    <section aria-labelledby="pilihan">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="pilihan">{isPicked ? 'Pilihan kami' : 'Kelas terpopuler'}</h2>
            <p>{isPicked ? 'Dipilih tim kami, lalu yang paling banyak diikuti.' : 'Paling banyak diikuti saat ini.'}</p>
          </div>
          <Button variant="text" href={screens.catalog()}>
            Semua kelas
            <ArrowRight />
          </Button>
        </div>
        {data ? (
          <ClassCards classes={data.list} phone="scroller" />
        ) : isError ? (
          <ErrorState
            headingLevel={3}
            title="Kelas gagal dimuat"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label="Memuat kelas">
            <ClassCardsSkeleton count={8} phone="scroller" />
          </Loading>
        )}
      </div>
    </section>
  );
}

export function HomeTopics() {
  const { data: topics } = useTopics();
  return (
    topics &&
    topics.list.length > 0 && (
      <section className="section" aria-labelledby="topik">
        <div className="wrap">
          <div className="head">
            <h2 id="topik">Jelajahi topik</h2>
          </div>
          <TopicGrid topics={topics.list} />
        </div>
      </section>
    )
  );
}
