/** The longest review. */
export const reviewLength = 2_000;
/** From how many per cent of a class on its participants may review it. */
export const reviewFromProgress = 20;
/** A review that is shown outside its class has so many stars, and says so much. */
export const goodReview = { rating: 4, length: 40 };
