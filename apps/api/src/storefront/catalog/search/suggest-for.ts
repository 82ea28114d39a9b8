import { mostSuggestions, type Suggestions } from '@sinau/contracts/storefront/catalog/suggestion.schemas';
import type { RunSql } from '../../../platform/db.ts';
import { presentCard } from '../catalog.presenter.ts';
import type { CardRow } from '../catalog.queries.ts';
import { cardsByIdsSql } from '../offers.queries.ts';
import { searchFor } from './search-for.ts';
import { findSuggested } from './suggest.queries.ts';

const nothing: Suggestions = { offers: [], topics: [], mitra: [], educators: [] };

/** Suggests completions of a keyword that is being typed. Offers take the slots that the other groups leave. */
export async function suggestFor(sql: RunSql, keyword: string, now: Date): Promise<Suggestions> {
  const sought = await searchFor(sql, keyword, true);
  if (sought.query === null) return nothing;
  const { offers, ...names } = await findSuggested(sql, { ...sought, query: sought.query }, now);
  const taken = Object.values(names).reduce((sum, { length }) => sum + length, 0);
  const shown = offers.slice(0, mostSuggestions - taken);
  if (shown.length === 0) return { ...names, offers: [] };
  const idsOf = (isBundle: boolean) => shown.filter((one) => one.isBundle === isBundle).map(({ id }) => id);
  const cards = await sql<CardRow>(cardsByIdsSql({ classIds: idsOf(false), bundleIds: idsOf(true) }));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return { ...names, offers: shown.flatMap(({ id }) => byId.get(id) ?? []).map((card) => presentCard(card, now)) };
}
