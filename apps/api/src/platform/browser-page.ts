import type { FileAnswer } from './public-file.ts';

/** Call of a browser that another system sends here: a link, or a form that it submits. */
export interface BrowserCall {
  readonly params: Readonly<Record<string, string>>;
  /** Fields of the query and of the form, whose value wins. One that comes twice in either of them is left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly cookies: string;
  /** True if a form was submitted. */
  readonly isForm: boolean;
  /** True in a frame within a page of others. */
  readonly isFramed: boolean;
  readonly address: string;
}

/** A page that is no part of the applications and of the API: forms of other systems arrive here. Its module declares it. */
export interface BrowserPage {
  /** Path as in a route, such as `/lti/login/:id`. */
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  readonly answer: (call: BrowserCall) => Promise<FileAnswer>;
}

/** Returns the value of a cookie; null where the header has none of the name. */
export function cookieIn(header: string, name: string) {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
