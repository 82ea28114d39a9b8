import type { CoverName } from '@sinau/contracts/authoring/program/program.covers';
import { slugOf } from '../../platform/slugs.ts';
import { demoId } from './dice.ts';

interface DemoOffer {
  readonly title: string;
  /** Slug of the topic. */
  readonly topic: string;
  /** Slug of the mitra. */
  readonly mitra: string;
  readonly cover: CoverName;
  readonly price: number;
  readonly description: string;
}

export interface DemoWebinar extends DemoOffer {
  readonly normalPrice?: number;
  readonly requirements: readonly string[];
  readonly about: readonly string[];
  /** Days on sale, total seats, and seats sold. */
  readonly daysAgo: number;
  readonly quota: number;
  readonly sold: number;
  /** Number of people who wait for a seat. */
  readonly waiting?: number;
  /** Extra item besides the seat. */
  readonly extra?: { readonly title: string; readonly description: string; readonly price: number };
  /** Start in days, hour in Jakarta, and duration in hours. */
  readonly sessions: readonly {
    readonly title: string;
    readonly inDays: number;
    readonly hour: number;
    readonly hours: number;
  }[];
}

export const demoWebinars: readonly DemoWebinar[] = [
  {
    title: 'Meliput Bencana dengan Hati',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-4',
    price: 75_000,
    normalPrice: 120_000,
    description:
      'Dua jam bersama wartawan yang meliput Palu, Cianjur, dan Lewotobi: keselamatan, penyintas, dan apa yang sebaiknya tidak direkam.',
    requirements: ['Koneksi internet yang cukup untuk video'],
    about: [
      'Bencana memaksa kita memilih dengan cepat: menolong, merekam, atau pergi. Tiga wartawan bercerita bagaimana mereka memilih, dan apa yang mereka sesali.',
      'Setengah waktu disediakan untuk bertanya.',
    ],
    daysAgo: 18,
    quota: 60,
    sold: 53,
    extra: {
      title: 'Buku saku “Meliput dengan Hati”',
      description: 'Buku 96 halaman, dikirim ke alamatmu. Ongkos kirim sudah termasuk.',
      price: 65_000,
    },
    sessions: [{ title: 'Di lapangan dan sesudahnya', inDays: 2, hour: 19, hours: 2 }],
  },
  {
    title: 'Membaca Data Pemilu Bersama',
    topic: 'data-ai',
    mitra: 'kelana-data',
    cover: 'data-3',
    price: 0,
    description:
      'Membuka data hasil pemilu yang tersedia untuk umum, membersihkannya, dan menemukan tiga cerita dalam satu malam.',
    requirements: ['Laptop dengan spreadsheet', 'Sudah mengunduh berkas latihan'],
    about: [
      'Kita bekerja dengan berkas yang sama, langkah demi langkah, dan berhenti setiap kali ada yang tertinggal.',
    ],
    daysAgo: 12,
    quota: 200,
    sold: 84,
    sessions: [{ title: 'Dari berkas sampai cerita', inDays: 12, hour: 19, hours: 2 }],
  },
  {
    title: 'Bedah Kemasan Langsung',
    topic: 'desain',
    mitra: 'studio-lurik',
    cover: 'desain-6',
    price: 99_000,
    description:
      'Kirim foto kemasanmu. Kami membedahnya di layar, satu per satu, dan menunjukkan perbaikan yang paling murah.',
    requirements: ['Foto kemasan dari depan dan samping'],
    about: ['Sepuluh kemasan dibedah setiap sesi. Yang tidak terpilih tetap mendapat catatan tertulis.'],
    daysAgo: 9,
    quota: 30,
    sold: 14,
    sessions: [
      { title: 'Makanan dan minuman', inDays: 19, hour: 10, hours: 2 },
      { title: 'Kerajinan dan kecantikan', inDays: 26, hour: 10, hours: 2 },
    ],
  },
  {
    title: 'Bicara Uang dengan Pasangan',
    topic: 'bisnis-keuangan',
    mitra: 'niaga-muda',
    cover: 'bisnis-3',
    price: 50_000,
    description: 'Percakapan yang ditunda banyak keluarga, dipandu perencana keuangan dan seorang konselor.',
    requirements: ['Datang berdua, kalau bisa'],
    about: [
      'Kita berlatih tiga percakapan: utang lama, orang tua yang dibantu, dan mimpi yang berbeda. Kamera boleh dimatikan.',
    ],
    daysAgo: 21,
    quota: 40,
    sold: 40,
    waiting: 6,
    sessions: [{ title: 'Tiga percakapan', inDays: 8, hour: 20, hours: 2 }],
  },
  {
    title: 'Menulis Obituari yang Adil',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-2',
    price: 85_000,
    description:
      'Mengenang seseorang tanpa memoles: memilih adegan, memeriksa cerita keluarga, dan menulis akhir yang tenang.',
    requirements: ['Satu orang yang ingin kamu kenang'],
    about: [
      'Obituari yang baik membuat orang asing merasa kehilangan. Kita membaca tiga contoh, membongkar susunannya, lalu menulis paragraf pertama bersama-sama.',
      'Rekamannya dapat ditonton ulang oleh peserta.',
    ],
    daysAgo: 34,
    quota: 50,
    sold: 37,
    sessions: [{ title: 'Membaca, membongkar, menulis', inDays: -6, hour: 19, hours: 2 }],
  },
];

export const webinarSlug = (title: string) => `webinar-${slugOf(title)}`;
export const ticketId = (title: string) => demoId('ticket', webinarSlug(title));
export const extraTicketId = (title: string) => demoId('additional ticket', webinarSlug(title));
/** All tickets of a webinar that the demo sells. */
export const ticketIdsOf = ({ title, extra }: DemoWebinar) =>
  extra ? [ticketId(title), extraTicketId(title)] : [ticketId(title)];

export interface DemoBundle extends DemoOffer {
  /** Titles of its classes. */
  readonly holds: Readonly<Record<string, string>>;
  /** Number of buyers, and days on sale. */
  readonly buyers: number;
  readonly daysAgo: number;
}

export const demoBundles: readonly DemoBundle[] = [
  {
    title: 'Paket Penulis Lengkap',
    topic: 'jurnalistik-menulis',
    mitra: 'ruang-redaksi',
    cover: 'jurnalistik-6',
    price: 449_000,
    description:
      'Dari berita pertama sampai feature yang dimuat: tiga kelas yang saling menyambung, dengan harga lebih hemat.',
    holds: {
      'Menulis Berita yang Dibaca Sampai Habis': 'Dasarnya dulu: lead, susunan, dan kalimat yang tidak bertele-tele.',
      'Wawancara yang Membuka Cerita': 'Berita yang rapi pun kosong tanpa narasumber yang mau bercerita.',
      'Menulis Feature yang Hidup':
        'Keduanya bertemu di sini: hasil wawancara menjadi tulisan panjang yang layak muat.',
    },
    buyers: 7,
    daysAgo: 60,
  },
  {
    title: 'Paket Analis Data Pemula',
    topic: 'data-ai',
    mitra: 'kelana-data',
    cover: 'data-2',
    price: 590_000,
    description: 'Spreadsheet, statistika, visualisasi, dan Python: empat kelas untuk pekerjaan data pertamamu.',
    holds: {
      'Spreadsheet untuk Laporan Bulanan':
        'Alat yang sudah ada di kantormu, supaya hasilnya terasa sejak minggu pertama.',
      'Statistika Tanpa Takut': 'Sebelum menyimpulkan: mana yang kebetulan, mana yang benar-benar berubah.',
      'Visualisasi Data yang Jujur': 'Temuanmu sampai ke atasan dalam satu grafik yang tidak menyesatkan.',
      'Analisis Data dengan Python untuk Pemula': 'Kalau datanya sudah terlalu besar untuk spreadsheet.',
    },
    buyers: 9,
    daysAgo: 36,
  },
  {
    title: 'Paket Jualan dari Rumah',
    topic: 'kuliner-umkm',
    mitra: 'niaga-muda',
    cover: 'kuliner-2',
    price: 219_000,
    description:
      'Menghitung harga, mengurus izin, dan menjual lewat video pendek: bekal memulai usaha makanan rumahan.',
    holds: {
      'Menghitung Harga Jual Masakan': 'Harga yang salah membuat laris malah rugi, jadi kita mulai dari sini.',
      'Izin Edar dan Label Pangan Rumahan':
        'Setelah harganya pas, dagangan perlu izin dan label supaya boleh dititip di toko.',
      'Jualan Lewat Video Pendek': 'Terakhir, pembeli: video sederhana dari dapurmu sendiri.',
    },
    buyers: 5,
    daysAgo: 20,
  },
];
