import type { ApplicantKind, TeachingExperience } from '@sinau/contracts/storefront/mitra/mitra.rules';

interface Words {
  title: string;
  description: string;
}

export const kindLabels: Record<ApplicantKind, Words> = {
  person: { title: 'Perorangan', description: 'Kamu mengajar atas namamu sendiri.' },
  institute: { title: 'Lembaga', description: 'Perusahaan, komunitas, sekolah, atau media yang mengajar bersama.' },
};

export const experienceLabels: Record<TeachingExperience, Words> = {
  none: { title: 'Belum pernah', description: 'Ini pertama kalinya. Tidak apa-apa, kami bantu.' },
  informal: { title: 'Informal', description: 'Membimbing rekan, berbagi di komunitas, atau mengisi acara.' },
  professional: { title: 'Profesional', description: 'Mengajar, melatih, atau menjadi dosen sebagai pekerjaan.' },
  online: { title: 'Kelas online', description: 'Sudah pernah membuat kelas atau kursus online.' },
};
