/**
 * Errors for a mitra that withdraws and downloads statements, and for an operator who pays; a section of the error
 * catalog.
 */
export const payoutErrors = {
  payout_owner_only: { status: 409, message: 'Hanya pemilik mitra yang bisa menarik saldo dan mengatur rekening' },
  bank_account_missing: { status: 409, message: 'Isi dulu rekening tujuan, baru tarik saldo' },
  bank_account_cooling: {
    status: 409,
    message: 'Rekeningnya baru diganti. Demi keamanan, saldo bisa ditarik 72 jam setelah rekening diisi.',
  },
  payout_exceeds_available: { status: 409, message: 'Jumlah ini melebihi saldo yang bisa ditarik' },
  payout_not_requested: { status: 409, message: 'Penarikan ini tidak lagi menunggu persetujuan' },
  payout_not_approved: { status: 409, message: 'Penarikan ini tidak sedang menunggu ditransfer' },
  payout_needs_other_operator: {
    status: 409,
    message: 'Kamu yang menyetujui penarikan ini, jadi operator lain yang mentransfernya',
  },
  payout_not_paid: { status: 409, message: 'Penarikan ini belum ditransfer, atau pengembaliannya sudah dicatat' },
  payout_not_returning: { status: 409, message: 'Tidak ada pengembalian dari bank yang menunggu kepastian' },
  payout_return_needs_other: {
    status: 409,
    message: 'Kamu yang mencatat pengembalian ini, jadi operator lain yang memastikannya',
  },
  payout_of_own_mitra: { status: 409, message: 'Penarikan mitramu sendiri diproses operator lain' },
  statement_address_expired: {
    status: 410,
    message: 'Tautan laporan ini sudah kedaluwarsa. Unduh lagi dari halaman Saldo.',
  },
} as const;
