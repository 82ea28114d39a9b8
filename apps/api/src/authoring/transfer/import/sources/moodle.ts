import type { ImportSource } from '../import-source.ts';

/** Backups of Moodle (`.mbz`). */
export const moodleSource: ImportSource = {
  name: 'moodle',
  recognises: ({ files }) => files.has('moodle_backup.xml'),
  read: async (archive) => (await import('../moodle/read-backup.ts')).readMoodleBackup(archive),
};
