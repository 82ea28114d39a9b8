import { gradingAimDays } from '@sinau/contracts/study/submission/submission.rules';
import { screens } from '@sinau/contracts/screens';
import { overdueBefore } from '@sinau/format/calendar';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const gradingPageSize = 20;

export const gradingSorts = {
  submittedAt: 'Paling lama menunggu',
  '-submittedAt': 'Terbaru',
  fullname: 'Nama A–Z',
  '-fullname': 'Nama Z–A',
  title: 'Tugas A–Z',
  '-title': 'Tugas Z–A',
} as const;

export const gradingStates = {
  waiting: 'Menunggu dinilai',
  'in-review': 'Sedang dinilai',
  'needs-revision': 'Perlu revisi',
  passed: 'Lulus',
  'not-passed': 'Belum lulus',
  all: 'Semua status',
} as const;

export const gradingAges = {
  any: 'Kapan saja',
  overdue: `Lewat ${gradingAimDays} hari kerja`,
  today: '24 jam terakhir',
} as const;

export const gradingSearch = defineSearch(screens.grading, {
  keyword: keyword(),
  /** Id of a class; empty for all of them. */
  class: name(),
  state: choice(keysOf(gradingStates), 'waiting'),
  age: choice(keysOf(gradingAges), 'any'),
  sort: choice(keysOf(gradingSorts), 'submittedAt'),
  page: page(),
});
export type GradingSearch = SearchOf<typeof gradingSearch>;

/** Returns the address of a submission, which remembers the queue that it is opened from. */
export function submissionHref(id: string, search: GradingSearch) {
  const [, query] = gradingSearch.href(search).split('?');
  return screens.gradeSubmission(id) + (query ? `?${query}` : '');
}

/** Returns the range of submission times. In whole minutes, so that the same query has one cache entry. */
export function submittedWithin(age: GradingSearch['age'], now: Date) {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  if (age === 'overdue') return { lt: overdueBefore(now, gradingAimDays).toISOString() };
  return age === 'today' ? { gte: new Date(minute.getTime() - 86_400_000).toISOString() } : undefined;
}
