/** Returns a time as the API writes it, or null. */
export const isoOrNull = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
