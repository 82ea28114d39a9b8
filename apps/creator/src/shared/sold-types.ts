/** What a mitra sells, as reports and transactions tell it apart. */
export const soldTypeWords = { program: 'Kelas', webinar: 'Webinar', bundle: 'Bundling' } as const;
export type SoldType = keyof typeof soldTypeWords;
export const soldTypes = ['program', 'webinar', 'bundle'] as const satisfies readonly SoldType[];
