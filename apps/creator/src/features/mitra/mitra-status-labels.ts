/** The review status of a mitra, in its members' words. */
export const mitraStatusLabels = {
  Pending: 'Menunggu Review',
  Rejected: 'Belum diterima',
  Verified: 'Terverifikasi',
} as const;
