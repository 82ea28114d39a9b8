/** The works that stand on somebody's profile. */
export const shownWorksCall = (userId: string) => ({ query: { page: 1, perPage: 6, filter: { userId } } });
