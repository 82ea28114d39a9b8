import { matchesIn } from './document.ts';
import { onEach, remark, type Rule } from './remarks.ts';

const longest = { headlineWords: 12, sentenceWords: 35, leadWords: 60 };
const fewestWords = 8;

/** Openings that delay what happened. */
const slowOpening =
  /^(?:pada (?:hari|tanggal|tahun|bulan)|bertempat|dalam rangka|dalam upaya|seperti (?:yang )?(?:kita )?(?:di)?ketahui|sebagaimana|di era|di zaman|dewasa ini|akhir-akhir ini|telah|bahwa|pernahkah|tahukah|siapa (?:yang )?tidak|sudah bukan rahasia)\b/giu;

export const headline: Rule = ({ headline: title, paragraphs }) => {
  if (title.text === '') return paragraphs.length > 0 ? [remark('lead', 'Judulnya belum ditulis.')] : [];
  const words = title.text.split(/\s+/);
  const isShouted = words.length > 2 && title.text === title.text.toUpperCase();
  return [
    ...(words.length > longest.headlineWords
      ? [remark('lead', `Judul ini ${words.length} kata. Paling enak dibaca sampai ${longest.headlineWords}.`, title)]
      : []),
    ...(isShouted
      ? [remark('lead', 'Judul ditulis dengan huruf kapital semua. Cukup di awal kata-kata pentingnya.', title)]
      : []),
    ...(title.text.endsWith('.') ? [remark('lead', 'Judul berita tidak diakhiri titik.', title)] : []),
  ];
};

export const lead: Rule = ({ lead: opening, isQuoted }) => {
  const first = opening?.sentences[0];
  if (!opening || !first)
    return [remark('lead', 'Belum ada isi. Mulai dari lead: siapa melakukan apa, kapan, di mana.')];
  const words = opening.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const slow = matchesIn(first, slowOpening);
  return [
    ...(first.words.length > longest.sentenceWords
      ? [
          remark(
            'lead',
            `Kalimat pertama lead ${first.words.length} kata. Usahakan paling banyak ${longest.sentenceWords}, dan pindahkan rinciannya ke kalimat berikut.`,
            first,
          ),
        ]
      : words > longest.leadWords
        ? [
            remark(
              'lead',
              `Lead ini ${words} kata. Cukup inti peristiwanya, paling banyak ${longest.leadWords}.`,
              opening,
            ),
          ]
        : []),
    ...(words < fewestWords
      ? [remark('lead', `Lead ini hanya ${words} kata, belum cukup untuk inti peristiwanya.`, opening)]
      : []),
    ...onEach(
      'lead',
      slow,
      ({ text }) => `Lead dibuka dengan “${text}”. Mulai dari yang terpenting: siapa melakukan apa.`,
    ),
    ...(slow.length === 0 && isQuoted(first.start)
      ? [remark('lead', 'Lead dibuka dengan kutipan. Ceritakan dulu peristiwanya, baru kutip orangnya.', first)]
      : []),
    ...(first.text.endsWith('?')
      ? [remark('lead', 'Lead berupa pertanyaan. Berita langsung memberi jawabannya.', first)]
      : []),
  ];
};
