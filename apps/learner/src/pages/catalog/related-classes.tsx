import { relatedCount } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { useAlsoTaken, useTopicClasses } from '../../features/catalog/catalog.data.ts';
import { ClassCards } from './class-cards.tsx';

interface RelatedClassesProps {
  offer: { id: string; category: { title: string; slug: string } | null };
}

/** Classes that other participants also took; if too few did, other offers of the same topic. */
export function RelatedClasses({ offer: { id, category } }: RelatedClassesProps) {
  const alsoTaken = useAlsoTaken([id]);
  const { data } = useTopicClasses(category?.slug);
  if (alsoTaken.isPending) return null;
  if (alsoTaken.data?.list.length)
    return <Related title="Peserta kelas ini juga mengambil" classes={alsoTaken.data.list} />;
  const others = data?.list.filter((other) => other.id !== id).slice(0, relatedCount) ?? [];
  return others.length > 0 && <Related title={`Kelas lain di ${category?.title}`} classes={others} />;
}

const Related = ({ title, classes }: { title: string; classes: readonly CatalogCard[] }) => (
  <section className="wrap class-page-related" aria-labelledby="terkait">
    <h2 id="terkait">{title}</h2>
    <ClassCards classes={classes} phone="scroller" />
  </section>
);
