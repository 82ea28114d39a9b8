import type { Staff } from './core/auth/staff.rules.ts';

/** Users who may open a page; the guards of the applications redirect all others. */
export type PageNeed = 'user' | 'guest' | 'partner' | 'verified' | 'operator' | 'partner-or-operator';

interface PageFacts {
  readonly need?: PageNeed;
  /** Roles that may open a page of the operator panel, beside admins. */
  readonly staff?: Staff;
}

type Link = (...args: never[]) => string;

/** The link builder of a page, with who may open the page, and its paths, as properties. */
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
