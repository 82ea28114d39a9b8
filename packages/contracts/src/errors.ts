/** Every refusal the API can give. `message` is shown to people as it is, so it is Indonesian copy. */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'Permintaan tidak bisa dibaca' },
  unauthenticated: { status: 401, message: 'Sesi kamu berakhir. Silakan masuk kembali.' },
  bad_signature: { status: 401, message: 'Tanda tangan tidak sah' },
  forbidden: { status: 403, message: 'Akunmu tidak memiliki akses ke bagian ini' },
  not_found: { status: 404, message: 'Data tidak ditemukan' },
  route_not_found: { status: 404, message: 'Alamat ini tidak ada' },
  payload_too_large: { status: 413, message: 'Data yang dikirim terlalu besar' },
  invalid_input: { status: 422, message: 'Periksa kembali isianmu' },
  too_many_requests: { status: 429, message: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.' },
  internal: { status: 500, message: 'Terjadi kesalahan di sisi kami' },
  unavailable: { status: 503, message: 'Layanan sedang sibuk. Coba lagi sebentar lagi.' },

  email_taken: { status: 422, message: 'Email ini sudah terdaftar. Coba masuk, atau pakai email lain.' },
  wrong_credentials: { status: 422, message: 'Email atau kata sandi salah' },
  wrong_password: { status: 422, message: 'Kata sandi lama salah' },
  token_invalid: { status: 422, message: 'Tautan ini tidak berlaku atau sudah dipakai' },
  token_expired: { status: 422, message: 'Tautan ini sudah kedaluwarsa. Minta tautan baru.' },
  email_already_verified: { status: 409, message: 'Emailmu sudah terverifikasi' },
  email_not_verified: { status: 409, message: 'Verifikasi emailmu dulu sebelum membeli kelas' },
  account_holds_mitra: { status: 409, message: 'Akun ini masih menjadi anggota mitra. Hubungi kami untuk menonaktifkannya.' },

  class_incomplete: { status: 422, message: 'Kelas belum bisa diajukan. Lengkapi dulu yang masih kurang.' },
  class_not_submittable: { status: 409, message: 'Kelas ini sedang ditinjau atau sudah terbit' },
  class_under_review: { status: 409, message: 'Kelas sedang ditinjau, jadi belum bisa diubah' },
  class_not_awaiting_review: { status: 409, message: 'Kelas ini tidak sedang menunggu tinjauan' },
  class_has_participants: { status: 409, message: 'Kelas ini sudah punya peserta. Arsipkan saja supaya mereka tetap bisa belajar.' },
  class_edited_elsewhere: { status: 409, message: 'Kelas ini baru saja diubah di tempat lain. Muat ulang untuk melihat versi terbaru.' },
  mitra_not_verified: { status: 409, message: 'Mitramu belum terverifikasi, jadi kelas belum bisa diajukan' },
  lesson_edited_elsewhere: { status: 409, message: 'Materi ini baru saja diubah di tempat lain. Muat ulang untuk melihat versi terbaru.' },

  cart_item_exists: { status: 409, message: 'Kelas sudah ada di keranjang' },
  class_already_owned: { status: 409, message: 'Kamu sudah memiliki kelas ini' },
  own_class: { status: 409, message: 'Ini kelas milik mitramu sendiri' },
  class_not_for_sale: { status: 409, message: 'Kelas ini sedang tidak dijual' },
  checkout_empty: { status: 422, message: 'Pilih paling sedikit satu kelas' },
  order_pending_exists: { status: 409, message: 'Kelas ini ada di pesanan lain yang menunggu pembayaran. Selesaikan atau batalkan dulu.' },
  too_many_pending_orders: { status: 409, message: 'Kamu punya 3 pesanan yang menunggu pembayaran. Selesaikan atau batalkan salah satu.' },
  order_not_pending: { status: 409, message: 'Pesanan ini tidak lagi menunggu pembayaran' },
  payment_unavailable: { status: 503, message: 'Penyedia pembayaran sedang tidak bisa dihubungi. Pesananmu aman, coba lagi sebentar lagi.' },

  lesson_locked: { status: 409, message: 'Selesaikan materi sebelumnya untuk membuka materi ini' },
  lesson_not_finished: { status: 409, message: 'Selesaikan materi ini dulu' },
  action_not_allowed: { status: 409, message: 'Materi ini tidak diselesaikan dengan cara itu' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
