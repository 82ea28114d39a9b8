import type { ApplicantKind, TeachingExperience } from '@sinau/contracts/storefront/mitra/mitra.rules';

interface DemoApplication {
  readonly applicant: string;
  readonly kind: ApplicantKind;
  readonly name: string;
  /** Slug of the topic. */
  readonly topic: string;
  readonly expertise: string;
  readonly experience: TeachingExperience;
  readonly about: string;
  readonly link?: string;
  readonly hoursAgo: number;
  /** The reason of the rejection, and its time in hours after it was sent. */
  readonly rejected?: { readonly after: number; readonly reason: string };
}

/** The application of the mitra that already has a draft. */
export const pendingApplication: Omit<DemoApplication, 'rejected'> = {
  applicant: 'sri.wahyuni@contoh.test',
  kind: 'institute',
  name: 'Dapur Usaha',
  topic: 'kuliner-umkm',
  expertise: 'Sambal kemasan, izin PIRT, dan hitungan harga pokok untuk dapur rumah',
  experience: 'informal',
  about:
    'Kami tiga ibu yang menjalankan dapur sambal sejak 2017 di Bantul. Setiap bulan kami melatih lima belas ibu lain di balai desa, gratis. Sekarang kami ingin yang jauh dari Bantul juga bisa ikut.',
  link: 'https://dapurusaha.example',
  hoursAgo: 61,
};

/** Applications of people who learn here, the oldest first. */
export const demoApplications: readonly DemoApplication[] = [
  {
    applicant: 'yohanes.tanaem@contoh.test',
    kind: 'person',
    name: 'Trik Cepat Cari Uang',
    topic: 'pemasaran-digital',
    expertise: 'Menghasilkan uang dari internet dalam semalam',
    experience: 'none',
    about:
      'Saya akan membagikan rahasia yang tidak pernah dibagikan orang lain. Dijamin berhasil, tanpa modal dan tanpa keahlian apa pun. Kuota terbatas.',
    hoursAgo: 330,
    rejected: {
      after: 26,
      reason:
        'Kami belum bisa menerima pendaftaran ini karena tidak menyebutkan apa yang diajarkan dan menjanjikan hasil. Tulis satu kemampuan yang akan dimiliki peserta, beserta bukti pekerjaanmu, lalu daftar lagi.',
    },
  },
  {
    applicant: 'intan.permatasari@contoh.test',
    kind: 'person',
    name: 'Intan Merajut',
    topic: 'kuliner-umkm',
    expertise: 'Merajut tas dan menjualnya di pameran, dari benang sampai harga',
    experience: 'professional',
    about:
      'Saya merajut sejak umur sembilan tahun dan menjual tas rajut di empat kota. Di kelas ini peserta menyelesaikan satu tas kecil dan menghitung harganya sendiri, termasuk upah tangannya.',
    link: 'https://intanmerajut.example',
    hoursAgo: 38,
  },
  {
    applicant: 'fajar.nugroho@contoh.test',
    kind: 'institute',
    name: 'Sekolah Tani Merapi',
    topic: 'pendidikan-pengajaran',
    expertise: 'Bertani sayur di lahan sempit, kompos, dan menjual langsung ke pembeli',
    experience: 'professional',
    about:
      'Kami kelompok tani di lereng Merapi dengan dua belas pengajar. Sejak 2014 kami menerima siswa SMK untuk magang; dua ratus lebih sudah lulus. Kelas daring ini untuk pekarangan di kota.',
    link: 'https://tanimerapi.example/magang',
    hoursAgo: 27,
  },
  {
    applicant: 'nadia.siregar@contoh.test',
    kind: 'person',
    name: 'Akuntansi Nadia',
    topic: 'bisnis-keuangan',
    expertise: 'Pembukuan koperasi dan laporan pajak tahunan untuk usaha kecil',
    experience: 'online',
    about:
      'Delapan tahun menjadi akuntan koperasi simpan pinjam di Medan, dan tiga tahun mengajar pembukuan lewat siaran langsung. Peserta membawa nota sungguhan dan pulang dengan laporan yang bisa diserahkan.',
    hoursAgo: 6,
  },
];
