/** The working days within which what is handed in is promised to be decided on. */
export const reviewDays = 2;
