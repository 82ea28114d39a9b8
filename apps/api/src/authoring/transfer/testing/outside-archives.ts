import { writeFileSync } from 'node:fs';
import { backupBounds } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { openUploadedArchive } from '../../../core/media/index.ts';
import { archiveOfEntries, tarGzOf, withWorkFile } from '../../../testing/archives.ts';
import { readArchive } from '../import/read-archive.ts';
import { planOutline } from '../import/plan-outline.ts';

export type ArchiveContent = Readonly<Record<string, Buffer | string>>;

export const zipped = (files: ArchiveContent) =>
  archiveOfEntries(Object.entries(files).map(([name, content]) => ({ name, content, method: 8 })));
export const tarred = (files: ArchiveContent) =>
  tarGzOf(Object.entries(files).map(([name, content]) => ({ name, content })));

/** Plans an archive without an application; its refusals are thrown. */
export const plannedOf = (content: Buffer) =>
  withWorkFile(async (path) => {
    writeFileSync(path, content);
    const options = { maxEntries: backupBounds.maxEntries, withWorkFile, hasRoom: async () => true };
    return openUploadedArchive(path, options, async (archive) => {
      const { source, raw } = await readArchive(archive);
      const sizeOf = (file: string) => archive.files.get(file)?.size ?? null;
      const { outline, lines } = planOutline(raw, {
        now: new Date('2026-12-01T00:00:00.000Z'),
        topics: new Set(),
        sizeOf,
      });
      const all = outline.sections.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson));
      return { source, outline, lines, lessons: all, told: lines.filter(({ outcome }) => outcome !== 'taken') };
    });
  });
