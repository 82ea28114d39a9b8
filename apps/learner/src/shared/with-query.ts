/** Passes the query on to another page, such as where to go after signing in. */
export const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
