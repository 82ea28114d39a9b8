/** The pages of the builder: what is written on them is a document each, and 'lesson' is as many as there are lessons. */
export const builderPages = ['info', 'message', 'setting', 'lesson'] as const;
export type BuilderPageName = (typeof builderPages)[number];

/** How often an open builder says that it is there, while somebody can see it. */
export const beatSeconds = 8;
/**
 * For so long after its last heartbeat a tab counts as open: two may be lost. With the heartbeat of whoever looks it is
 * less than 30 seconds until somebody who left is gone.
 */
export const presentSeconds = 20;

/** How many tabs of one person are remembered over all classes, and how many people one answer names. */
export const maxTabs = 20;
export const maxPresent = 50;
