export const abuseErrors = {
  report_own: { status: 409, message: 'Ini milikmu sendiri, jadi tidak perlu dilaporkan' },
  report_decided: { status: 409, message: 'Laporan ini sudah diputuskan' },
  report_taken_up: { status: 409, message: 'Operator lain sedang menangani laporan ini' },
  report_not_taken_up: { status: 409, message: 'Belum ada yang menangani laporan ini' },
  publication_looked_at: { status: 409, message: 'Operator lain sudah melihat perubahan ini' },
  report_act_impossible: {
    status: 409,
    message: 'Tindakan ini tidak bisa dilakukan sekarang. Muat ulang untuk melihat keadaannya.',
  },
} as const;
