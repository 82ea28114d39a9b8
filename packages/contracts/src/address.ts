/** Adds a query; undefined values are omitted. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

/** Tells whether a segment of an address contains control characters, on which databases and file systems fail. */
export const hasControls = (part: string) => /\p{Cc}/u.test(part);

export interface CallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The address of a call: parameters filled in, objects of the query as JSON text. */
export function addressOf(path: string, input: CallInput | undefined): string {
  const params = (input?.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries((input?.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): [string, string] => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  return pairs.length ? `${filled}?${new URLSearchParams(pairs)}` : filled;
}
