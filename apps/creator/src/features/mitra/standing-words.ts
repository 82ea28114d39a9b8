/** The review status of a mitra, in its members' words. */
export const standingWords = {
  Pending: 'Menunggu Review',
  Rejected: 'Belum diterima',
  Verified: 'Terverifikasi',
} as const;
