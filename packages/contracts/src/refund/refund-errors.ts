/** What the calls of refunds and disputes refuse with. */
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
  refund_already_paid: { status: 409, message: 'Pengembalian ini sudah ditandai terkirim' },
} as const;
