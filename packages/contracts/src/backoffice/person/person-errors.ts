/** Errors of the calls about a person. */
export const personErrors = {
  person_is_staff: { status: 409, message: 'Ini akun staf. Hanya admin yang bisa mengubahnya dari sini.' },
  person_is_self: { status: 409, message: 'Ini akunmu sendiri. Ubah lewat Pengaturan.' },
  person_deactivated: {
    status: 409,
    message: 'Akun ini dinonaktifkan. Yang bisa dilakukan hanya mengirim ulang tautan pemulihannya.',
  },
  person_locked: { status: 409, message: 'Akun ini sudah dikunci' },
  person_not_locked: { status: 409, message: 'Akun ini tidak dikunci' },
  mail_not_repeatable: { status: 409, message: 'Email ini tidak bisa dikirim ulang' },
  mail_not_needed: { status: 409, message: 'Tautan di email ini sudah dipakai, atau tidak diperlukan lagi' },
  mail_just_repeated: { status: 409, message: 'Email ini baru saja dikirim ulang. Tunggu beberapa menit.' },
} as const;
