/** Maximum of saved items per user. */
export const maxWishlist = 200;
