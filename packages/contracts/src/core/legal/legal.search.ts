import { legalSlugs, type LegalSlug } from './legal.rules.ts';

export const legalTabOf = (slug: LegalSlug) => legalSlugs.indexOf(slug) as 0 | 1 | 2;

export interface LegalTextCall {
  params: { slug: LegalSlug };
  query: { version?: number };
}

/** Call of /terms-policy: the text of its tab, in the version that the address names. */
export function legalTextCall(query: URLSearchParams): LegalTextCall {
  const slug = legalSlugs[Number(query.get('tab'))] ?? legalSlugs[0];
  const version = query.get('version') ?? '';
  return { params: { slug }, query: /^[1-9]\d{0,3}$/.test(version) ? { version: Number(version) } : {} };
}
