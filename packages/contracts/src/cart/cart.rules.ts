/** So many classes and bundles at most that the dearest of them still fit into one payment. */
export const checkoutLimit = 20;
