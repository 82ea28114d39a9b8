import { demoClasses } from '@sinau/api/seed/demo/classes/index';
import { lectureOf, lectures } from '@sinau/api/seed/demo/lectures';

/** Cards that say one thing at a time. */
export interface Film {
  readonly name: string;
  readonly colours: { readonly ground: string; readonly cloth: string; readonly mark: string };
  readonly scenes: readonly Scene[];
}
export interface Scene {
  readonly seconds: number;
  /** Number on the card, where the film counts. */
  readonly number?: number;
  readonly title: string;
  readonly text: string;
}

/** A few short films for any class. */
const shortFilms: readonly Film[] = [
  {
    name: 'selamat-datang',
    colours: { ground: '#0E47C0', cloth: '#0B2A7A', mark: '#FFB020' },
    scenes: [
      { seconds: 4, title: 'Selamat datang di kelas ini', text: 'Tiga kebiasaan kecil sebelum kita mulai.' },
      {
        seconds: 5,
        number: 1,
        title: 'Sedikit, tetapi sering',
        text: 'Dua puluh menit setiap hari lebih melekat daripada tiga jam di akhir pekan.',
      },
      {
        seconds: 5,
        number: 2,
        title: 'Kerjakan latihannya',
        text: 'Mengerti datang dari membaca. Bisa datang dari mencoba.',
      },
      { seconds: 5, number: 3, title: 'Bertanyalah', text: 'Tab Diskusi dibaca pengajar dan teman sekelasmu.' },
      { seconds: 4, title: 'Selamat belajar', text: 'Mulai dari materi berikutnya.' },
    ],
  },
  {
    name: 'belajar-dari-contoh',
    colours: { ground: '#0C6B73', cloth: '#06414A', mark: '#FFC94D' },
    scenes: [
      { seconds: 3.5, title: 'Belajar dari contoh', text: 'Empat langkah untuk setiap contoh di kelas ini.' },
      { seconds: 4, number: 1, title: 'Amati', text: 'Lihat hasil akhirnya dulu. Apa yang membuatnya berhasil?' },
      { seconds: 4, number: 2, title: 'Tiru', text: 'Kerjakan persis seperti contohnya, tanpa menyalin.' },
      { seconds: 4, number: 3, title: 'Ubah', text: 'Ganti satu hal, lalu lihat apa yang ikut berubah.' },
      { seconds: 4, number: 4, title: 'Ceritakan', text: 'Jelaskan kepada orang lain dengan kata-katamu sendiri.' },
    ],
  },
  {
    name: 'sebelum-lanjut',
    colours: { ground: '#6C35A0', cloth: '#3A1A58', mark: '#FFC94D' },
    scenes: [
      { seconds: 3.5, title: 'Berhenti sebentar', text: 'Satu menit sebelum lanjut ke bagian berikutnya.' },
      {
        seconds: 4.5,
        number: 1,
        title: 'Tutup catatanmu',
        text: 'Mengingat sendiri lebih melekat daripada membaca ulang.',
      },
      { seconds: 4.5, number: 2, title: 'Tulis tiga hal', text: 'Apa yang paling berguna dari bagian ini?' },
      { seconds: 4.5, number: 3, title: 'Bandingkan', text: 'Buka lagi catatanmu, lalu lengkapi yang terlewat.' },
    ],
  },
];

/** Films of several minutes, each of one class, in the colours of the short ones. */
const lectureFilms = Object.entries(lectures).map(([title, { film }], index): Film => ({
  name: film,
  colours: shortFilms[index % shortFilms.length]!.colours,
  scenes: lectureOf(demoClasses.find((one) => one.title === title)!),
}));

export const films: readonly Film[] = [...shortFilms, ...lectureFilms];

export const secondsOf = ({ scenes }: Film) => scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Texts of the cards, for people who only listen or watch in another language. */
export function captionsOf({ scenes }: Film) {
  let from = 0;
  const cues = scenes.map(({ seconds, number, title, text }) => {
    const cue = `${timeOf(from + 0.2)} --> ${timeOf(from + seconds - 0.1)}\n${number ? `${number}. ` : ''}${title}\n${text}\n`;
    from += seconds;
    return cue;
  });
  return `WEBVTT\nLanguage: id\n\n${cues.join('\n')}`;
}

const timeOf = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
