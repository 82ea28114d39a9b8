import { screens } from '@sinau/contracts/screens';
import { Button } from '@sinau/ui';
import { ArrowRight } from '@sinau/ui/icons';
import { ArticleCards } from './article-cards.tsx';
import { useLatestArticles } from './content.data.ts';

/** Latest articles, without the one that is being read; empty while there are none. */
export function LatestArticles({ reading }: { reading?: string }) {
  const { data } = useLatestArticles();
  const articles = data?.list.filter(({ slug }) => slug !== reading);
  if (!articles?.length) return null;
  return (
    <section className="section" aria-labelledby="bacaan">
      <div className="wrap">
        <div className="head">
          <h2 id="bacaan">{reading ? 'Bacaan lain' : 'Bacaan'}</h2>
          <Button variant="text" href={screens.articles()}>
            Semua bacaan
            <ArrowRight />
          </Button>
        </div>
        <ArticleCards articles={articles} phone="scroller" />
      </div>
    </section>
  );
}
