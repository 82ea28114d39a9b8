import type { ProgramFormat } from '@sinau/contracts/storefront/catalog/offer.rules';

interface FormatLabels {
  label: string;
  description: string;
}

export const programFormatLabels: Record<ProgramFormat, FormatLabels> = {
  'self-paced': {
    label: 'Kelas Mandiri',
    description: 'Peserta mulai kapan saja dan belajar sesuai waktunya sendiri.',
  },
  intensive: { label: 'Kelas Intensif', description: 'Beberapa minggu belajar bersama pengajar, dengan jadwal.' },
  bootcamp: { label: 'Bootcamp', description: 'Program intensif beberapa bulan, dengan tugas dan mentor.' },
};
