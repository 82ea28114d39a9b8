/** Practice submissions of the demo's learners. */
export const practiceTexts: readonly string[] = [
  'Saya mengerjakannya dua malam. Malam pertama hasilnya mirip contoh, jadi saya ulang dengan bahan dari tempat kerja sendiri.\n\nYang berjalan: urutannya jelas dan saya tidak perlu menebak langkah berikutnya. Yang belum: bagian akhirnya masih terburu-buru. Minggu depan saya mulai dari bagian itu.',
  'Percobaan pertama gagal karena saya melewatkan langkah yang kelihatannya sepele. Setelah diulang dari awal, hasilnya jauh lebih rapi.\n\nPertanyaan saya: kapan sebaiknya berhenti memperbaiki dan menganggap selesai?',
  'Saya coba bersama rekan kerja. Dia tidak ikut kelas ini, jadi pertanyaannya jujur: “Ini untuk siapa?” Dari situ saya membuang hampir separuh, dan sisanya justru lebih kuat.\n\nLampiran tidak saya sertakan karena datanya milik kantor, tetapi langkahnya saya tulis lengkap di bawah ini: mulai dari yang paling sering dipakai, periksa satu kali, baru lanjut.',
  'Hasil saya ringkas dalam tiga bagian.\n\n1. Keadaan sebelum: semuanya saya kerjakan dari ingatan, jadi berbeda setiap minggu.\n2. Yang saya ubah: satu catatan pendek dan satu waktu tetap.\n3. Keadaan sesudah: selesai lebih cepat, dan orang rumah ikut paham.\n\nYang akan saya ubah lagi adalah waktunya. Pagi ternyata lebih baik.',
  'Jujur, saya kira ini mudah. Ternyata bagian tersulit adalah memilih satu hal saja. Saya menulis tujuh, mencoret lima, lalu bertengkar dengan diri sendiri soal dua yang tersisa.\n\nYang saya pilih akhirnya yang paling membantu orang lain, bukan yang paling saya sukai.',
  'Saya mengerjakannya untuk usaha kakak saya di Sidoarjo. Ia setuju dicoba selama seminggu. Tiga hari pertama berantakan, sisanya mulai terasa.\n\nCatatan: pelanggan tidak peduli caranya, mereka peduli hasilnya. Itu pelajaran terbesar untuk saya.',
];

/** Feedback of teachers to those who passed. */
export const practiceFeedback: readonly string[] = [
  'Rapi dan jujur. Bagian yang kamu sebut belum selesai justru bagian yang paling menarik. Coba teruskan dari sana.',
  'Bagus, kamu memakai bahan sendiri. Lain kali tambahkan satu angka atau kutipan supaya perubahannya kelihatan.',
  'Sudah menjawab yang diminta. Pertanyaanmu soal kapan berhenti: berhentilah ketika perbaikan berikutnya tidak lagi dirasakan orang lain.',
  'Keputusanmu membuang separuh itu tepat. Simpan yang dibuang, kadang berguna untuk tugas berikutnya.',
  'Langkahmu jelas dan bisa diulang orang lain. Itu ukuran yang baik.',
];
export const newsFeedback: readonly string[] = [
  'Lead-nya langsung ke inti, dan narasumbernya jelas. Teruskan.',
  'Rinciannya hidup karena kamu datang sendiri. Angkanya sudah bisa ditelusuri. Bagus.',
  'Paragraf keduamu membuktikan lead, dan itu jarang. Periksa lagi ejaan nama narasumber sebelum terbit.',
];
