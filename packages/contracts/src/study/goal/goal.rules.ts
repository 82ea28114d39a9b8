/** How many days of a week may be aimed at. */
export const weeklyGoals = { none: 0, least: 1, most: 7 } as const;
