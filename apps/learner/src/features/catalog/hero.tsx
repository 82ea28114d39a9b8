import type { SubmitEvent, ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, SearchInput } from '@sinau/ui';
import './hero.css';

interface HeroProps {
  suggestions?: ReactNode;
  proof?: ReactNode;
  /** Tiles over the picture. */
  tiles?: ReactNode;
}

/** Hero with the product in one line and the search field. */
export function Hero({ suggestions, proof, tiles }: HeroProps) {
  const go = useGo();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    go(keyword ? screens.search(keyword) : screens.catalog());
  };
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div>
          <h1 id="hero-title">Belajar langsung dari praktisi Indonesia.</h1>
          <p className="hero-lead">
            Kelas mandiri, webinar, dan bootcamp berbahasa Indonesia. Bayar sekali, belajar sesuai waktumu.
          </p>
          <form className="hero-search" role="search" aria-label="Cari kelas" onSubmit={search}>
            <SearchInput
              name="keyword"
              label="Cari kelas"
              placeholder="Mau belajar apa?"
              maxLength={100}
              autoComplete="off"
            />
            <Button type="submit">Cari kelas</Button>
          </form>
          {suggestions}
          {proof}
        </div>
        <div className="hero-art">
          <img src="/art/hero-weave.svg" width={636} height={474} alt="" fetchPriority="high" />
          {tiles}
        </div>
      </div>
    </section>
  );
}
