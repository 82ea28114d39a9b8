import { dice, pick } from './dice.ts';

/** What people write, by the stars they give. Some give stars and say nothing. */
const words: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Penjelasannya runtut dan contohnya dekat dengan keseharian. Langsung saya pakai minggu ini.',
    'Bahasanya enak, tidak menggurui. Lembar kerjanya saya cetak dan tempel di meja.',
    'Pendek-pendek, jadi bisa diselesaikan di sela kerja. Kuisnya bikin mikir, bukan hafalan.',
    'Awalnya ragu karena sudah sering ikut kelas serupa, ternyata banyak hal baru.',
    'Pengajarnya rajin menjawab di diskusi. Pertanyaan saya dibalas besoknya.',
    'Terbaik untuk pemula. Setiap materi ada latihannya, jadi tidak cuma baca.',
    'Saya ajak dua teman kantor ikut juga. Sekarang kami punya bahasa yang sama.',
    'Isinya padat, tidak ada yang diulur-ulur. Terima kasih!',
    'Bagian latihannya paling berguna. Hasilnya sudah saya tunjukkan ke atasan dan dipakai.',
    'Senang karena contohnya dari Indonesia semua, bukan terjemahan.',
    'Sudah selesai dan sertifikatnya langsung bisa diunduh. Mantap.',
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
  2: ['Terlalu dasar untuk saya. Mungkin deskripsinya perlu diperjelas.', 'Kurang contoh, jadi saya harus mencari sendiri di tempat lain.'],
  1: ['Tidak sesuai dengan yang saya cari.'],
};

/** A class's mood moves its stars: most are liked, a few less. */
export function reviewOf(slug: string, email: string) {
  const mood = 0.42 + 0.42 * dice('mood', slug);
  const luck = dice('stars', slug, email);
  const rating = luck < mood ? 5 : luck < mood + (1 - mood) * 0.66 ? 4 : luck < mood + (1 - mood) * 0.9 ? 3 : luck < mood + (1 - mood) * 0.97 ? 2 : 1;
  const content = dice('silent', slug, email) < 0.28 ? '' : pick(words[rating]!, 'words', slug, email);
  return { rating, content };
}
