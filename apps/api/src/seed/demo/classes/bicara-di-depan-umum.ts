import { lesson, list, one, quiz, section, welcome, wrong, type DemoClass } from '../demo-class.ts';

export const bicaraDiDepanUmum: DemoClass = {
  title: 'Bicara di Depan Umum Tanpa Gugup',
  format: 'self-paced',
  topic: 'pengembangan-diri',
  mitra: 'ruang-redaksi',
  cover: 'diri-1',
  price: 99_000,
  description:
    'Mengelola gugup, menyusun pesan yang mudah diingat, dan menjawab pertanyaan sulit di rapat, kelas, atau panggung.',
  requirements: ['Ponsel untuk merekam latihanmu'],
  about: [
    'Gugup tidak hilang karena disuruh tenang. Ia mengecil ketika kamu tahu apa yang akan dikatakan, dan tubuhmu sudah pernah melakukannya.',
    'Kelas ini memadukan latihan napas, cara menyusun pesan, dan kebiasaan penyiar yang setiap hari bicara kepada ribuan orang.',
  ],
  sections: [
    section(
      'Tenang dulu',
      welcome,
      lesson(
        'Dari mana datangnya gugup',
        'Jantung berdebar, tangan dingin, mulut kering: tubuhmu menyiapkan tenaga untuk sesuatu yang penting. Penyiar berpengalaman merasakannya juga. Bedanya, mereka menyebutnya siap, bukan takut.',
        'Coba napas kotak: tarik empat hitungan, tahan empat, lepas empat, tahan empat. Ulangi lima kali di balik pintu sebelum masuk ruangan.',
      ),
      lesson(
        'Berlatih dengan cara yang benar',
        'Membaca teks dalam hati bukan latihan. Berdirilah, bicaralah dengan suara penuh, dan rekam. Tonton sekali tanpa suara untuk melihat tubuhmu, lalu dengarkan sekali tanpa gambar.',
        'Latih pembuka dan penutup sampai hafal. Bagian tengah cukup kamu kuasai urutannya, supaya tetap terdengar seperti bicara.',
      ),
    ),
    section(
      'Pesan yang diingat',
      lesson(
        'Satu pesan, tiga alasan',
        'Kalau pendengar hanya mengingat satu kalimat besok pagi, kalimat apa itu? Tulis dulu kalimat itu. Lalu pilih tiga alasan, contoh, atau cerita yang menopangnya.',
        list(
          'Tiga cukup banyak untuk terasa lengkap.',
          'Tiga cukup sedikit untuk diingat tanpa catatan.',
          'Yang keempat hampir selalu yang terlemah.',
        ),
      ),
      lesson(
        'Menjawab pertanyaan sulit',
        'Ulangi pertanyaannya dengan kata-katamu. Kamu mendapat waktu berpikir, dan penanya merasa didengar. Jawab yang kamu tahu, dan katakan terus terang yang tidak kamu tahu.',
        'Untuk pertanyaan yang menyerang, pisahkan nada dari isinya. Jawab isinya saja, dengan kalimat pendek, lalu alihkan pandangan ke pendengar lain.',
      ),
      quiz(
        'Kuis: bicara',
        one(
          'Bagian mana yang sebaiknya dihafal?',
          'Pembuka dan penutup',
          ['Semuanya', 'Bagian tengah', 'Tidak ada'],
          'Bagian tengah cukup dikuasai urutannya supaya terdengar seperti bicara.',
        ),
        one(
          'Berapa alasan yang ideal untuk menopang satu pesan?',
          'Tiga',
          ['Satu', 'Tujuh', 'Sepuluh'],
          'Cukup untuk terasa lengkap, cukup sedikit untuk diingat.',
        ),
        wrong('Pembicara berpengalaman tidak pernah gugup.', 'Mereka gugup juga, dan menyebutnya siap.'),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 33, participants: 43 },
};
