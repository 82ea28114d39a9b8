import type { Readable } from 'node:stream';

/** Answer of a public file. */
export interface FileAnswer {
  /** 200 by default. */
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer | Readable;
  readonly cacheControl: string;
  /** Headers in place of those that every answer has; null omits one. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** Headers of what pages of other origins load. */
export const forEverybody = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** A file for search engines or link previews, besides the pages. Its module declares it. */
export interface PublicFile {
  /** Path as in a route, such as `/sitemaps/:name`. */
  readonly path: string;
  /** Caches the file like other answers that are the same for everybody (0154). */
  readonly cache?: 'everybody';
  /** Tags of the answer cache, as of an endpoint: the file names by their ids all that it shows. */
  readonly cacheUntilChanged?: boolean;
  /** Returns the answer; null where there is no such file. */
  readonly answer: (
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, unknown>>,
  ) => Promise<FileAnswer | null>;
}
