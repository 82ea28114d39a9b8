/** The working days within which what is handed in is promised to be decided on. */
export const reviewDays = 2;

/** Why an operator decides as they do: makers of classes read it. */
export const reasonRule = { kind: 'text', min: 10, max: 1_000 } as const;
