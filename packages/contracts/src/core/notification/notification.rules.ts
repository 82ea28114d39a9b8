/** What notifications are about. */
export const notificationKinds = [
  'announcement',
  'discussion',
  'graded',
  'study_reminder',
  'live_reminder',
  'schedule_change',
  'seat_offer',
  'grading_reminder',
  'teaching',
  'wish_promotion',
  'sales',
  'legal_change',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface About {
  readonly label: string;
  readonly description: string;
  /** Some mails are always sent: who misses one loses a seat, a session or a task. */
  readonly mail: 'optional' | 'always';
  /** Only people who teach get these. */
  readonly isForTeachers?: true;
}

/** Each kind as settings, mails and the page behind their unsubscribe link name it. */
export const aboutKind: Readonly<Record<NotificationKind, About>> = {
  announcement: {
    label: 'Pengumuman kelas',
    description: 'Kabar dari pengajar kelas yang kamu ikuti',
    mail: 'optional',
  },
  discussion: { label: 'Balasan diskusi', description: 'Saat pertanyaanmu dibalas atau dijawab', mail: 'optional' },
  graded: { label: 'Hasil penilaian', description: 'Saat tugas atau esaimu selesai dinilai', mail: 'optional' },
  study_reminder: {
    label: 'Ajakan lanjut belajar',
    description: 'Saat kamu lama berhenti di satu materi',
    mail: 'optional',
  },
  live_reminder: {
    label: 'Pengingat sesi langsung',
    description: 'Sehari dan satu jam sebelum sesi dimulai',
    mail: 'optional',
  },
  schedule_change: { label: 'Perubahan jadwal', description: 'Saat sesi dipindah atau dibatalkan', mail: 'always' },
  seat_offer: { label: 'Kursi dari daftar tunggu', description: 'Saat ada kursi untukmu', mail: 'always' },
  grading_reminder: {
    label: 'Tugas menunggu dinilai',
    description: 'Pengingat untuk pengajar',
    mail: 'optional',
    isForTeachers: true,
  },
  teaching: {
    label: 'Tugas mengajar',
    description: 'Saat tugasmu sebagai instruktur berakhir',
    mail: 'always',
    isForTeachers: true,
  },
  wish_promotion: {
    label: 'Promo kelas yang kamu simpan',
    description: 'Saat harga kelas di daftar simpananmu turun',
    mail: 'optional',
  },
  sales: {
    label: 'Penjualan',
    description: 'Saat penjualanmu dikembalikan atau dipersoalkan bank',
    mail: 'optional',
    isForTeachers: true,
  },
  legal_change: {
    label: 'Perubahan syarat dan kebijakan',
    description: 'Sebelum versi baru mulai berlaku',
    mail: 'always',
  },
};

/** How many a list of ids names at once. */
export const mostNotificationsAtOnce = 100;
/** How many the bell shows. */
export const bellSize = 5;

/** Of the kinds that somebody may be told of: teachers are told of more. */
export const kindsFor = ({ isMitra }: { isMitra: boolean }) =>
  notificationKinds.filter((kind) => isMitra || !aboutKind[kind].isForTeachers);

/** What the token of an unsubscribe link is about, as far as can be read in it; the signature is the server's to check. */
export const unsubscribeIdOf = (userId: string, kind: NotificationKind) => `${userId}_${kind}`;
const userIdLength = 36;
export function unsubscribedBy(id: string): { userId: string; kind: NotificationKind } | null {
  const kind = notificationKinds.find((one) => one === id.slice(userIdLength + 1));
  return kind ? { userId: id.slice(0, userIdLength), kind } : null;
}
