/** Working days in which a decision on a submission is promised. */
export const reviewDays = 2;

/** An operator's reason for a decision: makers of classes read it. */
export const reasonRule = { kind: 'text', min: 10, max: 1_000 } as const;
