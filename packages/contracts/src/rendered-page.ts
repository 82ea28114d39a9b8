/** The parameters of a path as routers write it. */
export type PathParams<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? PathParams<Segment> & PathParams<Rest>
  : Path extends `:${infer Name}?` | `:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** Where a page is opened: the parameters of its path, and the query of its address. */
export interface PageLocation<Params = Readonly<Record<string, string>>> {
  readonly params: Params;
  readonly search: URLSearchParams;
}

/** Picture of a page for link previews, as `/share` draws it. */
export interface PagePicture {
  readonly kind: SharedKind;
  readonly slug: string;
  /** Alternative text of the picture. */
  readonly alt: string;
  /** Whatever it shows: when that changes, so does its address, and nobody shows an old price. */
  readonly facts: readonly unknown[];
}
export const sharedKinds = ['class', 'bundle', 'mitra', 'article'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Canonical address for search engines: without parameters that only sort or track. */
  readonly canonical: string;
  /** Without it, link previews show the picture of the product. */
  readonly picture?: PagePicture;
  /** Largest image of the first screen, which the browser loads before the page's code requests it. */
  readonly firstPicture?: string;
  /** True if search engines may index the page; true by default. */
  readonly isIndexed?: boolean;
  readonly jsonLd?: object;
}

/** A query of a page; its key `[feature, operation, input]` names the call. */
export interface PageQuery {
  readonly queryKey: readonly unknown[];
}

/** A page of the learner application that the server renders, as its definition tells the API. */
export interface RenderedPage {
  /** As routers write it. Where an optional parameter is missing, the page is left to the browser. */
  readonly path: string;
  /** As `cacheUntilChanged` of an endpoint; what the page asks for next is a part of it. */
  readonly cacheUntilChanged?: boolean;
  /** Queries that its screen asks first; the first of these, if any, is the subject of the page. */
  readonly queries: (at: PageLocation) => readonly PageQuery[];
  /** Queries that follow from the answer of the first one. */
  readonly next?: (at: PageLocation, answer: unknown) => readonly PageQuery[];
  /** From the answer of the first query. */
  readonly head: (at: PageLocation, answer: unknown) => PageHead;
}
