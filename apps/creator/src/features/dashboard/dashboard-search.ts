import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, type SearchOf } from '@sinau/shell/search';
import { periodParams } from '../../shared/period/period.ts';

/** Values of the line. */
export const trendLabels = { share: 'Pendapatan', participants: 'Peserta baru' } as const;
export type TrendName = keyof typeof trendLabels;

export const dashboardSearch = defineSearch(screens.creatorDashboard, {
  ...periodParams('30-hari'),
  trend: choice<TrendName>(['share', 'participants'], 'share'),
});
export type DashboardSearch = SearchOf<typeof dashboardSearch>;
