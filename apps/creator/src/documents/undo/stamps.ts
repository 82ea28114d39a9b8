let last = 0;

/** Orders what was done in the outline and in documents, so that the last action of all is undone first. */
export const nextStamp = () => (last += 1);
export const lastStamp = () => last;
