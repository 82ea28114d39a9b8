/** In the order of the tabs of /terms-policy. Registering agrees to the first two, applying as a partner to the third. */
export const legalSlugs = ['privacy', 'terms', 'mitra-terms'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export const legalDraftRules = {
  changes: { kind: 'text', min: 10, max: 1_000, missing: 'Tulis apa yang berubah' },
} as const;
/** Characters, markup included. */
export const maxLegalText = 100_000;
