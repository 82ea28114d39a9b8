import { useParams } from 'react-router-dom';
import type { Article } from '@sinau/contracts/storefront/content/content.endpoints';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, RichText, Skeleton, Thumbnail } from '@sinau/ui';
import { useArticle } from '../../features/content/content.data.ts';
import { LatestArticles } from '../../features/content/latest-articles.tsx';
import './article-page.css';

export function ArticlePage() {
  const { slug = '' } = useParams();
  return (
    <QueryStates
      query={useArticle(slug)}
      noun="bacaan"
      headingLevel={1}
      missing={<NotFoundPage />}
      skeleton={
        <div className="wrap article-page stack">
          <Skeleton width="70%" height={40} />
          <Skeleton height={320} />
          <Skeleton height={200} />
        </div>
      }
    >
      {(article) => (
        <>
          <div className="wrap article-page">
            <Text {...article} />
          </div>
          <LatestArticles reading={slug} />
        </>
      )}
    </QueryStates>
  );
}

const Text = ({ title, summary, cover, publishedAt, body }: Article) => (
  <article>
    <PageTitle>{title}</PageTitle>
    <Breadcrumbs items={[{ label: 'Bacaan', href: screens.articles() }]} />
    <h1>{title}</h1>
    <p className="article-summary">{summary}</p>
    <p className="sm muted">{date(publishedAt)}</p>
    {cover && <Thumbnail src={cover} priority />}
    <RichText html={body} />
  </article>
);
