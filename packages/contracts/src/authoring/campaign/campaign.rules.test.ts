import { expect, test } from 'vitest';
import { campaignPriceProblem, highestCampaignPrice } from './campaign.rules.ts';

test.each([
  [100_000, 20, 80_000],
  [99_999, 5, 94_999],
  [50_000, 80, 10_000],
])('highestCampaignPrice of a class for Rp%i with %i%% off is Rp%i, rounded down', (price, minDiscount, highest) => {
  expect(highestCampaignPrice(price, minDiscount)).toBe(highest);
});

test.each([
  [80_000, null],
  [10_000, null],
  [80_001, 'Paling banyak Rp80.000, supaya diskonnya 20%'],
  [9_999, 'Paling sedikit Rp10.000'],
])('campaignPriceProblem: a class for Rp100.000 takes part with 20%% off for Rp%i: %j', (price, problem) => {
  expect(campaignPriceProblem(price, 100_000, 20)).toBe(problem);
});

test('campaignPriceProblem names the lowest price where the discount would ask for less', () => {
  expect(campaignPriceProblem(9_000, 11_000, 20)).toBe('Paling sedikit Rp10.000');
});
