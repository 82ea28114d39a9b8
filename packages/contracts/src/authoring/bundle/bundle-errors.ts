/** Errors of writing bundles and of their reviews. */
export const bundleErrors = {
  bundle_incomplete: { status: 422, message: 'Bundling belum bisa diajukan. Lengkapi dulu yang masih kurang.' },
  bundle_not_submittable: { status: 409, message: 'Bundling ini sedang ditinjau, sudah terbit, atau diarsipkan' },
  bundle_not_withdrawable: {
    status: 409,
    message: 'Bundling ini sudah mulai ditinjau, jadi pengajuannya tidak bisa ditarik lagi',
  },
  bundle_not_published: { status: 409, message: 'Bundling ini belum pernah terbit' },
  bundle_price_apart: {
    status: 409,
    message: "Harga bundling yang sudah terbit diubah lewat 'Ubah harga', supaya langsung berlaku dan tercatat",
  },
  bundle_under_review: { status: 409, message: 'Bundling sedang ditinjau, jadi belum bisa diubah' },
  bundle_edited_elsewhere: {
    status: 409,
    message: 'Bundling ini baru saja diubah di tempat lain. Muat ulang untuk melihat versi terbaru.',
  },
  bundle_has_orders: {
    status: 409,
    message: 'Bundling ini pernah dipesan. Arsipkan saja supaya catatan pesanannya tetap utuh.',
  },
  bundle_not_awaiting_review: { status: 409, message: 'Bundling ini tidak sedang menunggu tinjauan' },
  bundle_not_under_review: { status: 409, message: 'Bundling ini tidak sedang ditinjau. Mulai tinjau dulu.' },
  bundle_reviewed_by_other: { status: 409, message: 'Bundling ini sedang ditinjau operator lain' },
  bundle_not_suspendable: {
    status: 409,
    message: 'Hanya bundling yang sudah terbit yang penjualannya bisa dihentikan',
  },
  bundle_not_suspended: { status: 409, message: 'Penjualan bundling ini tidak sedang dihentikan' },
} as const;
