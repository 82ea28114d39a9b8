/** The pages of the builder: what is written on them is a document each, and 'lesson' is as many as there are lessons. */
export const builderPages = ['info', 'message', 'setting', 'lesson'] as const;
export type BuilderPageName = (typeof builderPages)[number];

/** How often an open builder says that it is there, while somebody can see it. */
export const beatSeconds = 8;
/** How long it counts as there after it last said so: two beats may be lost. With the beat of whoever looks, less than 30. */
export const presentSeconds = 20;

/** Tabs of one person that are counted over all classes, and people that one answer names. */
export const maxTabs = 20;
export const maxPresent = 50;
