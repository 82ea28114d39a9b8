/** Users who may open a page; the guards of the applications redirect all others. */
export type PageNeed = 'user' | 'guest' | 'partner' | 'verified' | 'operator' | 'partner-or-operator';

/** Role in which the tests open a page. */
export type Visitor = 'visitor' | 'learner' | 'partner' | 'operator';

interface PageFacts {
  readonly need?: PageNeed;
  /**
   * Role that opens it in the tour of all pages, with an address if its path alone is not enough. Absent for pages that
   * another test reaches, such as a payment.
   */
  readonly tour?: Visitor | readonly [Visitor, `/${string}`];
}

type Link = (...args: never[]) => string;

/** The link builder of a page, with the page's other facts as properties. */
export type Page<Path extends string, L extends Link> = L & PageFacts & { readonly paths: readonly Path[] };

/** Defines a page at one path or several, in router syntax; without a `link` its path is its address. */
export function page<const Path extends string>(path: Path, facts: PageFacts): Page<Path, () => Path>;
export function page<const Path extends string, L extends Link>(
  path: Path | readonly Path[],
  facts: PageFacts,
  link: L,
): Page<Path, L>;
export function page(path: string | readonly string[], facts: PageFacts, link?: Link) {
  const paths = [path].flat();
  return Object.assign(link ?? (() => paths[0]!), facts, { paths });
}
