/** Range of days per week for a goal. */
export const weeklyGoals = { none: 0, least: 1, most: 7 } as const;
