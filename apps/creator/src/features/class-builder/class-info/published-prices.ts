import { useState } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { useChangePrices } from '../class-builder.data.ts';
import { pricesOf, problemsOfPrices, type Prices } from './prices.ts';

/**
 * Prices of a published class. They do not belong to the changes that wait to be published: a price change is sent by
 * itself and is live immediately. Prices that cannot be sent stay on screen with their problem.
 */
export function usePublishedPrices(built: Program) {
  const { mutate } = useChangePrices(built);
  const [unstored, setUnstored] = useState<Partial<Prices>>({});
  const from = pricesOf(built);
  const prices = { ...from, ...unstored };
  const change = (patch: Partial<Prices>) => {
    const to = { ...prices, ...patch };
    setUnstored(to);
    if (Object.keys(problemsOf(to)).length === 0) mutate({ from, to }, { onSettled: () => setUnstored({}) });
  };
  return { prices, errors: problemsOf(prices), change };
}

const problemsOf = (prices: Prices) => ({
  ...problemsOfPrices(prices),
  ...(prices.salePrice === null && { salePrice: 'Tentukan harga, boleh gratis' }),
});
