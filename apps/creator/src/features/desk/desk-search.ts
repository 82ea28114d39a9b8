import type { ApprovalState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { mitraStatuses } from '@sinau/contracts/core/auth/membership.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

interface QueueState {
  label: string;
  filter: { statusApprove?: ApprovalState[]; isSuspended?: boolean };
}

/** Filters of an operator's search in all classes. */
export const queueStates = {
  open: { label: 'Perlu ditinjau', filter: { statusApprove: ['waiting', 'review'] } },
  waiting: { label: 'Menunggu', filter: { statusApprove: ['waiting'] } },
  review: { label: 'Sedang ditinjau', filter: { statusApprove: ['review'] } },
  revision: { label: 'Dikembalikan', filter: { statusApprove: ['revision'] } },
  publish: { label: 'Terbit', filter: { statusApprove: ['publish'] } },
  suspended: { label: 'Penjualan dihentikan', filter: { isSuspended: true } },
} satisfies Record<string, QueueState>;

export const classSorts = {
  submittedAt: 'Paling lama menunggu',
  '-submittedAt': 'Terakhir diajukan',
  '-publishedAt': 'Terakhir terbit',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
} as const;

const queueParams = {
  keyword: keyword(),
  state: choice(keysOf(queueStates), 'open'),
  sort: choice(keysOf(classSorts), 'submittedAt'),
  page: page(),
};
export const classSearch = defineSearch(() => operatorScreens.operatorClasses(), queueParams);
export const bundleSearch = defineSearch(() => operatorScreens.operatorBundles(), queueParams);
export type ClassSearch = SearchOf<typeof classSearch>;

export const applicationSorts = {
  submittedAt: 'Paling lama menunggu',
  '-submittedAt': 'Terbaru',
  name: 'Nama A–Z',
  '-name': 'Nama Z–A',
} as const;

export const applicationSearch = defineSearch(operatorScreens.operatorApplications, {
  keyword: keyword(),
  status: choice(mitraStatuses, 'Pending'),
  sort: choice(keysOf(applicationSorts), 'submittedAt'),
  page: page(),
});
export type ApplicationSearch = SearchOf<typeof applicationSearch>;
