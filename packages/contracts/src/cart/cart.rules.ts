/** So many classes at most that the dearest of them still fit into one payment. */
export const checkoutLimit = 20;
