import { useHomePicks } from '../../features/catalog/catalog.data.ts';
import { ClassCards } from './class-cards.tsx';
import './popular-classes.css';

/** Popular classes for visitors without results. */
export function PopularClasses() {
  const { data } = useHomePicks();
  if (!data || data.list.length === 0) return null;
  return (
    <section className="popular-classes" aria-labelledby="popular-classes">
      <h2 id="popular-classes">Banyak diikuti saat ini</h2>
      <ClassCards classes={data.list} phone="rows" headingLevel={3} />
    </section>
  );
}
