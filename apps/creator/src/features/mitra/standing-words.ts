/** Where a mitra stands with the operators, as its members see it. */
export const standingWords = {
  Pending: 'Menunggu Review',
  Rejected: 'Belum diterima',
  Verified: 'Terverifikasi',
} as const;
