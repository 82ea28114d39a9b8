/** Kinds of notifications. */
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
  'moderation',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

interface About {
  readonly label: string;
  readonly description: string;
  /** Some mails are always sent: missing one means to lose a seat, a session or a task. */
  readonly mail: 'optional' | 'always';
  /** Only teachers get these. */
  readonly isForTeachers?: true;
}

/** Name of each kind in settings, mails and the page behind their unsubscribe link. */
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
    description: 'Tentang tugas instruktur dan pendaftaranmu',
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
    description: 'Saat penjualanmu dikembalikan atau dipersoalkan bank, dan kabar kampanye harga',
    mail: 'optional',
    isForTeachers: true,
  },
  legal_change: {
    label: 'Perubahan syarat dan kebijakan',
    description: 'Sebelum versi baru mulai berlaku',
    mail: 'always',
  },
  moderation: {
    label: 'Laporan dan aturan',
    description: 'Jawaban atas laporanmu, dan keputusan tentang yang kamu terbitkan',
    mail: 'always',
  },
};

/** Maximum of ids in one call. */
export const mostNotificationsAtOnce = 100;
/** Number of notifications that the bell shows. */
export const bellSize = 5;

/** Returns the kinds that a user can get: teachers get more. */
export const kindsFor = ({ isMitra }: { isMitra: boolean }) =>
  notificationKinds.filter((kind) => isMitra || !aboutKind[kind].isForTeachers);

/** Id in the token of an unsubscribe link: user and kind, not verified here; the server checks the signature. */
export const unsubscribeIdOf = (userId: string, kind: NotificationKind) => `${userId}_${kind}`;
const userIdLength = 36;
export function unsubscribedBy(id: string): { userId: string; kind: NotificationKind } | null {
  const kind = notificationKinds.find((one) => one === id.slice(userIdLength + 1));
  return kind ? { userId: id.slice(0, userIdLength), kind } : null;
}
