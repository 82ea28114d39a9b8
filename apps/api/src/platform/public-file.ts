import type { Readable } from 'node:stream';

/** What a file answers with. */
export interface FileAnswer {
  readonly type: string;
  readonly body: string | Buffer | Readable;
  readonly cacheControl: string;
}

/** A file that is made for search engines or link previews, beside the pages. Its module declares it. */
export interface PublicFile {
  /** As a route names it, such as `/sitemaps/:name`. */
  readonly path: string;
  /** Whether it is kept like other answers that are the same for everybody (0154). */
  readonly cache?: 'everybody';
  /** Null where there is no such file. */
  readonly answer: (params: Readonly<Record<string, string>>) => Promise<FileAnswer | null>;
}
