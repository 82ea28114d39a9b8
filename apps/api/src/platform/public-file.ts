import type { Readable } from 'node:stream';

/** Answer of a public file. */
export interface FileAnswer {
  readonly type: string;
  readonly body: string | Buffer | Readable;
  readonly cacheControl: string;
}

/** A file for search engines or link previews, besides the pages. Its module declares it. */
export interface PublicFile {
  /** Path as in a route, such as `/sitemaps/:name`. */
  readonly path: string;
  /** Whether the file is cached like other answers that are the same for everybody (0154). */
  readonly cache?: 'everybody';
  /** Returns the answer; null where there is no such file. */
  readonly answer: (params: Readonly<Record<string, string>>) => Promise<FileAnswer | null>;
}
