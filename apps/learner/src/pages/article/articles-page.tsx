import { pageOf } from '@sinau/contracts/storefront/content/content.search';
import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { CardGrid, EmptyState, illustrations, MediaCardSkeleton } from '@sinau/ui';
import { ArticleCards } from '../../features/content/article-cards.tsx';
import { useArticles } from '../../features/content/content.data.ts';
import './article-page.css';

export function ArticlesPage() {
  const page = useSearch(pageOf);
  return (
    <div className="wrap articles-page">
      <PageTitle>Bacaan</PageTitle>
      <h1>Bacaan</h1>
      <p className="muted">Tulisan tentang belajar, mengajar, dan keterampilan yang dipakai sehari-hari.</p>
      <ListStates
        query={useArticles(page)}
        noun="bacaan"
        page={page}
        hrefFor={screens.articles}
        skeleton={
          <CardGrid>
            {[0, 1, 2].map((card) => (
              <li key={card}>
                <MediaCardSkeleton />
              </li>
            ))}
          </CardGrid>
        }
        empty={<EmptyState illustration={illustrations.emptyNotes} title="Belum ada bacaan" />}
      >
        {({ list }, { isRefreshing, pages }) => (
          <div className="stack" aria-busy={isRefreshing}>
            <ArticleCards articles={list} headingLevel={2} />
            {pages}
          </div>
        )}
      </ListStates>
    </div>
  );
}
