/** Pages of the builder: each edits a document of its own, 'lesson' one for each lesson. */
export const builderPages = ['info', 'message', 'setting', 'lesson'] as const;
export type BuilderPageName = (typeof builderPages)[number];

/** Interval of the heartbeats of an open, visible builder. */
export const beatSeconds = 8;
/**
 * Seconds after its last heartbeat in which a tab counts as open: two may be lost. With the viewer's own heartbeat, a
 * user who left disappears within 30 seconds.
 */
export const presentSeconds = 20;

/** Maximum of tabs stored per user over all classes, and of users in one answer. */
export const maxTabs = 20;
export const maxPresent = 50;
