import { Suspense } from 'react';
import { screens } from '@sinau/contracts/screens';
import { appConfig, lazySection, PageTitle, part, useIsSignedIn, usePrefetchOnIdle } from '@sinau/shell';
import { Button, useIsMounted } from '@sinau/ui';
import { ClassTypeCards } from '../../features/catalog/class-type-cards.tsx';
import { Hero } from '../../features/catalog/hero.tsx';
import { LatestArticles } from '../../features/content/latest-articles.tsx';
import { ProductCounts } from '../../features/content/product-counts.tsx';
import { Testimonies } from '../../features/content/testimonies.tsx';
import { popularOf, TopicChips } from '../../features/topics/topic-chips.tsx';
import { useTopics } from '../../features/topics/topics.data.ts';
import { HomePicks, HomeTopics } from './home-sections.tsx';
import { OwnHomeSkeleton } from './own-home-skeleton.tsx';
// The server-rendered tiles take no space below their picture until their code has loaded.
import '../../features/topics/hero-tiles.css';
import './home-page.css';

const suggestedTopics = 3;
const OwnHome = lazySection(async () => (await import('./own-home.tsx')).OwnHome);
const HeroTiles = part(async () => (await import('../../features/topics/hero-tiles.tsx')).HeroTiles);

/** Visitor's home, as the server renders it, or that of a signed-in user. */
export function HomePage() {
  const isSignedIn = useIsSignedIn();
  const isMounted = useIsMounted();
  usePrefetchOnIdle(screens.catalog());
  return (
    <>
      <PageTitle>Kelas online dari praktisi Indonesia</PageTitle>
      {isSignedIn ? (
        <Suspense fallback={<OwnHomeSkeleton />}>
          <OwnHome />
        </Suspense>
      ) : (
        <>
          {/* Shown to a signed-in user until the page is hydrated. */}
          {!isMounted && (
            <div className="home-until-own">
              <OwnHomeSkeleton />
            </div>
          )}
          <div className="home-of-visitor">
            <VisitorHome />
          </div>
        </>
      )}
    </>
  );
}

function VisitorHome() {
  const { data: topics } = useTopics();
  return (
    <>
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
        <HomePicks />
      </Suspense>
      <HomeTopics />
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
