/** Number of shown classes from which a cloth is done: it can be had as a picture, and as a pattern for printing. */
export const clothIsDoneAt = 5;
