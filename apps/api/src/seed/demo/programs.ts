/** Schedule of a class with live sessions: once a week on the same day, in as many weeks as its sections name. */
export interface DemoProgram {
  readonly cohort: string;
  readonly weeklyHours: number;
  /** Start of the first session in days, hour in Jakarta, and duration in hours. */
  readonly startsInDays: number;
  readonly hour: number;
  readonly hours: number;
  /** Topics of the sessions; those without a name are called after their section. */
  readonly sessions?: readonly string[];
}

/** Programs by the title of the class. Some are in progress, the others are still to begin. */
export const programs: Readonly<Record<string, DemoProgram>> = {
  'Foto Cerita: dari Ide sampai Pameran': {
    cohort: 'Angkatan 5',
    weeklyHours: 6,
    startsInDays: -10,
    hour: 19,
    hours: 2,
    sessions: [
      'Sesi langsung: bedah usulan cerita',
      'Sesi langsung: hasil minggu pertama di layar',
      'Sesi langsung: memotret orang yang malu',
      'Sesi langsung: menyusun rangkaian bersama redaktur',
    ],
  },
  'Bootcamp Jurnalis Muda': {
    cohort: 'Angkatan 7',
    weeklyHours: 12,
    startsInDays: -24,
    hour: 19,
    hours: 2,
    sessions: [
      'Rapat redaksi pertama',
      'Bedah naskah: berita lapangan',
      'Simulasi jumpa pers',
      'Rapat redaksi: proyek bulan pertama',
      'Bengkel data: anggaran desa',
      'Bedah foto bersama redaktur foto',
      'Bedah naskah: feature',
      'Diskusi kasus: hak jawab dan hoaks',
      'Rapat redaksi: proyek akhir',
      'Klinik naskah perorangan',
      'Menyunting naskah teman',
      'Malam pitching bersama tiga redaktur',
    ],
  },
  'Kelas Intensif SQL untuk Analis': {
    cohort: 'Angkatan 12',
    weeklyHours: 4,
    startsInDays: 9,
    hour: 19,
    hours: 2,
    sessions: [
      'Sesi langsung: membaca skema toko daring',
      'Sesi langsung: tiga puluh pertanyaan, tiga puluh kueri',
      'Sesi langsung: JOIN yang menggandakan omzet',
      'Sesi langsung: laporan mingguan dari nol',
      'Sesi langsung: fungsi jendela tanpa hafalan',
      'Sesi langsung: presentasi analisis akhir',
    ],
  },
  'Bootcamp Pengembang Web': {
    cohort: 'Angkatan 3',
    weeklyHours: 15,
    startsInDays: 16,
    hour: 19,
    hours: 3,
    sessions: [
      'Perkenalan, dan halaman pertamamu malam ini',
      'Bengkel: tata letak yang tahan layar kecil',
      'Bedah kode: HTML dan CSS peserta',
      'Uji keterbacaan bersama pembaca layar',
      'JavaScript tanpa kerangka: satu formulir sampai selesai',
      'Bengkel: berburu kesalahan bersama',
      'Bedah kode: keadaan dan perubahan',
      'Demo tengah program di depan tamu',
      'Kelompok dibentuk, dan pekerjaan dibagi',
      'Bengkel: menggabungkan tanpa saling menimpa',
      'Tinjauan kode oleh insinyur tamu',
      'Demo akhir dan ulasan portofolio',
    ],
  },
  'Machine Learning Pertamamu': {
    cohort: 'Angkatan 6',
    weeklyHours: 4,
    startsInDays: -30,
    hour: 20,
    hours: 2,
    sessions: [
      'Sesi langsung: apa yang layak ditebak',
      'Bedah data: membersihkan sebelum melatih',
      'Sesi langsung: regresi dari kertas sampai kode',
      'Bengkel: pohon keputusan untuk pesan penipuan',
      'Bedah hasil: salah yang mana lebih mahal',
      'Sesi langsung: mengelompokkan pelanggan toko',
      'Bengkel: menjelaskan model kepada atasan',
      'Presentasi: model pertamamu dan batasnya',
    ],
  },
  'Aplikasi Android Pertama dengan Kotlin': {
    cohort: 'Angkatan 4',
    weeklyHours: 8,
    startsInDays: 23,
    hour: 19,
    hours: 2,
    sessions: [
      'Sesi langsung: memasang alat dan menjalankan di ponselmu',
      'Bengkel: Kotlin lewat dua puluh soal kecil',
      'Sesi langsung: satu layar dari kosong',
      'Bengkel: menyimpan catatan tanpa internet',
      'Bedah kode: ketika prosesnya dibunuh',
      'Sesi langsung: menonton orang memakai aplikasimu',
      'Malam terbit: dari berkas sampai Play Store',
    ],
  },
  'Bootcamp Desain Produk Digital': {
    cohort: 'Angkatan 5',
    weeklyHours: 8,
    startsInDays: -19,
    hour: 19,
    hours: 2,
    sessions: [
      'Perkenalan, dan masalah yang layak dirancang',
      'Bengkel: wawancara pengguna berpasangan',
      'Bedah peta perjalanan',
      'Kritik pertama: rumusan masalah',
      'Delapan sketsa, dinilai bersama',
      'Bengkel: alur sebagai percakapan',
      'Uji rancangan kertas dengan tiga orang',
      'Kritik kedua: konsep',
      'Bengkel: sistem desain kecil di Figma',
      'Serah terima bersama pengembang tamu',
      'Uji aksesibilitas dengan pengguna tunanetra',
      'Kritik ketiga: purwarupa',
      'Bengkel: menulis studi kasus',
      'Bedah portofolio oleh perekrut',
      'Simulasi wawancara kerja',
      'Pameran akhir dan ulasan tamu',
    ],
  },
  'Manajemen Proyek Tanpa Drama': {
    cohort: 'Angkatan 8',
    weeklyHours: 3,
    startsInDays: 12,
    hour: 20,
    hours: 2,
    sessions: [
      'Sesi langsung: selesai itu seperti apa',
      'Bengkel: memecah proyekmu sampai bisa ditebak',
      'Sesi langsung: jalur yang menentukan dan daftar risiko',
      'Simulasi: rapat dengan kabar buruk',
      'Bedah penutupan proyek peserta',
    ],
  },
  'Intensif Strategi Konten Enam Minggu': {
    cohort: 'Angkatan 2',
    weeklyHours: 5,
    startsInDays: -13,
    hour: 19,
    hours: 2,
    sessions: [
      'Sesi langsung: satu tujuan, satu angka',
      'Bedah peta isi peserta',
      'Bengkel: satu bahan menjadi tujuh bentuk',
      'Kritik bersama: tulisan minggu ini',
      'Sesi langsung: membaca laporan tanpa tertipu',
      'Presentasi: apa yang kamu hentikan dan mengapa',
    ],
  },
  'Film Dokumenter Pendek': {
    cohort: 'Angkatan 3',
    weeklyHours: 6,
    startsInDays: 30,
    hour: 16,
    hours: 3,
    sessions: [
      'Perkenalan, dan cerita yang bisa kamu datangi',
      'Bengkel: surat persetujuan dan batasnya',
      'Bedah rencana riset',
      'Sesi langsung: menunggu dengan kamera menyala',
      'Bengkel suara: merekam di tempat ramai',
      'Menonton rekaman mentah, bagian pertama',
      'Menonton rekaman mentah, bagian kedua',
      'Bengkel: menyunting di atas kertas',
      'Bedah potongan kasar',
      'Malam pemutaran bersama tamu',
    ],
  },
  'Intensif TOEFL Delapan Minggu': {
    cohort: 'Angkatan 9',
    weeklyHours: 6,
    startsInDays: -20,
    hour: 19,
    hours: 2,
    sessions: [
      'Bedah ujian coba pertama',
      'Sesi langsung: membaca pola kesalahanmu',
      'Sesi langsung: membaca dengan pertanyaan',
      'Bengkel: menyimak kuliah panjang',
      'Bengkel: empat puluh lima detik berbicara',
      'Bedah esai peserta',
      'Simulasi penuh dengan batas waktu',
      'Bedah ujian coba terakhir',
    ],
  },
  'Bootcamp DevOps': {
    cohort: 'Angkatan 4',
    weeklyHours: 8,
    startsInDays: -38,
    hour: 20,
    hours: 2,
    sessions: [
      'Perkenalan, dan layanan yang akan kamu rawat',
      'Bengkel: citra di bawah 100 MB',
      'Bedah konfigurasi: jaringan dan rahasia',
      'Tinjauan bulan pertama',
      'Bengkel: jalur rilis dari nol',
      'Sesi langsung: migrasi tanpa berhenti',
      'Latihan mundur: rilis yang gagal',
      'Tinjauan bulan kedua',
      'Bengkel: empat angka di satu layar',
      'Bedah alarm: mana yang pantas membangunkan',
      'Hari kacau: layananmu diserang bersama',
      'Presentasi akhir: catatan tanpa menyalahkan',
    ],
  },
};

/** Calendar of Jakarta, seven hours ahead of UTC. */
const hour = 3_600_000;
const day = 24 * hour;
export function momentIn(inDays: number, atHour: number, now: Date) {
  const midnight = now.getTime() - ((now.getTime() + 7 * hour) % day);
  return new Date(midnight + inDays * day + atHour * hour);
}
