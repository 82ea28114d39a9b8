/** Errors of vouchers, for the error catalog. */
export const voucherErrors = {
  voucher_not_found: { status: 422, message: 'Kode ini tidak berlaku. Periksa lagi penulisannya.' },
  voucher_not_started: { status: 409, message: 'Voucher ini belum mulai berlaku' },
  voucher_ended: { status: 409, message: 'Masa berlaku voucher ini sudah lewat' },
  voucher_quota: {
    status: 409,
    message: 'Kode voucher ini sudah habis kuotanya. Coba kode lain, atau lanjut tanpa voucher.',
  },
  voucher_per_user: { status: 409, message: 'Jatahmu untuk voucher ini sudah terpakai' },
  voucher_first_purchase: { status: 409, message: 'Voucher ini hanya untuk pembelian pertama' },
  voucher_scope: { status: 409, message: 'Voucher ini tidak berlaku untuk pilihanmu' },
  voucher_own_class: { status: 409, message: 'Voucher tidak bisa dipakai untuk kelas mitramu sendiri' },
  voucher_min_purchase: { status: 409, message: 'Belanjamu belum mencapai batas minimum voucher ini' },
  voucher_no_discount: { status: 409, message: 'Voucher ini tidak menurunkan harga pilihanmu' },
  voucher_not_stackable: {
    status: 409,
    message: 'Voucher ini tidak bisa digabung dengan voucher lain. Lepas salah satunya.',
  },
  voucher_code_taken: { status: 422, message: 'Kode ini sudah dipakai voucher lain. Pilih kode lain.' },
  voucher_in_use: {
    status: 409,
    message:
      'Voucher ini sudah pernah dipakai memesan, jadi kodenya tetap. Kalau tidak dipakai lagi, nonaktifkan saja.',
  },
} as const;
