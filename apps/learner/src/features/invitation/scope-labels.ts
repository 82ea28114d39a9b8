import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';

/** Labels of an instructor's scopes, as they read them before they accept. */
export const scopeLabels: Record<InstructorScope, string> = {
  edit: 'Menyunting materi kelas',
  grade: 'Menilai tugas dan menjawab diskusi',
  report: 'Melihat laporan peserta',
};
