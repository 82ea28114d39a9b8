import { progressSegments } from '@sinau/contracts/backoffice/report/report.rules';
import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';
import { periodParams } from '../../shared/period/period.ts';

export const participantPageSize = 20;

export const participantSorts = {
  '-enrolledAt': 'Baru bergabung',
  enrolledAt: 'Paling lama bergabung',
  '-progress': 'Progres tertinggi',
  progress: 'Progres terendah',
  '-lastActivityAt': 'Baru saja aktif',
  lastActivityAt: 'Lama tidak aktif',
  '-completedAt': 'Baru tuntas',
  completedAt: 'Paling dulu tuntas',
  fullname: 'Nama A–Z',
  '-fullname': 'Nama Z–A',
} as const;

export const participantSearch = defineSearch(({ type, id }) => screens.classReport({ type, id }), {
  type: choice(['program', 'webinar', 'bundle'] as const, 'program'),
  /** The class's slug. */
  id: name(),
  keyword: keyword(),
  /** Segment of progress. */
  segment: choice([...progressSegments.keys()]),
  /** Access of the participant: current or ended. */
  access: choice(['aktif', 'berakhir'] as const),
  ...periodParams('semua'),
  sort: choice(keysOf(participantSorts), '-enrolledAt'),
  page: page(),
});
export type ParticipantSearch = SearchOf<typeof participantSearch>;
