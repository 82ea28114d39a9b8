import { campaignErrors } from './authoring/campaign/campaign-errors.ts';
import { transferErrors } from './authoring/transfer/transfer-errors.ts';
import { classErrors } from './authoring/program/class-errors.ts';
import { bundleErrors } from './authoring/bundle/bundle-errors.ts';
import { bundleLacksClass } from './authoring/bundle/bundle-unsold.ts';
import { apiKeyErrors } from './core/apikey/apikey-errors.ts';
import { certificateErrors } from './core/certificate/certificate-errors.ts';
import { legalErrors } from './core/legal/legal-errors.ts';
import { mediaErrors } from './core/media/media-errors.ts';
import { webhookErrors } from './core/webhook/webhook-errors.ts';
import { giftErrors } from './commerce/gift/gift-errors.ts';
import { ltiErrors } from './commerce/lti/lti-errors.ts';
import { securityErrors } from './core/security/security-errors.ts';
import { refundErrors } from './commerce/refund/refund-errors.ts';
import { quizErrors } from './study/quiz/quiz-errors.ts';
import { submissionErrors } from './study/submission/submission-errors.ts';
import { voucherErrors } from './commerce/voucher/voucher-errors.ts';
import { payoutErrors } from './commerce/payout/payout-errors.ts';
import { personErrors } from './backoffice/person/person-errors.ts';
import { abuseErrors } from './backoffice/abuse/abuse-errors.ts';
import { suspensionErrors } from './backoffice/suspension/suspension-errors.ts';
import { systemErrors } from './backoffice/system/system-errors.ts';

/** Every error that the API can return. `message` is shown to users unchanged, so it is Indonesian copy. */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'Permintaan tidak bisa dibaca' },
  unauthenticated: { status: 401, message: 'Sesi kamu berakhir. Silakan masuk kembali.' },
  bad_signature: { status: 401, message: 'Tanda tangan tidak sah' },
  forbidden: { status: 403, message: 'Akunmu tidak memiliki akses ke bagian ini' },
  not_found: { status: 404, message: 'Data tidak ditemukan' },
  route_not_found: { status: 404, message: 'Alamat ini tidak ada' },
  request_timeout: { status: 408, message: 'Kiriman terlalu lama sampai. Periksa koneksimu, lalu coba lagi.' },
  payload_too_large: { status: 413, message: 'Data yang dikirim terlalu besar' },
  invalid_input: { status: 422, message: 'Periksa kembali isianmu' },
  too_many_requests: { status: 429, message: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.' },
  too_many_mails: {
    status: 429,
    message: 'Batas email untuk hari ini sudah tercapai. Periksa juga folder spam, atau coba lagi besok.',
  },
  headers_too_large: { status: 431, message: 'Alamat atau keterangan permintaan terlalu panjang' },
  internal: { status: 500, message: 'Terjadi kesalahan di sisi kami' },
  unavailable: { status: 503, message: 'Layanan sedang sibuk. Coba lagi sebentar lagi.' },
  draining: { status: 503, message: 'Layanan sedang dimulai ulang. Coba lagi sebentar lagi.' },

  email_taken: { status: 422, message: 'Email ini sudah terdaftar. Coba masuk, atau pakai email lain.' },
  wrong_credentials: { status: 422, message: 'Email atau kata sandi salah' },
  wrong_password: { status: 422, message: 'Kata sandi lama salah' },
  token_invalid: { status: 422, message: 'Tautan ini tidak berlaku atau sudah dipakai' },
  token_expired: { status: 422, message: 'Tautan ini sudah kedaluwarsa. Minta tautan baru.' },
  email_already_verified: { status: 409, message: 'Emailmu sudah terverifikasi' },
  email_not_verified: { status: 409, message: 'Verifikasi emailmu dulu, lalu coba lagi' },
  certificate_name_final: {
    status: 409,
    message: 'Nama di sertifikat ini sudah dua kali diperbaiki. Hubungi kami kalau masih keliru.',
  },
  portfolio_work_fixed: {
    status: 409,
    message: 'Isi karya dari tugas kelas tidak bisa diubah. Yang bisa diubah judul dan tampilannya di profil.',
  },
  google_credential_invalid: { status: 422, message: 'Google belum bisa memastikan akunmu. Coba masuk sekali lagi.' },
  password_missing: {
    status: 409,
    message: "Akunmu belum punya kata sandi. Buat dulu lewat 'Lupa kata sandi' di halaman masuk.",
  },
  profile_slug_taken: { status: 422, message: 'Alamat profil ini sudah dipakai. Pilih yang lain.' },
  account_deactivated: {
    status: 409,
    message: 'Akun ini sudah dinonaktifkan. Tautan untuk memulihkannya ada di emailmu.',
  },
  account_locked: {
    status: 403,
    message: 'Akunmu kami kunci. Alasannya ada di emailmu. Balas email itu, atau tulis lewat halaman Hubungi kami.',
  },
  mitra_owes_sessions: {
    status: 409,
    message: 'Mitramu masih punya sesi langsung yang ditunggu peserta. Selesaikan atau batalkan dulu.',
  },

  ...classErrors,
  topic_in_use: { status: 409, message: 'Topik ini masih dipakai. Pindahkan dulu kelasnya ke topik lain.' },
  faq_category_in_use: { status: 409, message: 'Kategori ini masih berisi pertanyaan. Pindahkan atau hapus dulu.' },
  ...bundleErrors,
  portfolio_not_offered: {
    status: 409,
    message: 'Hanya tugas yang lulus, dan yang materinya menawarkannya, yang bisa masuk portofolio',
  },
  discussion_deleted: { status: 409, message: 'Pertanyaan ini sudah dihapus, jadi tidak bisa dibalas lagi' },
  discussion_hidden: { status: 409, message: 'Pertanyaan ini disembunyikan, jadi tidak bisa dibalas' },
  live_session_cancelled: { status: 409, message: 'Sesi ini sudah dibatalkan' },
  live_session_over: { status: 409, message: 'Sesi ini sudah selesai, jadi jadwalnya tidak bisa diubah lagi' },
  live_session_not_published: { status: 409, message: 'Sesi ini belum terbit. Hapus saja kalau tidak jadi.' },
  live_session_upcoming: {
    status: 409,
    message: 'Peserta menunggu sesi ini. Batalkan dulu supaya mereka diberi tahu, lalu hapus.',
  },
  presence_not_open: { status: 409, message: 'Presensi dibuka 30 menit sebelum sesi dimulai' },
  presence_over: { status: 409, message: 'Presensi sudah ditutup, sehari setelah sesi selesai' },
  presence_code_wrong: {
    status: 422,
    message: 'Kode presensi ini tidak cocok. Periksa lagi kode yang ditunjukkan di sesi.',
  },
  attendance_not_manual: { status: 409, message: 'Hanya tanda hadir yang diberikan pengajar yang bisa dibatalkan' },
  attendance_certified: {
    status: 409,
    message: 'Peserta ini sudah mendapat sertifikat, jadi tanda hadirnya tidak bisa dibatalkan',
  },
  seat_not_moved: { status: 409, message: 'Jadwal webinar ini tidak berubah, jadi kursinya tidak bisa dikembalikan' },
  give_back_over: { status: 409, message: 'Batas waktu untuk mengembalikan kursi ini sudah lewat' },
  seat_attended: { status: 409, message: 'Kamu sudah hadir di webinar ini, jadi kursinya tidak bisa dikembalikan' },
  seat_given_back: { status: 409, message: 'Kursi ini sudah kamu kembalikan' },
  mitra_not_verified: {
    status: 409,
    message: 'Kelas bisa diajukan setelah pendaftaran mitramu kami setujui, biasanya dua hari kerja',
  },
  mitra_application_pending: {
    status: 409,
    message: 'Pendaftaranmu sedang kami tinjau. Kami kabari lewat email begitu selesai.',
  },
  mitra_question_open: { status: 409, message: 'Pendaftar ini belum menjawab pertanyaan sebelumnya' },
  mitra_question_missing: { status: 409, message: 'Tidak ada pertanyaan yang menunggu jawabanmu' },
  mitra_already_owned: { status: 409, message: 'Kamu sudah punya mitra. Kelola kelasnya dari dashboard.' },
  already_invited: { status: 409, message: 'Orang ini sudah diundang. Kirim ulang saja undangannya.' },
  already_member: { status: 409, message: 'Orang ini sudah anggota mitra, jadi tidak perlu diundang' },
  invitation_of_another: { status: 409, message: 'Undangan ini untuk alamat email lain. Masuk dengan akun itu dulu.' },
  invitation_answered: { status: 409, message: 'Undangan ini sudah dijawab' },
  invitation_expired: { status: 409, message: 'Undangan ini sudah kedaluwarsa. Minta pengundangnya mengirim ulang.' },
  nobody_to_remind: {
    status: 409,
    message: 'Semua yang berhenti di materi ini sudah diingatkan, atau sudah belajar lagi',
  },
  owner_only: { status: 409, message: 'Hanya pemilik mitra yang bisa mengatur anggota' },
  ...securityErrors,
  last_owner: { status: 409, message: 'Mitra perlu paling sedikit satu pemilik. Jadikan anggota lain pemilik dulu.' },
  mitra_not_awaiting_review: { status: 409, message: 'Mitra ini tidak sedang menunggu tinjauan' },

  too_many_tickets: { status: 409, message: 'Satu webinar paling banyak punya 20 jenis tiket' },
  ticket_has_orders: { status: 409, message: 'Tiket ini sudah pernah dipesan. Hentikan saja penjualannya.' },
  quota_below_taken: { status: 409, message: 'Kuota tidak bisa di bawah jumlah yang sudah terjual atau dipesan' },

  cart_item_exists: { status: 409, message: 'Kelas sudah ada di keranjang' },
  class_already_owned: { status: 409, message: 'Kamu sudah memiliki kelas ini' },
  class_disputed: {
    status: 409,
    message:
      'Kelas ini sudah ada di pesananmu yang pembayarannya sedang dalam sengketa. Tunggu hasilnya dulu: kalau selesai, kelasnya terbuka lagi.',
  },
  bundle_already_owned: { status: 409, message: 'Kamu sudah memiliki semua kelas di paket ini' },
  wishlist_full: { status: 409, message: 'Daftar simpananmu penuh (200). Hapus beberapa dulu, ya.' },
  own_class: { status: 409, message: 'Ini kelas milik mitramu sendiri' },
  class_not_for_sale: { status: 409, message: 'Kelas ini sedang tidak dijual' },
  bundle_not_for_sale: { status: 409, message: 'Paket ini sedang tidak dijual' },
  bundle_lacks_class: { status: 409, message: bundleLacksClass },
  checkout_empty: { status: 422, message: 'Pilih paling sedikit satu kelas' },
  checkout_overlap: {
    status: 409,
    message:
      'Ada kelas yang terpilih dua kali: sendiri dan di dalam bundling, atau di dua bundling. Lepaskan salah satunya.',
  },
  ticket_sold_out: { status: 409, message: 'Tiket ini sudah habis. Kamu bisa ikut daftar tunggunya.' },
  ticket_available: { status: 409, message: 'Tiket ini masih tersedia. Langsung pesan saja.' },
  ticket_not_enough: { status: 409, message: 'Sisa tiket tidak cukup untuk jumlah itu' },
  ticket_not_open: { status: 409, message: 'Tiket ini belum mulai dijual' },
  ticket_sale_ended: { status: 409, message: 'Penjualan tiket ini sudah ditutup' },
  webinar_over: { status: 409, message: 'Webinar ini sudah selesai' },
  ticket_limit: { status: 409, message: 'Jumlah tiket ini melebihi batas untuk tiap orang' },
  ticket_needs_seat: {
    status: 409,
    message: 'Tiket tambahan hanya untuk yang punya tiket reguler. Pilih tiket regulernya juga.',
  },
  one_seat_each: { status: 409, message: 'Satu orang cukup satu kursi. Pilih satu tiket reguler saja.' },
  ...voucherErrors,
  order_pending_exists: {
    status: 409,
    message: 'Kelas ini ada di pesanan lain yang menunggu pembayaran. Selesaikan atau batalkan dulu.',
  },
  too_many_pending_orders: {
    status: 409,
    message: 'Kamu punya 3 pesanan yang menunggu pembayaran. Selesaikan atau batalkan salah satu.',
  },
  price_changed: { status: 409, message: 'Harganya baru saja berubah. Periksa lagi totalnya sebelum lanjut.' },
  order_not_pending: { status: 409, message: 'Pesanan ini tidak lagi menunggu pembayaran' },
  payment_in_review: {
    status: 409,
    message:
      'Pembayaranmu sedang diperiksa penyedia pembayaran, jadi pesanan ini belum bisa dibatalkan. Tunggu hasilnya dulu, ya.',
  },
  ...legalErrors,
  ...refundErrors,
  ...payoutErrors,
  ...systemErrors,
  ...personErrors,
  ...abuseErrors,
  ...suspensionErrors,
  payment_unavailable: {
    status: 503,
    message: 'Penyedia pembayaran sedang tidak bisa dihubungi. Pesananmu aman, coba lagi sebentar lagi.',
  },

  ...mediaErrors,

  lesson_locked: { status: 409, message: 'Selesaikan materi sebelumnya untuk membuka materi ini' },
  lesson_not_finished: { status: 409, message: 'Selesaikan materi ini dulu' },
  action_not_allowed: { status: 409, message: 'Materi ini tidak diselesaikan dengan cara itu' },

  ...quizErrors,

  ...submissionErrors,
  too_many_notes: { status: 409, message: 'Catatanmu di kelas ini sudah 500. Hapus yang tidak dipakai dulu.' },
  canned_answers_full: { status: 409, message: 'Jawaban siap pakai sudah 100. Hapus yang tidak dipakai dulu.' },
  too_many_snippets: { status: 409, message: 'Komentar tersimpanmu sudah 50. Hapus yang tidak dipakai dulu.' },

  review_too_early: { status: 409, message: 'Pelajari dulu paling sedikit 20% kelas ini, lalu ceritakan pendapatmu' },
  review_taken_down: { status: 409, message: 'Ulasan ini sudah kami turunkan, jadi tidak bisa diubah lagi' },

  ...campaignErrors,
  ...apiKeyErrors,
  ...webhookErrors,
  ...giftErrors,
  ...ltiErrors,
  ...transferErrors,
  ...certificateErrors,
  invoice_address_expired: {
    status: 410,
    message: 'Tautan invoice ini sudah kedaluwarsa. Unduh lagi dari riwayat transaksimu.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
