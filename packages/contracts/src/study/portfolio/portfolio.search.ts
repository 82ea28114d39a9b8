/** Call for the works on a user's profile. */
export const shownWorksCall = (userId: string) => ({ query: { page: 1, perPage: 6, filter: { userId } } });
