/** The review status of a mitra, in its members' words. */
export const mitraStatusWords = {
  Pending: 'Menunggu Review',
  Rejected: 'Belum diterima',
  Verified: 'Terverifikasi',
} as const;
