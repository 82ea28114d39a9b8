/** `?page=`, from 1; whatever a hand-edited address gets wrong is the first page. */
export function pageOf(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
