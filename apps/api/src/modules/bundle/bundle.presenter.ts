import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';
import { presentCard, presentProgramCard, type CardRow } from '../catalog/index.ts';
import type { BundleRow } from './bundle.queries.ts';

/** The price of the classes one by one is what they cost now. */
export function presentBundle(
  { code, description, updatedAt, ...row }: BundleRow,
  held: readonly CardRow[],
  now: Date,
): Bundle {
  const classes = held.map((one) => presentProgramCard(one, now));
  const normalPrice = classes.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const { format: _, startsAt: __, endsAt: ___, ...card } = presentCard({ ...row, normalPrice }, now);
  return { ...card, type: 'bundle', code, description, updatedAt: updatedAt.toISOString(), classes };
}
