import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';

/** What an instructor will do, as they read it before they accept. */
export const scopeLabels: Record<InstructorScope, string> = {
  edit: 'Menyunting materi kelas',
  grade: 'Menilai tugas dan menjawab diskusi',
  report: 'Melihat laporan peserta',
};
