import type { FormRules } from '../../form-rules.ts';

/** Rules of an announcement's text. */
export const announcementRules = {
  title: { kind: 'text', min: 5, max: 120, missing: 'Tulis judul pengumuman' },
  content: { kind: 'text', min: 10, max: 3_000, missing: 'Tulis isi pengumuman' },
} as const satisfies FormRules;

/** Maximum of announcements to a class per day. */
export const announcementsADay = 5;
