import { Suspense } from 'react';
import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import { Avatar, Button, Link, Skeleton } from '@sinau/ui';
import { Play } from '@sinau/ui/icons';
import { useTaught } from './taught.data.ts';
import { useMostTaken } from './topics.data.ts';
import './hero-topic.css';

const HeroPreview = lazySection(async () => (await import('./hero-preview.tsx')).HeroPreview);

interface HeroTopicProps {
  topic: Category;
  /** Motif in whose look its covers are drawn. */
  motif: string;
  /** True once its preview was started. */
  isPlaying: boolean;
  onPlay: () => void;
}

/** Description of a topic: its cover, its number of classes, its most popular one, and whose hands weave that. */
export function HeroTopic({ topic: { slug, title, cover, totalClass }, motif, isPlaying, onPlay }: HeroTopicProps) {
  const { data: best, isPending } = useMostTaken(slug);
  const { data: taught } = useTaught(best?.type === 'program' ? best.slug : undefined);
  const film = taught && filmOf(taught);
  const picture = <img src={cover ?? `/covers/${motif}-1.svg`} width={320} height={180} alt="" />;
  return (
    <div className="hero-topic" data-playing={isPlaying || undefined}>
      {isPlaying && taught && film ? (
        <Suspense fallback={picture}>
          <HeroPreview slug={taught.slug} lessonId={film.id} />
        </Suspense>
      ) : (
        <div className="hero-topic-cover">
          {picture}
          {film && (
            <Button className="hero-topic-play" variant="light" size="sm" onClick={onPlay}>
              <Play />
              <span>Putar</span> 20 detik
            </Button>
          )}
        </div>
      )}
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
        {taught && <Hands program={taught} />}
      </div>
    </div>
  );
}

/** Teachers of the class, by face and name. */
function Hands({ program: { educators, mitra } }: { program: Program }) {
  const [first, ...others] = educators;
  return (
    <p className="hero-topic-hands xs">
      {educators.map(({ id, photo }) => (
        <Avatar key={id} src={photo} size="sm" />
      ))}
      <span className="muted">
        Ditenun oleh <b>{first ? first.name : mitra.name}</b>
        {others.length > 0 && ` dan ${others.length} lainnya`}
      </span>
    </p>
  );
}

/** Returns the first video of a class that everybody may watch. */
const filmOf = ({ sections }: Program) =>
  sections.flatMap(({ lessons }) => lessons).find(({ type, setting }) => type === 'video' && setting.isFreePreview);
