import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Link, Skeleton } from '@sinau/ui';
import { useMostTaken } from './topics.data.ts';

interface HeroTopicProps {
  topic: Category;
  /** Motif in whose look its covers are drawn. */
  motif: string;
}

/** Description of a topic: its cover, its number of classes, and its most popular one. */
export function HeroTopic({ topic: { slug, title, cover, totalClass }, motif }: HeroTopicProps) {
  const { data: best, isPending } = useMostTaken(slug);
  return (
    <div className="hero-topic">
      <img src={cover ?? `/covers/${motif}-1.svg`} width={320} height={180} alt="" />
      <div className="hero-topic-text">
        <Link className="hero-topic-title" href={screens.catalog({ topic: slug })}>
          {title}
        </Link>
        <p className="muted xs num">{decimal(totalClass)} kelas</p>
        <p className="hero-topic-best sm">
          {isPending && <Skeleton height={20} />}
          {best && (
            <>
              <span className="muted">Paling diminati: </span>
              <Link href={screens.classPage(best.slug)}>{best.title}</Link>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
