/** Passes the query on to another page, such as the page to open after signing in. */
export const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
