import type { NewsDocument, Span } from './document.ts';
import { remark, type Rule } from './remarks.ts';

const days = 'senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad';
const months = 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember';

const when = new RegExp(
  String.raw`\b(?:${days}|\d{1,2} (?:${months})|(?:${months}) \d{4}|\d{1,2}/\d{1,2}|tahun \d{4}|kemarin|hari ini|besok|lusa|tadi (?:pagi|siang|malam)|semalam|(?:pekan|minggu|bulan|tahun|malam) (?:lalu|ini|depan)|pukul \d|sejak \p{L}+ lalu)\b`,
  'giu',
);
const places =
  'desa|kelurahan|kecamatan|kota|kabupaten|provinsi|kampung|dusun|jalan|gedung|kantor|balai|aula|sekolah|kampus|universitas|pasar|terminal|stasiun|pelabuhan|bandara|rumah|masjid|gereja|stadion|lapangan|alun-alun|taman|pantai|sungai|hutan|sawah|perairan|kawasan|wilayah|depan|halaman';
const where = new RegExp(
  String.raw`\b(?:[Dd]i|[Dd]ari|[Kk]e)\s+(?:\p{Lu}[\p{L}.]+|(?:${places})\b|(?:seluruh|sepanjang|sekitar|kedua|\p{L}+\s)?(?:${places})\b)`,
  'gu',
);
const roles =
  'presiden|menteri|gubernur|bupati|wali kota|camat|lurah|kepala|ketua|direktur|anggota|polisi|petugas|warga|petani|nelayan|pedagang|siswa|pelajar|mahasiswa|guru|dosen|dokter|perawat|buruh|pekerja|pegawai|sopir|pengemudi|penumpang|korban|tersangka|peneliti|pengunjung|penonton|atlet|pemain|pelatih|relawan|anak|ibu|pemerintah|tim|panitia|pengusaha|perusahaan|penduduk|jemaah|santri|orang';
/** A role, or a name: a capitalized word that does not open a sentence. */
const who = new RegExp(String.raw`\b(?:${roles})\b`, 'giu');
const name = /(?<=[\p{L},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;
const why =
  /\b(?:karena|sebab|lantaran|akibat|gara-gara|disebabkan|penyebab\p{L}*|dipicu|pemicu\p{L}*|agar|supaya|demi|guna|bertujuan|tujuan\p{L}*|alasan\p{L}*|menyusul|berkat|untuk me\p{L}+)\b/giu;
const how =
  /\b(?:memakai|menggunakan|dengan (?!baik|lancar|tertib|sabar|senang|itu|ini|dengan)\p{Ll}+|melalui|lewat|secara|cara\p{L}*|prosesnya|bermula|mulanya|awalnya|semula|kemudian|(?<!(?:pekan|minggu|hari|bulan|tahun|malam) )lalu|setelah itu|selanjutnya|sebelum|ketika|bergantian|bersama-sama)\b/giu;
/** A verb by its prefix, or a known verb without one. */
const what =
  /\b(?!mereka|menteri|merdeka|mengenai|melainkan|menurut|terhadap|tersebut|terutama|tertentu|berita|berbagai|berikut|dinas|direk|dinding|disku|distrik|diskon)(?:me[mnlrwy]\p{L}{3,}|meng\p{L}{2,}|ber\p{L}{3,}|ter\p{L}{4,}|di\p{L}{4,}|tewas|naik|turun|ambruk|roboh|rusak|menang|kalah|tiba|buka|tutup|lahir|gagal|jatuh|mogok|panen|hilang|lulus|raih|sita|tangkap)\b/giu;

interface Question {
  readonly name: string;
  readonly patterns: readonly RegExp[];
  readonly advice: string;
  /** True if the answer must be in the first paragraphs, or may be anywhere. */
  readonly isEarly: boolean;
}

/** Number of opening paragraphs in which a reader expects what, who, when and where. */
const early = 2;

const questions: readonly Question[] = [
  {
    name: 'apa yang terjadi',
    patterns: [what],
    advice: 'Pakai kata kerja yang jelas di lead.',
    isEarly: true,
  },
  { name: 'siapa yang terlibat', patterns: [who, name], advice: 'Sebut nama atau jabatannya.', isEarly: true },
  { name: 'kapan peristiwanya', patterns: [when], advice: 'Sebut hari dan tanggalnya.', isEarly: true },
  { name: 'di mana tempatnya', patterns: [where], advice: 'Sebut tempatnya sampai kota atau desa.', isEarly: true },
  { name: 'mengapa itu terjadi', patterns: [why], advice: 'Tulis sebab atau tujuannya.', isEarly: false },
  { name: 'bagaimana kejadiannya', patterns: [how], advice: 'Ceritakan urutan atau caranya.', isEarly: false },
];

const enoughWords = 20;

/** Checks 5W+1H, as far as words tell. A text that has hardly begun is skipped. */
export const answers: Rule = (news) => {
  const { words, lead } = news;
  if (words.length < enoughWords || !lead) return [];
  return questions.flatMap(({ patterns, isEarly, ...question }) => {
    const { paragraph, place } = firstAnswer(news, patterns);
    if (!place)
      return [remark('questions', `Belum terlihat ${question.name}. ${question.advice}`, isEarly ? lead : null)];
    if (!isEarly || paragraph < early) return [];
    return [
      remark(
        'questions',
        `Pembaca baru tahu ${question.name} di paragraf ke-${paragraph + 1}. Naikkan ke dekat lead.`,
        place,
      ),
    ];
  });
};

function firstAnswer({ paragraphs, dateline }: NewsDocument, patterns: readonly RegExp[]) {
  if (dateline && patterns.includes(where)) return { paragraph: 0, place: dateline };
  for (const [paragraph, { start, text }] of paragraphs.entries())
    for (const pattern of patterns) {
      const found = text.matchAll(pattern).next().value;
      if (found) return { paragraph, place: { start: start + found.index, text: found[0] } satisfies Span };
    }
  return { paragraph: -1, place: null };
}
