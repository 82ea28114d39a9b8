import type { ReactNode } from 'react';
import { webinarSteps, type WebinarStep } from '@sinau/contracts/authoring/webinar/webinar.rules';

interface StepLabels {
  label: string;
  /** Heading at the top of its page. */
  heading: string;
  /** Explanation in 'Bantuan', in full sentences. */
  help: readonly ReactNode[];
}

export const stepLabels: Record<WebinarStep, StepLabels> = {
  information: {
    label: 'Informasi',
    heading: 'Informasi webinar',
    help: [
      'Judul dan deskripsi singkat tampil di katalog. Sebut apa yang bisa dilakukan peserta sesudah webinar ini.',
      'Bagian “Tentang webinar” dibaca calon peserta di halaman webinar: isi, untuk siapa, dan apa yang perlu disiapkan.',
    ],
  },
  details: {
    label: 'Sesi',
    heading: 'Sesi dan jadwal',
    help: [
      'Satu webinar punya satu sesi atau lebih. Tiap sesi punya jadwal, pembicara, dan alamat pertemuan sendiri.',
      'Alamat pertemuan baru terbuka untuk peserta 30 menit sebelum sesi dimulai, jadi boleh menyusul.',
      'Kode presensi kamu tampilkan saat sesi berjalan. Peserta menuliskannya untuk tercatat hadir dan mendapat sertifikat.',
    ],
  },
  branding: {
    label: 'Tampilan',
    heading: 'Sampul dan pengajar',
    help: [
      'Sampul tampil di katalog, halaman webinar, dan Kelas Saya. Di ponsel ukurannya kecil, jadi pilih yang tetap terbaca.',
      'Nama, foto, dan perkenalan pengajar membuat calon peserta percaya. Pembicara tiap sesi dipilih dari mereka.',
    ],
  },
  pricing: {
    label: 'Tiket dan harga',
    heading: 'Tiket dan harga',
    help: [
      'Tiket reguler adalah kursi: pembelinya langsung ikut webinar. Tiket tambahan untuk hal lain, misalnya buku, dan hanya bisa dibeli pemilik kursi.',
      'Kuota webinar membatasi semua kursi. Tiket juga bisa punya kuota dan masa penjualan sendiri.',
      'Harga awal berlaku sampai tanggalnya lewat atau jatahnya habis.',
    ],
  },
  publish: {
    label: 'Terbitkan',
    heading: 'Periksa dan terbitkan',
    help: [
      'Kalau semua langkah lengkap, ajukan webinarmu. Tim kami meninjaunya sebelum dijual.',
      'Sesudah terbit, isi yang kamu ubah disimpan dulu dan baru dilihat peserta setelah kamu menekan Perbarui. Jadwal, alamat pertemuan, pengajar, dan tiket langsung berlaku.',
    ],
  },
};

/** Returns the steps before and after one, if any. */
export function neighboursOf(step: WebinarStep) {
  const at = webinarSteps.indexOf(step);
  return { previous: webinarSteps[at - 1] ?? null, next: webinarSteps[at + 1] ?? null };
}

export const isStep = (text: string | undefined): text is WebinarStep => webinarSteps.some((step) => step === text);
