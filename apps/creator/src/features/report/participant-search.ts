import { progressSegments } from '@sinau/contracts/report/report.rules';
import { screens } from '@sinau/contracts/screens';
import { choiceIn, keywordIn, listHref, pageIn } from '../../shared/table/list-address.ts';

export const participantPageSize = 20;

export const participantSorts = {
  '-enrolledAt': 'Baru bergabung',
  enrolledAt: 'Paling lama bergabung',
  '-progress': 'Progres tertinggi',
  progress: 'Progres terendah',
  '-lastActivityAt': 'Baru saja aktif',
  lastActivityAt: 'Lama tidak aktif',
  '-completedAt': 'Baru selesai',
  completedAt: 'Paling dulu selesai',
  fullname: 'Nama A–Z',
  '-fullname': 'Nama Z–A',
} as const;
export type ParticipantSort = keyof typeof participantSorts;

export interface ParticipantSearch {
  type: 'program' | 'webinar' | 'bundle';
  /** The class's slug. */
  id: string;
  keyword: string;
  /** One of the parts in which progress is counted. */
  segment: number | null;
  sort: ParticipantSort;
  page: number;
}

const defaults = { sort: '-enrolledAt' } as const;

export const readParticipantSearch = (query: URLSearchParams): ParticipantSearch => {
  const segment = choiceIn(
    query,
    'segment',
    progressSegments.map((_, index) => String(index)),
  );
  return {
    type: choiceIn(query, 'type', ['program', 'webinar', 'bundle']) ?? 'program',
    id: query.get('id') ?? '',
    keyword: keywordIn(query),
    segment: segment === null ? null : Number(segment),
    sort: choiceIn(query, 'sort', Object.keys(participantSorts) as ParticipantSort[]) ?? defaults.sort,
    page: pageIn(query),
  };
};

/** Another choice begins at the first page. */
export const participantHref = (search: ParticipantSearch, change: Partial<ParticipantSearch>) => {
  const { type, id, ...rest } = { ...search, page: 1, ...change };
  return listHref(screens.classReport({ type, id }), rest, defaults);
};
