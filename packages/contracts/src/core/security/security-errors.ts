/** Refusals of roles, of the second step of signing in, and of acts that ask for a proof again. */
export const securityErrors = {
  // Ends no session in the applications: a role may be taken away while its holder goes on with others.
  role_missing: {
    status: 403,
    message: 'Peranmu tidak membuka bagian ini. Kalau kamu memerlukannya untuk bekerja, minta admin menambah peranmu.',
  },
  confirmation_required: { status: 428, message: 'Pastikan dulu bahwa ini kamu, lalu coba lagi' },
  wrong_code: { status: 422, message: 'Kodenya salah, kedaluwarsa, atau sudah dipakai' },
  challenge_over: { status: 409, message: 'Waktunya habis, atau terlalu banyak percobaan. Mulai lagi dari awal, ya.' },
  two_step_on: { status: 409, message: 'Verifikasi dua langkahmu sudah aktif' },
  two_step_off: { status: 409, message: 'Verifikasi dua langkah akun ini tidak aktif' },
  wrong_passkey: { status: 422, message: 'Passkey ini tidak dikenali. Coba lagi, atau pakai cara lain.' },
  too_many_passkeys: { status: 409, message: 'Sudah ada sepuluh passkey. Hapus dulu satu yang tidak kamu pakai.' },
  last_second_step: {
    status: 409,
    message: 'Staf perlu verifikasi dua langkah. Tambahkan dulu passkey lain atau aplikasi autentikator.',
  },
  last_admin: {
    status: 409,
    message: 'Harus ada paling sedikit satu admin. Jadikan orang lain admin dulu.',
  },
} as const;
