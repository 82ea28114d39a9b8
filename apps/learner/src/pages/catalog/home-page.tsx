import { Suspense } from 'react';
import { screens } from '@sinau/contracts/screens';
import { appConfig, PageTitle, part, usePrefetchOnIdle } from '@sinau/shell';
import { Button, ErrorState, Loading } from '@sinau/ui';
import { ArrowRight } from '@sinau/ui/icons';
import { useHomePicks } from '../../features/catalog/catalog.data.ts';
import { ClassTypeCards } from '../../features/catalog/class-type-cards.tsx';
import { Hero } from '../../features/catalog/hero.tsx';
import { LatestArticles } from '../../features/content/latest-articles.tsx';
import { ProductCounts } from '../../features/content/product-counts.tsx';
import { Testimonies } from '../../features/content/testimonies.tsx';
import { popularOf, TopicChips } from '../../features/topics/topic-chips.tsx';
import { TopicGrid } from '../../features/topics/topic-grid.tsx';
import { useTopics } from '../../features/topics/topics.data.ts';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';
import { HomeResume } from './home-resume.tsx';
// The server-rendered tiles take no space below their picture until their code has loaded.
import '../../features/topics/hero-tiles.css';
import './home-page.css';

const suggestedTopics = 3;
const HeroTiles = part(async () => (await import('../../features/topics/hero-tiles.tsx')).HeroTiles);

export function HomePage() {
  const { data: topics } = useTopics();
  usePrefetchOnIdle(screens.catalog());
  return (
    <>
      <PageTitle>Kelas online dari praktisi Indonesia</PageTitle>
      <HomeResume />
      <Hero
        suggestions={topics && <TopicChips label="Topik populer:" topics={popularOf(topics.list, suggestedTopics)} />}
        proof={<ProductCounts />}
        tiles={topics && <HeroTiles topics={topics.list} />}
      />
      <section className="section" aria-labelledby="jenis">
        <div className="wrap">
          <div className="head">
            <h2 id="jenis">Pilih cara belajarmu</h2>
          </div>
          <ClassTypeCards />
        </div>
      </section>
      {/* Hydrated separately from the content above, which then responds sooner. */}
      <Suspense>
        <Picks />
      </Suspense>
      {topics && topics.list.length > 0 && (
        <section className="section" aria-labelledby="topik">
          <div className="wrap">
            <div className="head">
              <h2 id="topik">Jelajahi topik</h2>
            </div>
            <TopicGrid topics={topics.list} />
          </div>
        </section>
      )}
      <Suspense>
        <div className="home-middle">
          <Steps />
          <Testimonies most={3} />
        </div>
      </Suspense>
      <Suspense>
        <div className="home-rest">
          <LatestArticles />
          <CallToTeach />
        </div>
      </Suspense>
    </>
  );
}

function Picks() {
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

const steps = [
  {
    title: 'Pilih kelas yang pas',
    text: 'Baca dulu materinya dan apa yang perlu kamu siapkan, lalu simpan di keranjang.',
  },
  {
    title: 'Bayar dengan cara favoritmu',
    text: 'QRIS, transfer bank, e-wallet, kartu, atau gerai retail. Kelas langsung terbuka setelah pembayaranmu kami terima.',
  },
  {
    title: 'Belajar sampai tuntas',
    text: 'Buka dari ponsel atau laptop, selesaikan satu per satu, dan pantau progresmu.',
  },
];

function Steps() {
  return (
    <section className="section home-band" aria-labelledby="langkah">
      <div className="wrap">
        <div className="head">
          <h2 id="langkah">Tiga langkah, lalu mulai</h2>
        </div>
        <ol className="home-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function CallToTeach() {
  return (
    <section className="section wrap home-call" aria-labelledby="mengajar">
      <div className="home-teach night">
        <h2 id="mengajar">Punya ilmu yang layak dibagikan?</h2>
        <p>Susun kelasmu sendiri, tentukan harganya, dan terbitkan setelah tim kami meninjaunya.</p>
        <Button variant="light" size="lg" href={screens.creator()}>
          Mengajar di {appConfig().productName}
        </Button>
      </div>
    </section>
  );
}
