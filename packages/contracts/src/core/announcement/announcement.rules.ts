import type { FormRules } from '../../form-rules.ts';

/** What participants are told. */
export const announcementRules = {
  title: { kind: 'text', min: 5, max: 120, missing: 'Tulis judul pengumuman' },
  content: { kind: 'text', min: 10, max: 3_000, missing: 'Tulis isi pengumuman' },
} as const satisfies FormRules;

/** So many announcements may be sent to a class within a day. */
export const announcementsADay = 5;
