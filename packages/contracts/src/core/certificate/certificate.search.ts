/** The certificates that somebody shows, the newest. */
export const shownCertificatesCall = (userId: string) => ({ query: { page: 1, perPage: 6, filter: { userId } } });
