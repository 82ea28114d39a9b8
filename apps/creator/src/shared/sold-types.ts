/** Labels of the types that a mitra sells, in reports and transactions. */
export const soldTypeLabels = { program: 'Kelas', webinar: 'Webinar', bundle: 'Bundling' } as const;
export type SoldType = keyof typeof soldTypeLabels;
export const soldTypes = ['program', 'webinar', 'bundle'] as const satisfies readonly SoldType[];
/** Labels of the same types within a sentence. */
export const soldNouns = { program: 'kelas', webinar: 'webinar', bundle: 'bundling' } as const satisfies Record<
  SoldType,
  string
>;
