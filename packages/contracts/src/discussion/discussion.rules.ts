/** The longest question or reply. */
export const discussionLength = 2_000;
/** How many of a question's newest replies a list carries. */
export const listedReplies = 3;
/** How many the question alone carries. */
export const detailReplies = 100;
