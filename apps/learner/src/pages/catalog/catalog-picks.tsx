import type { CatalogSearch } from '@sinau/contracts/storefront/catalog/catalog.search';
import { useCatalogPicks } from '../../features/catalog/catalog.data.ts';
import { ClassCards } from './class-cards.tsx';

/**
 * Picks of the operators, above the unfiltered catalog. The list below is popular already, so only picks are shown, and
 * it alone marks a bestseller (0272).
 */
export function CatalogPicks({ search }: { search: CatalogSearch }) {
  const picks = useCatalogPicks(search).data?.list.filter(({ isPick }) => isPick) ?? [];
  if (picks.length === 0) return null;
  return (
    <section className="catalog-picks" aria-labelledby="pilihan-katalog">
      <h2 id="pilihan-katalog">Pilihan kami</h2>
      <ClassCards classes={picks} phone="scroller" headingLevel={3} marksBestseller={false} />
    </section>
  );
}
