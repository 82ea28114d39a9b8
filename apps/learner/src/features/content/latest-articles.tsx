import { screens } from '@sinau/contracts/screens';
import { Button } from '@sinau/ui';
import { ArrowRight } from '@sinau/ui/icons';
import { ArticleCards } from './article-cards.tsx';
import { useLatestArticles } from './content.data.ts';

/** Latest articles; empty while there are none. */
export function LatestArticles() {
  const { data } = useLatestArticles();
  if (!data?.list.length) return null;
  return (
    <section className="section" aria-labelledby="bacaan">
      <div className="wrap">
        <div className="head">
          <h2 id="bacaan">Bacaan</h2>
          <Button variant="text" href={screens.articles()}>
            Semua bacaan
            <ArrowRight />
          </Button>
        </div>
        <ArticleCards articles={data.list} phone="scroller" />
      </div>
    </section>
  );
}
