import { lesson, list, one, quiz, right, section, welcome, type DemoClass } from '../demo-class.ts';

export const wawancara: DemoClass = {
  title: 'Wawancara yang Membuka Cerita',
  format: 'self-paced',
  topic: 'jurnalistik-menulis',
  mitra: 'ruang-redaksi',
  cover: 'jurnalistik-2',
  price: 149_000,
  description:
    'Menyiapkan pertanyaan, membangun kepercayaan, dan menggali cerita dari narasumber yang pemalu, sibuk, atau enggan bicara.',
  requirements: ['Ponsel dengan perekam suara', 'Satu orang yang mau kamu wawancarai untuk latihan'],
  about: [
    'Wawancara bukan daftar pertanyaan yang dibacakan. Ia percakapan yang kamu arahkan dengan halus, kepada orang yang belum tentu percaya kepadamu.',
    'Kelas ini disusun dari pengalaman redaktur yang mewawancarai petani, pejabat, penyintas bencana, dan pesohor. Setiap materi ditutup dengan latihan yang bisa langsung kamu coba.',
  ],
  sections: [
    section(
      'Sebelum bertemu',
      welcome,
      lesson(
        'Riset secukupnya',
        'Riset memberimu dua hal: kamu tidak menanyakan yang sudah tertulis di mana-mana, dan narasumber merasa waktunya dihargai. Baca tiga wawancara sebelumnya, lalu catat pertanyaan yang tidak pernah dijawab tuntas.',
        'Berhenti ketika kamu mulai merasa tahu jawabannya. Pewawancara yang terlalu yakin hanya mencari pembenaran.',
      ),
      lesson(
        'Menyusun pertanyaan',
        'Tulis satu kalimat: apa yang harus kamu bawa pulang dari pertemuan ini? Semua pertanyaan berangkat dari kalimat itu.',
        list(
          'Mulai dengan yang mudah dan faktual.',
          'Simpan yang berat untuk tengah, ketika kepercayaan sudah ada.',
          'Siapkan satu pertanyaan penutup: <em>apa yang belum saya tanyakan, padahal penting?</em>',
        ),
        'Pertanyaan yang baik pendek. Kalau perlu dua tarikan napas untuk membacanya, pecah menjadi dua.',
      ),
    ),
    section(
      'Di depan narasumber',
      lesson(
        'Lima menit pertama',
        'Jelaskan siapa kamu, untuk apa wawancara ini, dan di mana akan terbit. Minta izin merekam sebelum menyalakan alat, lalu letakkan alat itu di tempat yang terlihat.',
        'Percakapan ringan bukan basa-basi. Dari situ kamu mendengar kecepatan bicara seseorang, kata yang ia suka, dan hal yang ia hindari.',
      ),
      lesson(
        'Diam adalah pertanyaan',
        'Setelah sebuah jawaban, hitung sampai tiga dalam hati. Kebanyakan orang tidak tahan dengan jeda dan akan menambahkan sesuatu. Tambahan itulah yang sering menjadi kutipan terbaik.',
        'Kalau jawabannya mengambang, minta contoh: <em>kapan terakhir kali itu terjadi?</em> Peristiwa yang nyata lebih sulit dipoles daripada pendapat.',
        'Latihan: rekam percakapan sepuluh menit dengan temanmu. Hitung berapa kali kamu memotong kalimatnya.',
      ),
      lesson(
        'Menutup dengan baik',
        'Ulangi hal-hal yang kamu anggap penting dan biarkan narasumber membetulkannya. Tanyakan cara menghubunginya kembali, dan kapan ia bisa menjawab pertanyaan susulan.',
        'Tulis kesanmu dalam satu jam pertama: raut muka, suasana, benda di meja. Rekaman menyimpan kata, bukan ruangan.',
      ),
      quiz(
        'Kuis: wawancara',
        one(
          'Kapan izin merekam diminta?',
          'Sebelum alat dinyalakan',
          ['Setelah selesai', 'Kalau ditanya', 'Tidak perlu'],
          'Izin diminta di awal, dan alatnya diletakkan di tempat yang terlihat.',
        ),
        one(
          'Narasumber menjawab mengambang. Apa yang paling membantu?',
          'Meminta contoh kejadian terakhir',
          ['Mengulang pertanyaan lebih keras', 'Pindah topik', 'Menebak jawabannya'],
          'Peristiwa nyata lebih sulit dipoles daripada pendapat.',
        ),
        right(
          'Diam beberapa detik setelah jawaban sering menghasilkan kutipan terbaik.',
          'Orang cenderung mengisi jeda dengan hal yang jujur.',
        ),
      ),
    ),
  ],
  state: { kind: 'published', daysAgo: 48, participants: 20 },
};
