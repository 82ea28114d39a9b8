/** Refusals around price campaigns; a section of the error catalog. */
export const campaignErrors = {
  campaign_over: { status: 409, message: 'Kampanye ini sudah berakhir' },
  campaign_running: {
    status: 409,
    message: 'Kampanye ini sedang berjalan, jadi harga kelas di dalamnya tetap sampai selesai',
  },
  class_not_for_campaign: { status: 409, message: 'Kelas ini belum bisa ikut kampanye ini' },
  class_in_campaign: {
    status: 409,
    message:
      'Kelas ini ikut kampanye harga. Harganya bisa diubah setelah kampanye selesai, atau setelah kelasnya keluar.',
  },
} as const;
