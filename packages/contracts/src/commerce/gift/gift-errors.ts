export const giftErrors = {
  person_unknown: {
    status: 409,
    message:
      'Belum ada akun dengan alamat email ini, atau alamatnya belum dikonfirmasi. Minta orangnya mendaftar dulu.',
  },
  person_has_class: { status: 409, message: 'Orang ini sudah punya kelas ini' },
  person_in_team: { status: 409, message: 'Orang ini anggota mitramu, jadi tidak bisa menjadi peserta kelas ini' },
} as const;
