import type { RemarkTopic } from '@sinau/contracts/study/assistant/assistant.rules';
import { describe, expect, test } from 'vitest';
import { parseNews } from './document.ts';
import { headline, lead } from './lead.ts';
import { length } from './length.ts';
import { numbers } from './numbers.ts';
import { answers } from './questions.ts';
import { longParagraphs, longSentences, monotony, passive, repetition } from './readability.ts';
import type { Rule, Wanted } from './remarks.ts';
import { quotations, sources } from './sources.ts';
import { abbreviations, days, distance, words } from './style.ts';

const anyLength: Wanted = { minimum: null, maximum: null };
/** Topic under which a writer finds the remarks of a rule. */
const topicOf = new Map<Rule, RemarkTopic>([
  ...[headline, lead].map((rule) => [rule, 'lead'] as const),
  [length, 'length'],
  [answers, 'questions'],
  ...[longParagraphs, longSentences, monotony, passive, repetition].map((rule) => [rule, 'readability'] as const),
  ...[numbers, quotations, sources, words, days, distance, abbreviations].map((rule) => [rule, 'style'] as const),
]);
/** Remarks of a rule on a text below a headline: each message, and the passage that it is about. */
const remarksOf = (rule: Rule, body: string, { title = 'Judul Berita', wanted = anyLength } = {}) => {
  const content = `${title}\n\n${body}`;
  return rule(parseNews(content), wanted).map(({ topic, message, passage }) => {
    expect(topic).toBe(topicOf.get(rule));
    if (passage) expect(content.slice(passage.start, passage.start + passage.text.length)).toBe(passage.text);
    return [message, passage?.text ?? null];
  });
};
const passagesOf = (rule: Rule, body: string) => remarksOf(rule, body).map(([, passage]) => passage);
/** Text of this many different words, and a full stop. */
const wordy = (count: number, word = 'kata') =>
  `${Array.from({ length: count }, (_, index) => `${word}${String.fromCharCode(97 + (index % 26))}`).join(' ')}.`;

describe('a text is read as', () => {
  const read = (content: string) => {
    const { dateline, paragraphs } = parseNews(content);
    return [dateline?.text ?? null, ...paragraphs.map(({ sentences }) => sentences.map(({ text }) => text))];
  };

  test.each([
    ['Judul\n\nSatu. Dua! Tiga? Empat… Lima.', [null, ['Satu.', 'Dua!', 'Tiga?', 'Empat…', 'Lima.']]],
    ['Judul\n\n  Satu.  \n\n \n Dua tanpa titik ', [null, ['Satu.'], ['Dua tanpa titik']]],
    ['Judul\n\n“Ayo!” kata Sari. “Baik.” Ia pergi.', [null, ['“Ayo!” kata Sari.', '“Baik.”', 'Ia pergi.']]],
    ['Judul\n\n“Ayo!”  kata Sari.', [null, ['“Ayo!”  kata Sari.']]],
    ['Judul\n\nPanggil dr! Ia dari BNPB. Ya.', [null, ['Panggil dr!', 'Ia dari BNPB.', 'Ya.']]],
    ['Judul\n\nMenurut K.H.A. Dahlan. Ya.', [null, ['Menurut K.H.A. Dahlan.', 'Ya.']]],
    ['Judul\n\n(Satu.) Dua.) Tiga.', [null, ['(Satu.)', 'Dua.)', 'Tiga.']]],
    [
      'Judul\n\nMenurut dr. Wijaya, S. Hadi dan P.T. Maju. Ya.',
      [null, ['Menurut dr. Wijaya, S. Hadi dan P.T. Maju.', 'Ya.']],
    ],
    ['Judul\n\nHarga 5. Beli 3.500 saja. Ok.', [null, ['Harga 5.', 'Beli 3.500 saja.', 'Ok.']]],
    ['Judul\n\nKUDUS, Sinau — Api padam. Ya.', ['KUDUS, Sinau — ', ['Api padam.', 'Ya.']]],
    ['Judul\n\nKUDUS — Api padam.\n\nWarga pulang ke rumah.', ['KUDUS — ', ['Api padam.'], ['Warga pulang ke rumah.']]],
    ['Judul\n\nJAKARTA - Api padam.', ['JAKARTA - ', ['Api padam.']]],
    ['Judul\n\nKudus - Api padam.', [null, ['Kudus - Api padam.']]],
    ['Judul\n\nApi padam.\n\nKUDUS — Warga pulang.', [null, ['Api padam.'], ['KUDUS — Warga pulang.']]],
    ['Judul', [null]],
    ['Judul\n\n \n', [null]],
  ])('%j', (content, expected) => {
    expect(read(content)).toEqual(expected);
  });

  test('a headline, paragraphs, words and quotations, each with its position', () => {
    const content = ' Judul Ini \n\n KUDUS — Ia berkata, “Ya, ada.” "Belum';
    const { headline: title, lead: opening, dateline, length: count, words: all, isQuoted } = parseNews(content);
    expect(title).toEqual({ start: 1, text: 'Judul Ini' });
    expect(dateline).toEqual({ start: content.indexOf('KUDUS'), text: 'KUDUS — ' });
    expect(opening).toMatchObject({ start: content.indexOf('Ia'), text: 'Ia berkata, “Ya, ada.” "Belum' });
    expect(all.map(({ text }) => text)).toEqual(['Ia', 'berkata', 'Ya', 'ada', 'Belum']);
    for (const { start, text } of all) expect(content.slice(start, start + text.length)).toBe(text);
    expect(count).toBe(6);
    const at = (text: string) => content.indexOf(text);
    expect([at('“'), at('ada'), at('”'), at('"'), content.length - 1].map(isQuoted)).toEqual(Array(5).fill(true));
    expect([at('Ia'), at('“') - 1, at('”') + 1].map(isQuoted)).toEqual([false, false, false]);
  });

  test('a quotation that is never closed ends with its paragraph', () => {
    const content = 'Judul\n\nIa berkata, “Ya, ada.\n\nWarga pulang.';
    const { isQuoted } = parseNews(content);
    expect([content.indexOf('ada'), content.indexOf('Warga')].map(isQuoted)).toEqual([true, false]);
  });
});

describe('the headline', () => {
  const of = (title: string, body = 'Isi.') => remarksOf(headline, body, { title });
  const twelve = wordy(12).slice(0, -1);

  test('is reported missing only where there is a text', () => {
    expect(of('')).toEqual([['Judulnya belum ditulis.', null]]);
    expect(of('', '')).toEqual([]);
  });
  test.each([
    [twelve, []],
    [twelve.replace(' ', '  '), []],
    [`${twelve} lagi`, [`Judul ini 13 kata. Paling enak dibaca sampai 12.`]],
    ['API DI PASAR', ['Judul ditulis dengan huruf kapital semua. Cukup di awal kata-kata pentingnya.']],
    ['API PADAM', []],
    ['API DI Pasar', []],
    ['Api Padam.', ['Judul berita tidak diakhiri titik.']],
    ['Harga 3.500 Naik', []],
  ])('%j', (title, messages) => {
    expect(of(title)).toEqual(messages.map((message) => [message, title]));
  });
});

describe('the lead', () => {
  const of = (body: string) => remarksOf(lead, body);
  const enough = 'Api membakar dua belas kios di Pasar Kliwon, Selasa.';

  test.each([
    [enough, []],
    ['Dua tiga empat lima enam tujuh delapan sembilan.', []],
    [
      'Dua tiga empat lima enam tujuh delapan.',
      [['Lead ini hanya 7 kata, belum cukup untuk inti peristiwanya.', 'Dua tiga empat lima enam tujuh delapan.']],
    ],
    [wordy(35), []],
    [
      wordy(36),
      [
        [
          'Kalimat pertama lead 36 kata. Usahakan paling banyak 35, dan pindahkan rinciannya ke kalimat berikut.',
          wordy(36),
        ],
      ],
    ],
    [`${wordy(35, 'Kata')} ${wordy(25, 'Kata')}`, []],
    [
      `${wordy(35, 'Kata')} ${wordy(26, 'Kata')}`,
      [['Lead ini 61 kata. Cukup inti peristiwanya, paling banyak 60.', `${wordy(35, 'Kata')} ${wordy(26, 'Kata')}`]],
    ],
    [
      'Dalam rangka hari jadi, warga menanam seratus pohon di taman.',
      [['Lead dibuka dengan “Dalam rangka”. Mulai dari yang terpenting: siapa melakukan apa.', 'Dalam rangka']],
    ],
    ['Warga menanam seratus pohon di taman dalam rangka hari jadi.', []],
    [
      '“Kami menanam seratus pohon,” kata Lurah Kudus di taman kota.',
      [
        [
          'Lead dibuka dengan kutipan. Ceritakan dulu peristiwanya, baru kutip orangnya.',
          '“Kami menanam seratus pohon,” kata Lurah Kudus di taman kota.',
        ],
      ],
    ],
    [
      'Siapa yang menanam seratus pohon di taman kota itu?',
      [
        [
          'Lead berupa pertanyaan. Berita langsung memberi jawabannya.',
          'Siapa yang menanam seratus pohon di taman kota itu?',
        ],
      ],
    ],
    [`${enough} Mengapa?`, []],
  ])('%j', (body, expected) => {
    expect(of(body)).toEqual(expected);
  });

  test('is requested if it is missing', () => {
    expect(of('')).toEqual([['Belum ada isi. Mulai dari lead: siapa melakukan apa, kapan, di mana.', null]]);
    expect(of('—')).toEqual(of('—'));
  });
});

describe('the length', () => {
  const of = (count: number, minimum: number | null, maximum: number | null) =>
    remarksOf(length, count === 0 ? '' : wordy(count), { wanted: { minimum, maximum } }).map(([message]) => message);

  test.each([
    [0, 50, null, []],
    [49, 50, null, ['Baru 49 kata. Yang diminta paling sedikit 50.']],
    [50, 50, null, []],
    [99, null, null, ['Baru 99 kata. Berita yang lengkap biasanya 100 kata atau lebih.']],
    [100, null, null, []],
    [29, null, 30, ['Baru 29 kata. Berita yang lengkap biasanya 30 kata atau lebih.']],
    [30, null, 30, []],
    [31, null, 30, ['Sudah 31 kata. Yang diminta paling banyak 30; buang yang paling tidak penting.']],
    [120, null, 200, []],
    [99, null, 200, ['Baru 99 kata. Berita yang lengkap biasanya 100 kata atau lebih.']],
    [500, 50, null, []],
  ])('of %i words, where %j to %j are required', (count, minimum, maximum, messages) => {
    expect(of(count, minimum, maximum)).toEqual(messages);
  });
});

describe('numbers', () => {
  test.each([
    [
      'Naik 20% dan 3,5 %.',
      [
        ['Tulis “20 persen”, bukan “%”.', '20%'],
        ['Tulis “3,5 persen”, bukan “%”.', '3,5 %'],
      ],
    ],
    ['Ada 5 kios dan 10 toko.', [['Tulis “lima” dengan huruf; angka dipakai mulai 10.', '5']]],
    ['Ada 2 kios.', [['Tulis “dua” dengan huruf; angka dipakai mulai 10.', '2']]],
    ['Ada 9 kios.', [['Tulis “sembilan” dengan huruf; angka dipakai mulai 10.', '9']]],
    ['Ada 1 kios, pukul 5 sore, 3 meter, kelas 4 dan 5 Mei.', []],
    [
      'Api padam. 12 kios terbakar.',
      [['Kalimat tidak dibuka dengan angka. Tulis “12” dengan huruf, atau ubah urutannya.', '12']],
    ],
    ['“12 kios terbakar,” katanya.', []],
    ['A4 itu ukuran kertas.', []],
    [
      'Rugi Rp 5.000 atau Rp.500.',
      [
        ['Tulis “Rp5.000”, tanpa titik dan spasi sesudah Rp.', 'Rp 5.000'],
        ['Tulis “Rp500”, tanpa titik dan spasi sesudah Rp.', 'Rp.500'],
      ],
    ],
    ['Rugi Rp  5.000.', [['Tulis “Rp5.000”, tanpa titik dan spasi sesudah Rp.', 'Rp  5.000']]],
    ['Rugi Rp5.000.', []],
    [
      'Ada 15000 warga dan 1234567 pohon.',
      [
        ['Beri titik pemisah ribuan: 15.000.', '15000'],
        ['Beri titik pemisah ribuan: 1.234.567.', '1234567'],
      ],
    ],
    ['Ada 1500 warga dan 15.000 pohon.', []],
    ['Mulai pukul 19:05.', [['Tulis “pukul 19.05”: jam dan menit dipisah titik.', 'pukul 19:05']]],
    ['Mulai jam 7 pagi, selama tujuh jam.', [['Tulis “pukul 7”; “jam” dipakai untuk lamanya waktu.', 'jam 7']]],
    ['Mulai jam 10 pagi.', [['Tulis “pukul 10”; “jam” dipakai untuk lamanya waktu.', 'jam 10']]],
    ['Mulai jam 19.30 nanti.', [['Tulis “pukul 19.30”; “jam” dipakai untuk lamanya waktu.', 'jam 19.30']]],
    ['“Ada 5 kios, 20%, jam 7,” kata Sari.', []],
  ])('in %j', (body, expected) => {
    expect(remarksOf(numbers, body)).toEqual(expected);
  });

  test('get three remarks at most', () => {
    expect(passagesOf(numbers, 'Naik 10%, 20%, 30% dan 40%.')).toEqual(['10%', '20%', '30%']);
  });
});

describe('the six questions', () => {
  const filler = wordy(20, 'xyz');
  const names = (body: string) =>
    remarksOf(answers, body).map(([message]) => /(?:terlihat|tahu) (\S+(?: \S+)?)/.exec(message!)![1]);

  test('are asked once a text has begun', () => {
    expect(names(filler)).toEqual([
      'apa yang',
      'siapa yang',
      'kapan peristiwanya.',
      'di mana',
      'mengapa itu',
      'bagaimana kejadiannya.',
    ]);
    expect(names(wordy(19, 'xyz'))).toEqual([]);
  });
  test.each([
    ['Warga', ['apa yang', 'kapan peristiwanya.', 'di mana', 'mengapa itu', 'bagaimana kejadiannya.']],
    ['terbakar', ['siapa yang', 'kapan peristiwanya.', 'di mana', 'mengapa itu', 'bagaimana kejadiannya.']],
    ['kemarin', ['apa yang', 'siapa yang', 'di mana', 'mengapa itu', 'bagaimana kejadiannya.']],
    ['di Kudus', ['apa yang', 'kapan peristiwanya.', 'mengapa itu', 'bagaimana kejadiannya.']],
    ['karena', ['apa yang', 'siapa yang', 'kapan peristiwanya.', 'di mana', 'bagaimana kejadiannya.']],
    ['kemudian', ['apa yang', 'siapa yang', 'kapan peristiwanya.', 'di mana', 'mengapa itu']],
  ])('%j answers one', (word, missing) => {
    expect(names(`xyz ${word} ${filler}`)).toEqual(missing);
  });
  test('want who, what, when and where early; why and how may come late', () => {
    const late = `${filler}\n\n${filler}\n\nxyz kemarin karena kemudian xyz.`;
    expect(remarksOf(answers, late).filter(([message]) => message!.startsWith('Pembaca'))).toEqual([
      ['Pembaca baru tahu kapan peristiwanya di paragraf ke-3. Naikkan ke dekat lead.', 'kemarin'],
    ]);
    expect(names(late)).not.toContain('mengapa itu');
    expect(names(`${filler}\n\nxyz kemarin xyz.`)).not.toContain('kapan peristiwanya.');
    expect(remarksOf(answers, filler).map(([, passage]) => passage)).toEqual([
      filler,
      filler,
      filler,
      filler,
      null,
      null,
    ]);
  });
  test('take the dateline for the place', () => {
    expect(names(`KUDUS — xyz ${filler}`)).not.toContain('di mana');
  });
});

describe('readability', () => {
  test('sentences of more than thirty words get a remark, except the first', () => {
    const [at, over] = [wordy(30, 'Kata'), wordy(31, 'Kata')];
    expect(remarksOf(longSentences, `${over} ${at} ${over}`)).toEqual([
      ['Kalimat ini 31 kata. Pecah jadi dua supaya sekali baca langsung paham.', over],
    ]);
    expect(passagesOf(longSentences, `Satu. ${over} ${over} ${over} ${over}`)).toHaveLength(3);
  });
  test('paragraphs of more than eighty words get a remark, except the first', () => {
    const [at, over] = [wordy(80), wordy(81)];
    expect(remarksOf(longParagraphs, `${over}\n\n${at}\n\n${over}`)).toEqual([
      ['Paragraf ini 81 kata. Satu gagasan satu paragraf, sekitar 60 kata.', over],
    ]);
    expect(passagesOf(longParagraphs, Array(6).fill(over).join('\n\n'))).toHaveLength(3);
  });
  test.each([
    ['Pasar dibakar, ditutup, dan dijaga.', [expect.stringContaining('penuh kata kerja pasif') as string]],
    ['Pasar dibakar dan ditutup.', []],
    ['Dinas dingin dinding dijual.', []],
    ['Dibakar, Ditutup, Dijaga.', []],
    ['Lembaga pendidikan tradisional memprediksi.', []],
    [
      'Ia dibawa. Ia dijaga. Ia ditutup. Ia diam saja. Ia dijual.',
      [expect.stringMatching(/^4 dari 5 kalimat/) as string],
    ],
    ['Ia dibawa. Ia dijaga. Ia ditutup. Ia pergi. Ia makan.', []],
    ['Ia dibawa. Ia dijaga. Ia ditutup. Ia dijual.', []],
  ])('%j in the passive', (body, messages) => {
    expect(remarksOf(passive, body).map(([message]) => message)).toEqual(messages);
  });
  test.each([
    ['Api api membakar kios.', ['Api api']],
    ['Warga di di pasar.', ['di di']],
    ['Api, api membakar 5 5 kios.', []],
    ['Di pasar itu ada pasar lama dan pasar baru.', ['pasar']],
    ['pasar itu pasar lama.', []],
    ['yang ini yang itu yang sana dan di api di api di api.', []],
    ['“pasar, pasar, pasar,” kata Sari.', []],
    ['Di kios itu ada kios lama dan kios baru.', ['kios']],
    ['Ia dari Kudus, ke Kudus, lalu pulang ke Kudus.', []],
    ['Kode A1 A1 dan 1A 1A.', []],
  ])('repetition in %j', (body, passages) => {
    expect(passagesOf(repetition, body)).toEqual(passages);
  });
  test('a sentence in the passive is marked as a whole, a repeated word at its last occurrence', () => {
    expect(passagesOf(passive, 'Pasar dibakar, ditutup, dan dijaga.')).toEqual(['Pasar dibakar, ditutup, dan dijaga.']);
    const content = 'Judul\n\nDi pasar itu ada pasar lama dan pasar baru.';
    expect(repetition(parseNews(content), anyLength)[0]?.passage?.start).toBe(content.lastIndexOf('pasar'));
  });
  test('repetition names the word', () => {
    expect(remarksOf(repetition, 'Warga di di pasar itu pasar lama dan pasar baru.')).toEqual([
      ['Kata “di” tertulis dua kali.', 'di di'],
      ['Kata “pasar” diulang-ulang dalam satu kalimat. Ganti atau hilangkan sebagian.', 'pasar'],
    ]);
  });
  test('three sentences that begin alike are one too many', () => {
    expect(remarksOf(monotony, 'Orang pergi. ORANG datang. Orang tidur.')).toEqual([
      ['Tiga kalimat berturut-turut dibuka dengan “Orang”. Variasikan awalnya.', 'Orang'],
    ]);
    expect(remarksOf(monotony, 'Orang pergi. Orang datang. Ia tidur. Orang makan. Orang minum.')).toEqual([]);
    expect(remarksOf(monotony, '— ! — ! — ! —')).toEqual([]);
  });
});

describe('sources', () => {
  test.each([
    ['“Kami sudah menutup pasar.” Pasar sepi.', ['“Kami sudah menutup pasar.”']],
    ['“Kami sudah tutup.” Pasar sepi.', []],
    ['“Kami sudah menutup pasar,” kata Sari.', []],
    ['Begitu kata Sari.\n\n“Kami sudah menutup pasar.”', []],
    ['Begitu kata Sari.\n\nPasar sepi.\n\n“Kami sudah menutup pasar.”', ['“Kami sudah menutup pasar.”']],
    ['“Kami sudah menutup pasar,” perkataan Sari.', ['“Kami sudah menutup pasar,”']],
  ])('%j quotes without a speaker: %j', (body, passages) => {
    expect(passagesOf(quotations, body)).toEqual(passages);
  });
  test('a longer text needs a source', () => {
    expect(remarksOf(sources, wordy(119))).toEqual([]);
    expect(remarksOf(sources, wordy(120))).toEqual([
      ['Belum ada narasumber. Tulis dari siapa keterangan ini: “kata …” atau “menurut …”.', null],
    ]);
    expect(remarksOf(sources, `${wordy(120)}\n\nBegitu menurut Sari.`)).toEqual([]);
    expect(remarksOf(sources, `Menurut Sari ${wordy(120)}`)).toEqual([]);
  });
});

describe('style', () => {
  test('words that the house style writes otherwise are marked once each, at their first occurrence', () => {
    expect(remarksOf(words, 'Resiko antri, resiko antrian, demi untuk analisa-analisa. “Ijin,” katanya.')).toEqual([
      ['Tulis “risiko”, bukan “Resiko”.', 'Resiko'],
      ['Tulis “antre”, bukan “antri”.', 'antri'],
      ['Tulis “antrean”, bukan “antrian”.', 'antrian'],
      ['Tulis “demi”, bukan “demi untuk”.', 'demi untuk'],
    ]);
  });
  test('Sunday is Ahad, and seven days are a pekan', () => {
    expect(remarksOf(days, 'Pada Minggu pagi, dua minggu lalu, selama tiga minggu.')).toEqual([
      ['Nama harinya “Ahad”; “minggu” dipakai untuk tujuh hari.', 'Minggu'],
      ['Tulis “pekan” untuk tujuh hari, supaya tidak tertukar dengan nama hari.', 'minggu'],
    ]);
    expect(remarksOf(days, 'Pasar Minggu ramai.')).toEqual([]);
  });
  test('titles, degrees and the writer are omitted, except in quoted speech', () => {
    expect(remarksOf(distance, 'Pak Budi, S.Pd. dan kami datang. “Kami ikut Pak Budi,” katanya.')).toEqual([
      ['Sebut namanya tanpa “Pak”; jabatannya cukup ditulis sekali.', 'Pak '],
      ['Gelar akademik tidak ditulis, kecuali ada hubungannya dengan berita.', ', S.Pd.'],
      ['“kami” membuat berita terdengar seperti pendapat penulis.', 'kami'],
    ]);
    expect(remarksOf(distance, 'Para ibu dan pak tani, orang-kami.')).toEqual([]);
  });
  test('an abbreviation is explained at its first occurrence', () => {
    expect(
      remarksOf(abbreviations, 'Data BNPB dari BNPB, DPR, dan AB. Lalu LIPI (Lembaga Ilmu) dan Badan (BMKG), BMKG.'),
    ).toEqual([['Jelaskan kepanjangan “BNPB” saat pertama kali disebut.', 'BNPB']]);
    expect(passagesOf(abbreviations, 'Kata ABC.\n\nLalu DEF dan GHI serta JKL.')).toEqual(['ABC', 'DEF', 'GHI']);
  });
});
