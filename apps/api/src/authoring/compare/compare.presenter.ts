import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { presentCard } from '../../storefront/catalog/index.ts';
import type { ComparedRow } from './compare.queries.ts';

export function presentCompared(row: ComparedRow, now: Date): ComparedClass {
  const { isForSale, level, language, cohort, weeklyHours, educators, sessions, sections, ...cardRow } = row;
  const { badge: _, totalClass: __, ...card } = presentCard(cardRow, now);
  const held = sessions.filter(({ cancelledAt }) => cancelledAt === null);
  const next = held.find(({ endsAt }) => new Date(endsAt) > now);
  return {
    ...card,
    type: row.kind === 'webinar' ? 'webinar' : 'program',
    isForSale: isForSale && card.sale.state !== 'over',
    level,
    language,
    educators,
    cohort,
    weeklyHours,
    totalSession: held.length,
    nextSession: next ? { startsAt: next.startsAt, endsAt: next.endsAt } : null,
    sections,
  };
}
