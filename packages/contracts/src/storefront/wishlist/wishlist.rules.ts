/** How much one person may keep. */
export const maxWishlist = 200;
