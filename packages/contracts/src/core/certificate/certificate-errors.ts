/** Errors of the calls for certificates. */
export const certificateErrors = {
  certificate_revoked: { status: 409, message: 'Sertifikat ini sudah dicabut' },
  certificate_not_revoked: { status: 409, message: 'Sertifikat ini tidak dicabut' },
  certificate_without_access: {
    status: 409,
    message: 'Sertifikat ini dicabut karena kelasnya dikembalikan. Ia berlaku lagi kalau kelasnya dibeli lagi.',
  },
  certificate_address_expired: {
    status: 410,
    message: 'Tautan unduhan ini sudah kedaluwarsa. Unduh lagi dari halaman sertifikatmu.',
  },
} as const;
