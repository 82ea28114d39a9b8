import { tidied } from '@sinau/contracts/core/typed/text.rules';

/** One value in the query of an address. */
export interface SearchParam<Value> {
  /** Falls back if the value is missing or invalid, so a page always renders. */
  read: (text: string | null) => Value;
  /** Null omits it from the address: its absence means this value anyway. */
  write: (value: Value) => string | null;
}

/** Text of a search field. */
export const keyword = (): SearchParam<string> => ({
  read: (text) =>
    tidied(text ?? '')
      .trim()
      .slice(0, 100),
  write: (value) => value || null,
});

/** The page of a list, from 1. */
export const page = (): SearchParam<number> => ({
  read: (text) => {
    const number = Number(text);
    return Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
  },
  write: (value) => (value > 1 ? String(value) : null),
});

/** One of some values; without a fallback it may be null. */
export function choice<Value extends string | number>(values: readonly Value[]): SearchParam<Value | null>;
export function choice<Value extends string | number>(values: readonly Value[], fallback: Value): SearchParam<Value>;
export function choice<Value extends string | number>(
  values: readonly Value[],
  fallback: Value | null = null,
): SearchParam<Value | null> {
  return {
    read: (text) => values.find((value) => String(value) === text) ?? fallback,
    write: (value) => (value === null || value === fallback ? null : String(value)),
  };
}

/** An identifier, such as a slug. */
export const name = (): SearchParam<string> => ({ read: (text) => text ?? '', write: (value) => value || null });

/**
 * Defines the search of a page: parses its address, and builds the address for a search. `addressOf` returns the page's
 * address, whose own query and fragment are preserved.
 */
export function defineSearch<Search extends Record<string, unknown>>(
  addressOf: (search: Search) => string,
  params: { [Name in keyof Search]: SearchParam<Search[Name]> },
) {
  const entries = Object.entries(params) as [string, SearchParam<unknown>][];

  const read = (query: URLSearchParams) =>
    Object.fromEntries(entries.map(([key, param]) => [key, param.read(query.get(key))])) as Search;

  /** Builds the address with some values changed. A list then begins at its first page. */
  const href = (search: Search, change: Partial<Search> = {}): string => {
    const next = { ...search, ...('page' in params && { page: 1 }), ...change };
    const [address = '', fragment] = addressOf(next).split('#');
    const [path = '', ownQuery] = address.split('?');
    const query = new URLSearchParams(ownQuery);
    for (const [key, param] of entries) {
      const text = param.write(next[key]);
      if (text !== null) query.set(key, text);
    }
    return path + (query.size > 0 ? `?${query}` : '') + (fragment === undefined ? '' : `#${fragment}`);
  };

  return { read, href };
}

/** Result of `defineSearch`'s `read`: `SearchOf<typeof salesSearch>`. */
export type SearchOf<Definition extends { read: (query: URLSearchParams) => unknown }> = ReturnType<Definition['read']>;
