/** Errors of the calls for refunds and disputes. */
export const refundErrors = {
  refund_not_possible: { status: 409, message: 'Ini sudah dikembalikan, atau pesanannya belum dibayar' },
  refund_changed: { status: 409, message: 'Jumlah yang kembali berubah. Periksa lagi sebelum melanjutkan.' },
  refund_window_over: { status: 409, message: 'Batas waktu untuk meminta pengembalian dana sudah lewat' },
  refund_session_began: {
    status: 409,
    message: 'Sesi pertamanya sudah dimulai, jadi uangnya tidak bisa dikembalikan lagi',
  },
  refund_too_much_used: {
    status: 409,
    message: 'Kelas ini sudah terlalu banyak kamu selesaikan untuk dikembalikan',
  },
  refund_certificate_issued: {
    status: 409,
    message: 'Sertifikatmu untuk kelas ini sudah terbit, jadi uangnya tidak bisa dikembalikan lagi',
  },
  refund_account_not_needed: { status: 409, message: 'Tidak ada uang yang perlu kami kirim ke rekeningmu' },
  dispute_over: { status: 409, message: 'Sengketa ini sudah selesai' },
  refund_by_gateway: {
    status: 409,
    message: 'Pengembalian ini sedang dikirim lewat penyedia pembayaran. Tunggu hasilnya dulu.',
  },
  refund_disputed: {
    status: 409,
    message: 'Pembayaran ini sedang dalam sengketa. Tunggu hasilnya sebelum mengirim uangnya.',
  },
  refund_exceeds_payment: {
    status: 409,
    message:
      'Menurut penyedia pembayaran, sisa uang dari pembayaran ini kurang dari yang mau dikembalikan. Periksa dulu selisihnya, jangan kirim uangnya.',
  },
  refund_account_missing: {
    status: 409,
    message: 'Pembelinya belum mengisi nomor rekening, jadi uangnya belum bisa dikirim',
  },
  refund_already_paid: { status: 409, message: 'Pengembalian ini sudah ditandai terkirim' },
} as const;
