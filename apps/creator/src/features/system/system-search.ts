import { unsentStates, type UnsentState } from '@sinau/contracts/backoffice/system/system.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';

const anywhere = new URLSearchParams();

export const jobSearch = defineSearch(() => operatorScreens.operatorSystem({ view: 'job' }), {
  /** Kind of job; empty for all. */
  name: name(),
  sort: choice(['-updatedAt'] as const, '-updatedAt'),
  page: page(),
});
export type JobSearch = SearchOf<typeof jobSearch>;
export const jobsHref = (name = '') => jobSearch.href(jobSearch.read(anywhere), { name });

export const mailSearch = defineSearch(() => operatorScreens.operatorSystem({ view: 'mail' }), {
  keyword: keyword(),
  state: choice(unsentStates),
  sort: choice(['-createdAt', 'createdAt'] as const, '-createdAt'),
  page: page(),
});
export type MailSearch = SearchOf<typeof mailSearch>;
export const mailsHref = (state: UnsentState | null = null) => mailSearch.href(mailSearch.read(anywhere), { state });
