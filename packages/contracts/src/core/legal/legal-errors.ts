/** Errors around the versions of legal texts; a section of the error catalog. */
export const legalErrors = {
  legal_text_changed: {
    status: 409,
    message: 'Teksnya sudah berganti versi. Baca dulu yang terbaru, lalu setujui.',
  },
  legal_draft_changed: {
    status: 409,
    message: 'Draf ini baru saja diubah atau diterbitkan dari tempat lain. Muat ulang untuk melihat yang terbaru.',
  },
} as const;
