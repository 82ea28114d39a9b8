export const ltiErrors = {
  too_many_lti_platforms: {
    status: 409,
    message: 'Mitramu sudah menyambungkan 20 kampus. Cabut yang tidak dipakai dulu.',
  },
  too_many_lti_offers: { status: 409, message: 'Satu kampus bisa membuka 100 kelas. Tarik yang tidak dipakai dulu.' },
  lti_address_refused: { status: 422, message: 'Alamat kampus harus https di internet, bukan di jaringan privat' },
  lti_issuer_in_use: {
    status: 409,
    message:
      'Issuer tidak bisa diganti karena sudah ada yang masuk lewat kampus ini. Untuk LMS lain, tambah kampus baru.',
  },
  lti_revoked: { status: 409, message: 'Sambungan kampus ini sudah dicabut' },
  lti_connected: { status: 409, message: 'Kampus ini sudah tersambung' },
  lti_seats_taken: { status: 409, message: 'Kursi yang sudah terisi lebih banyak dari jumlah ini' },
  lti_roster_unavailable: { status: 409, message: 'Kampus tidak memberikan daftar nama mata kuliah ini' },
  lti_launch_over: {
    status: 404,
    message: 'Peluncuran ini sudah dipakai atau kedaluwarsa. Buka lagi kelasnya dari kampusmu.',
  },
  lti_sign_in_needed: { status: 409, message: 'Masuk dulu ke akunmu, lalu hubungkan dengan kampus' },
  lti_account_closed: {
    status: 409,
    message: 'Akun yang terhubung dengan kampus ini sudah dinonaktifkan atau dikunci.',
  },
  lti_seats_full: { status: 409, message: 'Kursi kelas ini untuk kampusmu sudah habis. Hubungi pengajarmu.' },
  lti_links_spent: {
    status: 409,
    message: 'Kampusmu sudah menghubungkan 1.000 akun dalam sehari. Coba lagi besok, atau hubungi pengajarmu.',
  },
  lti_link_is_only_way: {
    status: 409,
    message: 'Konfirmasi emailmu dulu. Sebelum itu, kampus ini satu-satunya jalan masuk ke akunmu.',
  },
  lti_class_not_open: { status: 409, message: 'Kelas ini sedang tidak bisa diikuti. Hubungi pengajarmu.' },
} as const;
