/** Errors of writing classes and their lessons, of their reviews and their team. */
export const classErrors = {
  offer_gone: { status: 410, message: 'Kelas ini sudah dihapus, jadi halamannya tidak ada lagi' },
  class_incomplete: { status: 422, message: 'Kelas belum bisa diajukan. Lengkapi dulu yang masih kurang.' },
  class_not_submittable: { status: 409, message: 'Kelas ini sedang ditinjau, sudah terbit, atau diarsipkan' },
  class_not_withdrawable: {
    status: 409,
    message: 'Kelas ini sudah mulai ditinjau, jadi pengajuannya tidak bisa ditarik lagi',
  },
  class_not_published: { status: 409, message: 'Kelas ini belum pernah terbit' },
  class_price_apart: {
    status: 409,
    message: "Harga kelas yang sudah terbit diubah lewat 'Ubah harga', supaya langsung berlaku dan tercatat",
  },
  class_price_of_members: { status: 409, message: 'Harga kelas hanya bisa diatur anggota mitra' },
  class_under_review: { status: 409, message: 'Kelas sedang ditinjau, jadi belum bisa diubah' },
  class_not_awaiting_review: { status: 409, message: 'Kelas ini tidak sedang menunggu tinjauan' },
  class_not_under_review: { status: 409, message: 'Kelas ini tidak sedang ditinjau. Mulai tinjau dulu.' },
  class_reviewed_by_other: { status: 409, message: 'Kelas ini sedang ditinjau operator lain' },
  class_not_suspendable: { status: 409, message: 'Hanya kelas yang sudah terbit yang penjualannya bisa dihentikan' },
  class_not_suspended: { status: 409, message: 'Penjualan kelas ini tidak sedang dihentikan' },
  comment_sent: { status: 409, message: 'Catatan ini sudah dikirim ke mitra, jadi tidak bisa diubah lagi' },
  comment_not_sent: { status: 409, message: 'Catatan ini belum dikirim ke mitra. Ubah saja catatannya.' },
  class_has_participants: {
    status: 409,
    message: 'Kelas ini sudah punya peserta. Arsipkan saja supaya mereka tetap bisa belajar.',
  },
  class_has_orders: {
    status: 409,
    message: 'Kelas ini pernah dipesan. Arsipkan saja supaya catatan pesanannya tetap utuh.',
  },
  class_in_bundle: { status: 409, message: 'Kelas ini bagian dari sebuah bundling. Keluarkan dulu dari sana.' },
  webinar_session_filled: { status: 409, message: 'Satu sesi webinar berisi satu materi' },
  lesson_type_elsewhere: { status: 422, message: 'Jenis materi ini tidak ada di kelas ini' },
  class_edited_elsewhere: {
    status: 409,
    message: 'Kelas ini baru saja diubah di tempat lain. Muat ulang untuk melihat versi terbaru.',
  },
  too_many_educators: { status: 409, message: 'Satu kelas menampilkan paling banyak 20 pengajar' },
  class_without_participants: { status: 409, message: 'Kelas ini belum punya peserta yang bisa diberi tahu' },
  lesson_edited_elsewhere: {
    status: 409,
    message: 'Materi ini baru saja diubah di tempat lain. Muat ulang untuk melihat versi terbaru.',
  },
  package_parts_too_full: {
    status: 409,
    message:
      'Deskripsi atau lampiran materi-materi ini melebihi isi satu materi: 1.000 karakter dan 10 lampiran. Kurangi dulu, lalu gabungkan.',
  },
  package_without_parts: { status: 409, message: 'Paket materi ini tidak bisa dibagi atau digabung lagi' },
  lesson_type_fixed: { status: 409, message: 'Jenis materi ini tidak bisa diganti' },
  news_writing_not_allowed: {
    status: 409,
    message: 'Kelas ini belum diizinkan memakai AI-sisten. Hubungi tim kami untuk memintanya.',
  },
  lesson_file_missing: { status: 422, message: 'Berkas materi ini tidak ditemukan. Unggah lagi.' },
} as const;
