/** Refusals of handing work in, and of grading it. */
export const submissionErrors = {
  submission_not_editable: { status: 409, message: 'Tugas ini sudah dikumpulkan. Tarik dulu kalau mau mengubahnya.' },
  submission_outdated: {
    status: 409,
    message: 'Draf tugas ini diubah di perangkat lain. Pilih dulu tulisan mana yang dipakai.',
  },
  submission_empty: { status: 422, message: 'Tulis jawabanmu atau lampirkan berkas dulu' },
  submission_too_late: { status: 409, message: 'Tenggat tugas ini sudah lewat, jadi tidak bisa dikumpulkan lagi' },
  submission_attempts_used_up: { status: 409, message: 'Kesempatanmu mengerjakan tugas ini sudah habis' },
  submission_not_withdrawable: { status: 409, message: 'Tugas ini sudah mulai dinilai, jadi tidak bisa ditarik' },
  submission_claimed: { status: 409, message: 'Tugas ini sedang dinilai oleh pengajar lain' },
  submission_not_waiting: {
    status: 409,
    message: 'Tugas ini sudah tidak menunggu penilaian. Muat ulang untuk melihatnya.',
  },
  submission_not_claimed: { status: 409, message: 'Ambil tugas ini dulu, baru nilai' },
  submission_grade_stays: { status: 409, message: 'Tugas yang sudah lulus tidak bisa dibatalkan kelulusannya' },
} as const;
