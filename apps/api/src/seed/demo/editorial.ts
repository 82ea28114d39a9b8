import { days, later } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';

const testimonies = [
  {
    name: 'Nadia Prameswari',
    role: 'Staf humas di Surabaya',
    photo: '/art/avatar-2.svg',
    content:
      'Siaran pers saya dulu jarang dilirik. Setelah kelas menulis berita, dua media memuatnya tanpa diubah. Yang paling terpakai: bab tentang lead.',
  },
  {
    name: 'Rian Saputra',
    role: 'Analis data pemula, Makassar',
    photo: '/art/avatar-6.svg',
    content:
      'Saya belajar malam hari dari ponsel, sepotong-sepotong. Tiap kali dibuka, videonya lanjut persis di detik saya tertidur.',
  },
  {
    name: 'Sri Handayani',
    role: 'Pemilik kedai di Magelang',
    photo: '/art/avatar-10.svg',
    content:
      'Untuk pertama kalinya saya tahu menu mana yang rugi. Lembar hitungnya masih saya pakai setiap tutup toko.',
  },
  {
    name: 'Maya Larasati',
    role: 'Mitra, Ruang Redaksi',
    photo: '/art/avatar-4.svg',
    content:
      'Kami menyusun kelas bertiga tanpa saling menimpa tulisan. Peserta baru melihat perubahan setelah kami siap, dan itu melegakan.',
  },
  {
    name: 'Yohanes Tukan',
    role: 'Guru SMA di Kupang',
    photo: '/art/avatar-13.svg',
    content: 'Sertifikatnya diterima dinas karena bisa dicek nomornya. Murid-murid saya malah ikut mendaftar.',
  },
  {
    name: 'Lestari Wulandari',
    role: 'Desainer lepas, Bandung',
    photo: '/art/avatar-16.svg',
    content:
      'Pengajarnya menjawab di diskusi, bukan sekali tetapi sampai saya paham. Portofolio saya sekarang isinya tugas-tugas dari kelas itu.',
  },
];

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Articles, newest first; each a week older than the one before. */
const articles = [
  {
    slug: 'belajar-dua-puluh-menit-sehari',
    title: 'Belajar dua puluh menit sehari, dan benar-benar selesai',
    summary: 'Kelas yang tidak selesai jarang soal malas. Lebih sering soal jadwal yang terlalu berani.',
    cover: '/art/motifs/diri.svg',
    body:
      paragraphs(
        'Banyak orang memulai kelas pada hari Minggu, belajar tiga jam, lalu tidak kembali. Bukan karena kelasnya buruk. Tiga jam berikutnya tidak pernah ketemu di kalender.',
        'Dua puluh menit lebih mudah dijaga. Ia muat di antara pulang kerja dan makan malam, di kereta, atau sebelum anak bangun.',
      ) +
      '<h2>Pasang di tempat yang sama</h2>' +
      paragraphs(
        'Pilih satu kebiasaan yang sudah pasti ada setiap hari, misalnya kopi pagi, lalu tempelkan belajar setelahnya. Otak lebih mudah mengingat urutan daripada jam.',
        'Berhenti di tengah materi tidak apa-apa. Besok kamu mulai dari detik yang sama, dan justru rasa belum selesai itulah yang menarikmu kembali.',
      ) +
      '<h2>Catat satu kalimat</h2>' +
      paragraphs(
        'Setiap selesai, tulis satu kalimat tentang apa yang bisa kamu pakai besok. Kalau tidak ada, ulangi bagian terakhir. Kalimat itu lebih berguna daripada rangkuman yang tidak pernah dibaca lagi.',
      ),
  },
  {
    slug: 'lead-yang-membuat-orang-terus-membaca',
    title: 'Lead yang membuat orang terus membaca',
    summary: 'Tiga pembuka yang sering dipakai redaksi, kapan memakainya, dan kapan sebaiknya jangan.',
    cover: '/art/motifs/jurnalistik.svg',
    body:
      paragraphs(
        'Pembaca memberi sebuah naskah kira-kira satu kalimat. Kalau kalimat itu memuat peristiwa, orang, dan akibatnya, ia akan memberi kalimat berikutnya.',
      ) +
      '<h2>Pembuka ringkas</h2>' +
      paragraphs(
        'Siapa melakukan apa, kapan, dan kenapa penting. Cocok untuk berita yang harus cepat dimengerti. Jangan menumpuk semua unsur 5W+1H; pilih dua yang paling menentukan.',
      ) +
      '<h2>Pembuka adegan</h2>' +
      paragraphs(
        'Mulai dari satu gerak yang bisa dilihat, lalu katakan maknanya paling lambat di kalimat ketiga. Adegan tanpa makna membuat pembaca merasa ditahan.',
      ) +
      '<h2>Pembuka angka</h2>' +
      paragraphs(
        'Satu angka yang mengejutkan, dengan pembanding yang dekat dengan pembaca. Dua angka sekaligus sudah menjadi tabel.',
      ),
  },
  {
    slug: 'menyusun-kelas-pertama',
    title: 'Menyusun kelas pertama: mulai dari satu kemampuan',
    summary:
      'Untuk pengajar yang bingung harus mulai dari mana. Jawabannya: dari yang bisa dilakukan peserta sesudahnya.',
    cover: '/art/motifs/pendidikan.svg',
    body:
      paragraphs(
        'Kelas yang baik menjawab satu pertanyaan: setelah ini, peserta bisa melakukan apa? Bukan “memahami fotografi”, melainkan “memotret produk sendiri dengan cahaya jendela”.',
        'Tulis kemampuan itu dulu. Lalu mundur: latihan terakhirnya apa, contoh apa yang perlu dilihat sebelumnya, dan istilah apa yang tidak bisa dihindari.',
      ) +
      '<h2>Satu materi, satu gagasan</h2>' +
      paragraphs(
        'Video enam menit lebih sering diselesaikan daripada video dua puluh menit. Kalau sebuah materi punya kata “dan” di judulnya, kemungkinan itu dua materi.',
        'Selipkan latihan pendek setiap dua atau tiga materi. Peserta yang mencoba sendiri bertahan jauh lebih lama daripada yang hanya menonton.',
      ),
  },
  {
    slug: 'merekam-suara-dari-kamar',
    title: 'Merekam suara yang enak didengar, dari kamar',
    summary: 'Tanpa studio dan tanpa alat mahal: tiga hal di kamarmu yang paling menentukan.',
    cover: '/art/motifs/foto.svg',
    body:
      paragraphs(
        'Suara yang jelek membuat orang berhenti lebih cepat daripada gambar yang gelap. Kabar baiknya, sebagian besar masalah suara bukan soal mikrofon.',
      ) +
      '<h2>Dekatkan mulut, bukan volume</h2>' +
      paragraphs(
        'Satu jengkal dari mulut adalah awal yang baik. Makin jauh jaraknya, makin banyak ruangan yang ikut terekam, dan itu tidak bisa dihapus belakangan.',
      ) +
      '<h2>Lemari adalah studio</h2>' +
      paragraphs(
        'Kain menyerap pantulan. Bicaralah menghadap lemari baju yang terbuka, atau gantung selimut di belakang mikrofon. Tepuk tangan sekali: kalau gemanya hilang, ruangmu sudah siap.',
      ) +
      '<h2>Dengarkan sepuluh detik pertama</h2>' +
      paragraphs(
        'Rekam sepuluh detik, dengarkan dengan earphone, baru lanjutkan. Kipas angin, kulkas, dan motor lewat lebih mudah dimatikan sekarang daripada dijelaskan nanti.',
      ),
  },
] as const;

/** Testimonials, and articles to read; only where operators have written nothing yet. */
export async function seedEditorial(db: Db, now: Date) {
  if ((await db.testimony.count()) === 0)
    await db.testimony.createMany({ data: testimonies.map((testimony, position) => ({ ...testimony, position })) });
  if ((await db.article.count()) === 0)
    await db.article.createMany({
      data: articles.map((article, index) => {
        const publishedAt = later(now, -days(7 * index + 3));
        return { ...article, publishedAt, updatedAt: publishedAt };
      }),
    });
}
