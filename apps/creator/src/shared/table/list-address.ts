/** The page that an address names; whatever a hand-edited one gets wrong is the first. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export const keywordIn = (query: URLSearchParams): string => (query.get('keyword') ?? '').trim().slice(0, 100);

/** The one of the known choices that an address names. */
export const choiceIn = <Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null => choices.find((choice) => choice === query.get(name)) ?? null;

/** An address of a list; what is empty or as it would be anyway stays out of it. */
export function listHref(
  path: string,
  search: Record<string, string | number | null>,
  defaults: Record<string, string | number> = {},
): string {
  const query = new URLSearchParams(path.split('?')[1]);
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== '' && value !== { page: 1, ...defaults }[name]) query.set(name, String(value));
  }
  return query.size > 0 ? `${path.split('?')[0]}?${query}` : path;
}
