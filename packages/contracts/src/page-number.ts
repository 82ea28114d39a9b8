/** Parses `?page=`, from 1; any invalid value means the first page. */
export function pageOf(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
