/** Errors for an operator who acts on jobs; a section of the error catalog. */
export const systemErrors = {
  job_not_failed: {
    status: 409,
    message: 'Pekerjaan ini sudah dijalankan lagi, selesai, atau dibuang. Muat ulang daftarnya.',
  },
} as const;
