let last = 0;

/**
 * Returns a stamp that orders the actions in the outline and in documents, so that the very last one is undone first.
 */
export const nextStamp = () => (last += 1);
export const lastStamp = () => last;
