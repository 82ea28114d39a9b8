import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { catalogCard } from './fixtures.ts';

/** Creates a class as a comparison shows it. */
export function comparedClass(overrides: Partial<ComparedClass> = {}): ComparedClass {
  const { badge: _, totalClass: __, ...card } = catalogCard();
  return {
    ...card,
    type: 'program',
    isForSale: true,
    level: 'beginner',
    language: 'id',
    educators: [],
    cohort: null,
    weeklyHours: null,
    totalSession: 0,
    nextSession: null,
    sections: ['Lead', 'Naskah'],
    ...overrides,
  };
}
