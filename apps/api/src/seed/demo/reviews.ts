import { classReviews } from './class-reviews.ts';
import { dice, shuffled } from './dice.ts';

/** Review texts, by the number of stars. Some reviews have stars and no text. */
const words: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Penjelasannya runtut dan contohnya dekat dengan keseharian. Langsung terpakai.',
    'Bahasanya enak, tidak menggurui. Lembar kerjanya saya tempel di meja.',
    'Pendek-pendek, jadi selesai di sela kerja. Kuisnya bikin mikir, bukan hafalan.',
    'Awalnya ragu karena sudah sering ikut kelas serupa, ternyata banyak hal baru.',
    'Pengajarnya rajin menjawab di diskusi. Pertanyaan saya dibalas besoknya.',
    'Terbaik untuk pemula. Setiap materi ada latihannya, jadi tidak cuma baca.',
    'Saya ajak dua teman kantor ikut juga. Sekarang kami punya bahasa yang sama.',
    'Isinya padat, tidak ada yang diulur-ulur. Terima kasih!',
    'Bagian latihannya paling berguna. Hasilnya langsung dipakai di kantor.',
    'Senang karena contohnya dari Indonesia semua, bukan terjemahan.',
    'Suka sekali dengan gaya bertuturnya. Terasa ditemani, bukan diceramahi.',
  ],
  4: [
    'Bagus dan praktis. Kalau bisa videonya diperbanyak.',
    'Materinya jelas, hanya saja bagian akhir terasa agak cepat.',
    'Sesuai harapan. Akan lebih lengkap kalau ada contoh untuk daerah saya.',
    'Enak diikuti lewat ponsel. Kuisnya mungkin bisa ditambah.',
    'Banyak yang bisa langsung dicoba. Ingin ada kelas lanjutannya.',
    'Cukup lengkap untuk harganya. Diskusinya juga aktif.',
    'Penjelasan bagus, beberapa istilah sebaiknya diberi catatan.',
  ],
  3: [
    'Lumayan untuk pengantar, tapi saya berharap lebih dalam.',
    'Isinya bagus, sayangnya beberapa bagian sudah saya ketahui.',
    'Cukup. Latihannya agak sulit kalau dikerjakan sendirian.',
    'Materinya baik, temponya kurang cocok untuk saya.',
  ],
  2: [
    'Terlalu dasar untuk saya. Mungkin deskripsinya perlu diperjelas.',
    'Kurang contoh, jadi saya harus mencari sendiri di tempat lain.',
  ],
  1: ['Tidak sesuai dengan yang saya cari.'],
};

/**
 * Reviews that only fit one topic; five stars, all of them. Each is used for one class, so that nobody reads it twice.
 */
const praises: Readonly<Record<string, readonly string[]>> = {
  'jurnalistik-menulis': [
    'Tulisan saya akhirnya dimuat setelah tiga kali ditolak. Bagian menyuntingnya yang paling mengubah.',
    'Contoh-contohnya dari lapangan, terasa ditulis orang yang memang meliput.',
    'Sekarang kalau baca berita jadi ikut membongkar strukturnya.',
  ],
  'data-ai': [
    'Laporan bulanan yang biasanya dua hari sekarang selesai sebelum makan siang. Atasan saya sampai bertanya caranya.',
    'Baru kali ini paham kenapa, bukan cuma rumusnya apa.',
    'Contoh datanya nyata dan berantakan, persis seperti di kantor.',
  ],
  pemrograman: [
    'Dulu takut pesan kesalahan, sekarang malah dibaca dulu. Proyek pertama saya sudah dipakai teman sekantor.',
    'Langsung saya pakai untuk proyek di kantor, rekan satu tim ikut daftar.',
    'Kodenya pendek-pendek dan semuanya jalan di laptop lama saya.',
  ],
  desain: [
    'Klien saya langsung paham waktu dijelaskan dengan cara dari kelas ini.',
    'Portofolio saya jadi jauh lebih rapi setelah latihan di bagian pertama, dan dua klien baru datang dari sana.',
    'Akhirnya tahu kenapa sebuah rancangan terasa enak dilihat.',
  ],
  'bisnis-keuangan': [
    'Setelah dihitung pakai lembar kerjanya, baru ketahuan bocornya di mana. Bulan ini pertama kali ada sisa.',
    'Saya dan suami mengerjakannya berdua, obrolannya jadi jauh lebih enak.',
    'Bahasanya bukan bahasa bank. Terima kasih.',
  ],
  'pemasaran-digital': [
    'Minggu kedua sudah ada pesanan dari konten yang dibuat di kelas. Sekarang saya tahu apa yang harus diulang.',
    'Biaya iklan turun karena tahu mana yang harus dihentikan.',
    'Cocok untuk yang jualan sendiri tanpa tim.',
  ],
  'foto-video': [
    'Cuma pindah dua langkah dari jendela, hasilnya beda jauh.',
    'Toko saya dapat komentar fotonya naik kelas, padahal tetap pakai ponsel yang sama. Rahasianya ternyata cahaya.',
    'Latihan tiga sudutnya saya pakai setiap hari.',
  ],
  bahasa: [
    'Rapat kemarin pertama kalinya saya berani menyela, dan usul saya malah dicatat. Terima kasih!',
    'Mertua saya sampai menoleh waktu saya jawab dengan benar.',
    'Lima belas menit sehari ternyata cukup, asal setiap hari.',
  ],
  'pengembangan-diri': [
    'Sudah tiga minggu memakai caranya, dan belum bosan.',
    'Diterima kerja di tempat yang saya incar. Latihan menyusun cerita di kelas ini membantu sekali waktu wawancara.',
    'Sederhana, tidak ada jargon motivasi.',
  ],
  'kuliner-umkm': [
    'Harga saya naikkan sedikit dan tidak ada pelanggan yang pergi.',
    'Resepnya berhasil sejak percobaan kedua karena takarannya jelas. Sekarang tetangga mulai memesan tiap akhir pekan.',
    'Akhirnya tahu urutan mengurus izinnya.',
  ],
  'pendidikan-pengajaran': [
    'Murid saya yang biasanya diam sekarang angkat tangan duluan. Caranya bertanya saya pakai di setiap kelas.',
    'Saya bagikan ke rekan-rekan di KKG, semuanya mencoba.',
    'Anak saya sekarang yang menagih dibacakan.',
  ],
  'teknologi-informasi': [
    'Hari pertama kerja jadi tidak panik melihat terminal.',
    'Rencana satu halamannya langsung kami cetak dan tempel di kantor.',
    'Penjelasan soal cadangannya membuat saya mencoba memulihkan, dan ternyata gagal. Untung sekarang tahunya.',
  ],
};

/** The classes of a topic use its praises one by one. */
const praiseOf = (topic: string, place: number) => praises[topic]!.slice(place, place + 1);

interface ReviewedClass {
  readonly title: string;
  readonly topic: string;
  readonly place: number;
}
interface ReviewText {
  readonly content: string;
  /** The mitra's own answer to this text. */
  readonly answer?: string;
}

/** Texts of a class by stars: its own, or those that fit any class of its topic. */
function textsOf({ title, topic, place }: ReviewedClass, slug: string): Map<number, ReviewText[]> {
  const own = classReviews[title];
  const choices = own ?? Object.fromEntries(Object.entries(words).map(([rating, texts]) => [rating, texts.map(plain)]));
  return new Map(
    Object.entries(choices).map(([rating, texts]) => [
      Number(rating),
      shuffled([...texts, ...(rating === '5' && !own ? praiseOf(topic, place).map(plain) : [])], 'words', slug, rating),
    ]),
  );
}
const plain = (content: string): ReviewText => ({ content });

/**
 * Stars for each of a class's reviewers, and texts of which none repeats. A class's mood shifts its stars: most are
 * liked, a few less.
 */
export function reviewsOf(slug: string, reviewed: ReviewedClass, emails: readonly string[]) {
  const mood = 0.42 + 0.42 * dice('mood', slug);
  const left = textsOf(reviewed, slug);
  const isSilent = (email: string) => !classReviews[reviewed.title] && dice('silent', slug, email) < 0.28;
  return emails.map((email) => {
    const luck = dice('stars', slug, email);
    const rating =
      luck < mood
        ? 5
        : luck < mood + (1 - mood) * 0.66
          ? 4
          : luck < mood + (1 - mood) * 0.9
            ? 3
            : luck < mood + (1 - mood) * 0.97
              ? 2
              : 1;
    const { content, answer } = (!isSilent(email) && left.get(rating)?.pop()) || plain('');
    const isAnsweredAlike = !classReviews[reviewed.title];
    return {
      email,
      rating,
      content,
      answer: answer ?? (isAnsweredAlike ? answerTo({ email, slug, rating, content }) : null),
    };
  });
}

/** Reviews by participants of a webinar. */
const wordsAfterWebinars: readonly (readonly [rating: number, content: string, answer?: string])[] = [
  [
    5,
    'Saya menulis tentang Eyang dan baru sadar kalimat pertama saya selama ini tentang saya. Terima kasih, Mbak Maya.',
  ],
  [
    5,
    'Tiga contoh yang dibongkar pelan-pelan jauh lebih berguna daripada teori. Rekamannya saya putar lagi akhir pekan ini.',
    'Senang sekali. Kalau naskahmu jadi, kirim ke redaksi, ya. Kami membacanya.',
  ],
  [
    4,
    'Materinya bagus. Sesi tanya jawabnya terlalu singkat, masih banyak yang antre.',
    'Betul, kami juga merasa begitu. Bulan depan waktunya kami tambah tiga puluh menit.',
  ],
  [
    5,
    'Dibacakan paragraf pertama oleh redaktur di depan orang banyak itu menegangkan, tapi catatannya tajam dan baik hati.',
  ],
  [5, ''],
  [
    5,
    'Pembahasan tentang memeriksa cerita keluarga membuka mata. Saya menemukan dua tanggal yang keliru di naskah saya.',
  ],
  [4, 'Mulai tepat waktu, selesai tepat waktu. Suara Mas Bima sempat putus sebentar.'],
  [4, ''],
  [5, 'Datang untuk belajar menulis, pulang dengan ingin menelepon ibu.'],
  [
    3,
    'Bagus untuk pemula. Saya berharap lebih banyak tentang tokoh publik.',
    'Terima kasih masukannya. Obituari tokoh kami siapkan sebagai webinar tersendiri.',
  ],
];
export const reviewsOfWebinar = (title: string, emails: readonly string[]) =>
  shuffled(emails, 'reviews', title)
    .slice(0, wordsAfterWebinars.length)
    .map((email, index) => {
      const [rating, content, answer = null] = wordsAfterWebinars[index]!;
      return { email, rating, content, answer };
    });

/** Answers of a mitra, by the stars. Not each review with words gets one. */
const answers: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Terima kasih sudah belajar sampai selesai! Ceritakan hasilnya di diskusi, ya.',
    'Senang sekali mendengarnya. Semoga terus terpakai.',
  ],
  4: [
    'Terima kasih masukannya. Kami sedang menyiapkan contoh tambahan untuk bagian itu.',
    'Terima kasih! Sarannya kami catat untuk pembaruan kelas berikutnya.',
  ],
  3: [
    'Terima kasih sudah jujur. Boleh ceritakan di diskusi bagian mana yang kurang? Kami ingin memperbaikinya.',
    'Terima kasih masukannya. Untuk yang sudah punya dasar, bagian latihan bisa langsung dicoba lebih dulu.',
  ],
  2: ['Maaf kelas ini belum pas untukmu. Deskripsinya sudah kami perjelas, terima kasih sudah mengingatkan.'],
};
function answerTo({ email, slug, rating, content }: { email: string; slug: string; rating: number; content: string }) {
  const choices = answers[rating] ?? [];
  if (!content || choices.length === 0 || dice('answer', email, slug) > (rating < 4 ? 0.8 : 0.3)) return null;
  return choices[Math.floor(dice('answer words', email, slug) * choices.length)]!;
}
