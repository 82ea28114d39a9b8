/** The longest question or reply. */
export const discussionLength = 2_000;
/** How many of the newest replies a list includes for each question. */
export const listedReplies = 3;
/** How many of the newest replies the detail of a question includes. */
export const detailReplies = 100;
