/** Errors of quizzes and of the question bank. */
export const quizErrors = {
  question_edited_elsewhere: {
    status: 409,
    message: 'Soal ini baru saja diubah di tempat lain. Muat ulang untuk melihat versi terbaru.',
  },
  question_bank_full: { status: 409, message: 'Bank soalmu sudah penuh. Hapus dulu soal yang tidak dipakai.' },
  quiz_without_questions: { status: 409, message: 'Kuis ini belum punya soal. Coba lagi nanti, ya.' },
  attempts_left: { status: 409, message: 'Peserta ini masih punya percobaan' },
  attempts_used_up: { status: 409, message: 'Kesempatanmu mengerjakan kuis ini sudah habis' },
  attempt_awaiting: { status: 409, message: 'Percobaanmu yang terakhir masih menunggu dinilai' },
  attempt_too_soon: { status: 409, message: 'Percobaan berikutnya belum dibuka. Tunggu sebentar lagi, ya.' },
  attempt_submitted: { status: 409, message: 'Jawaban kuis ini sudah dikumpulkan' },
  attempt_time_up: { status: 409, message: 'Waktunya habis. Jawaban yang sudah tersimpan kami kumpulkan.' },
} as const;
