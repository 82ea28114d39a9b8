/** What a mitra sells, as reports and transactions tell it apart. */
export const soldTypeLabels = { program: 'Kelas', webinar: 'Webinar', bundle: 'Bundling' } as const;
export type SoldType = keyof typeof soldTypeLabels;
export const soldTypes = ['program', 'webinar', 'bundle'] as const satisfies readonly SoldType[];
/** The same within a sentence. */
export const soldNouns = { program: 'kelas', webinar: 'webinar', bundle: 'bundling' } as const satisfies Record<
  SoldType,
  string
>;
