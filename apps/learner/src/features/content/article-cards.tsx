import type { ArticleCard } from '@sinau/contracts/storefront/content/content.endpoints';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { CardGrid, MediaCard } from '@sinau/ui';

interface ArticleCardsProps {
  articles: readonly ArticleCard[];
  headingLevel?: 2 | 3;
  phone?: 'rows' | 'scroller';
}

export const ArticleCards = ({ articles, headingLevel = 3, phone = 'rows' }: ArticleCardsProps) => (
  <CardGrid phone={phone}>
    {articles.map(({ id, slug, title, summary, cover, publishedAt }) => (
      <li key={id}>
        <MediaCard href={screens.article(slug)} title={title} image={cover} headingLevel={headingLevel}>
          <p className="sm muted">{summary}</p>
          <p className="sm muted">{date(publishedAt)}</p>
        </MediaCard>
      </li>
    ))}
  </CardGrid>
);
