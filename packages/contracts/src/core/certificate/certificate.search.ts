/** Call for the newest certificates that a user shows. */
export const shownCertificatesCall = (userId: string) => ({ query: { page: 1, perPage: 6, filter: { userId } } });
