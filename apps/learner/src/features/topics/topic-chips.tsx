import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import { screens } from '@sinau/contracts/screens';
import { Chip } from '@sinau/ui';
import './topic-chips.css';

interface TopicChipsProps {
  label: string;
  topics: readonly Category[];
}

/** Chips with a few topics to begin with. */
export function TopicChips({ label, topics }: TopicChipsProps) {
  if (topics.length === 0) return null;
  return (
    <p className="topic-chips sm">
      <span className="muted">{label}</span>
      {topics.map(({ slug, title }) => (
        <Chip key={slug} label={title} href={screens.catalog({ topic: slug })} />
      ))}
    </p>
  );
}

/** Returns the topics with the most classes; empty topics are omitted. */
export const popularOf = (topics: readonly Category[], count: number): Category[] =>
  topics
    .filter(({ totalClass }) => totalClass > 0)
    .sort((a, b) => b.totalClass - a.totalClass)
    .slice(0, count);
