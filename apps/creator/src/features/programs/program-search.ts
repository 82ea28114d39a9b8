import { approvalStates, type ApprovalState } from '@sinau/contracts/authoring/authoring.rules';

export const programsPageSize = 10;

export const programSorts = {
  '-updatedAt': 'Terakhir diubah',
  updatedAt: 'Paling lama diubah',
  title: 'Judul A–Z',
  '-title': 'Judul Z–A',
  '-salePrice': 'Harga tertinggi',
  salePrice: 'Harga terendah',
} as const;
export type ProgramSort = keyof typeof programSorts;

export interface ProgramSearch {
  keyword: string;
  status: ApprovalState | null;
  sort: ProgramSort;
  page: number;
}

const isSort = (text: string): text is ProgramSort => text in programSorts;

/** Reads the address of a list; whatever a hand-edited one gets wrong falls back. */
export function readProgramSearch(query: URLSearchParams): ProgramSearch {
  const page = Number(query.get('page'));
  const sort = query.get('sort') ?? '';
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    status: approvalStates.find((state) => state === query.get('status')) ?? null,
    sort: isSort(sort) ? sort : '-updatedAt',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of a list at `path`; another choice begins at its first page. */
export function programSearchHref(path: string, search: ProgramSearch, change: Partial<ProgramSearch>): string {
  const { keyword, status, sort, page } = { ...search, page: 1, ...change };
  const query = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(status && { status }),
    ...(sort !== '-updatedAt' && { sort }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${path}?${query}` : path;
}
