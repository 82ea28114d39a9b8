/** A4 landscape, in points. */
export const page = { width: 841.89, height: 595.28 } as const;
