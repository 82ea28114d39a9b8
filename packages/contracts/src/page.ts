/** Who may open a page; the guards of the applications send everybody else away. */
export type PageNeed = 'user' | 'guest' | 'partner' | 'verified' | 'operator' | 'partner-or-operator';

/** Whose eyes the tests look at a page with. */
export type Visitor = 'visitor' | 'learner' | 'partner' | 'operator';

interface PageFacts {
  readonly need?: PageNeed;
  /**
   * Who opens it in the tour that looks at every page, and at which address where its path alone will not do. Null for
   * what a journey reaches on its way, such as a payment.
   */
  readonly tour: Visitor | readonly [Visitor, `/${string}`] | null;
}

type Link = (...args: never[]) => string;

/** The link to a page, which carries the rest that is known of it. */
export type Page<Path extends string, L extends Link> = L & PageFacts & { readonly paths: readonly Path[] };

/** A page at one path or several, as routers write them; without a `link` its path is its address. */
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
