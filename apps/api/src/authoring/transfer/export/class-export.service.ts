import { createHash } from 'node:crypto';
import { screens } from '@sinau/contracts';
import { classExportFormats, type ClassExportFormat } from '@sinau/contracts/authoring/transfer/class-export.rules';
import type { ClassExport } from '@sinau/contracts/authoring/transfer/class-export.schemas';
import type { ImportOutcome } from '@sinau/contracts/authoring/transfer/class-import.rules';
import { inJakarta } from '@sinau/format/calendar';
import type { Partner } from '../../../platform/actor.ts';
import { sizeOfZip, type Archive } from '../../../platform/archive.ts';
import type { Deps } from '../../../platform/deps.ts';
import { required } from '../../../platform/required.ts';
import type { Links } from '../../../study/question/index.ts';
import { findClassToBackUp, type ClassToBackUp } from '../backup/class-backup.queries.ts';
import { outlineOf } from '../backup/class-outline.ts';
import { createClassAddresses } from '../class-address.ts';
import { createClassFiles, inMemory } from '../class-files.ts';
import { packageOf, type CoursePackage } from './course-package.ts';

export type ClassExportService = ReturnType<typeof createClassExportService>;

const names: Record<ClassExportFormat, string> = { 'common-cartridge': 'common-cartridge', scorm: 'scorm-1.2' };

/** Canvas and others offer only files of this name for an import of a cartridge. */
const cartridgeFormat = { extension: 'imscc', type: 'application/vnd.ims.imsccv1p3' };

/** Writers are loaded when a class leaves, which is seldom. */
const writers = {
  'common-cartridge': async () => (await import('./common-cartridge-writer.ts')).createCartridgeWriter,
  scorm: async () => (await import('./scorm-writer.ts')).createScormWriter,
};

/** Writes classes as packages of other systems, while they are downloaded. */
export function createClassExportService(deps: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const { db, env } = deps;
  const { locateAll } = createClassFiles(deps);
  const addresses = createClassAddresses(deps, 'class-export', 'class_export_expired');

  const write = async (
    row: ClassToBackUp,
    format: ClassExportFormat,
  ): Promise<CoursePackage & { archive: Archive }> => {
    const noted = new Set<string>();
    const noting: Links = { file: (id) => (noted.add(id), id), question: () => null };
    outlineOf(row, [], noting);
    const { found, lost } = await locateAll([...noted], row.updatedAt);
    const files = new Map([...found.values()].map((file) => [file.media.path, file]));
    const outline = outlineOf(row, [], { file: (id) => found.get(id)?.media.id ?? null, question: () => null });
    const context = {
      media: new Map([...found.values()].map(({ media }) => [media.id, media])),
      publicUrl: env.PUBLIC_URL,
      classUrl: env.PUBLIC_URL + screens.classAccess(row.slug),
    };
    const createWriter = await writers[format]();
    const written = await packageOf(outline, context, createWriter(outline.class, context));
    const lines = lost.map((title) => ({
      outcome: 'left-out' as const,
      section: null,
      title,
      type: null,
      notes: ['Berkas ini sudah hilang'],
    }));
    const texts = [...written.texts].map(([path, text]) => [path, Buffer.from(text)] as const);
    const hash = createHash('sha256');
    for (const [path, content] of texts) hash.update(`${path}\n${content.length}\n`).update(content);
    for (const { path, size } of written.media) hash.update(`${path}\n${size}\n`);
    return {
      ...written,
      lines: [...written.lines, ...lines],
      archive: {
        name: `${names[format]}-${row.slug}-${inJakarta(row.updatedAt, 'YYYY-MM-DD')}`,
        ...(format === 'common-cartridge' && { format: cartridgeFormat }),
        files: [
          ...texts.map(([path, content]) => inMemory(path, content)),
          ...written.media.map(({ path, size }) => ({ path, size, isCompact: true, open: files.get(path)!.open })),
        ],
        repeatable: { tag: hash.digest('base64url'), modifiedAt: row.updatedAt },
      },
    };
  };

  return {
    async offer(
      actor: Partner,
      { id: ref, format }: { readonly id: string; readonly format: ClassExportFormat },
    ): Promise<ClassExport> {
      const row = required(await findClassToBackUp(db, actor, ref));
      const { archive, lines, lessonCount, holdsAnswers } = await write(row, format);
      const count = (outcome: ImportOutcome) => lines.filter((line) => line.outcome === outcome).length;
      return {
        ...addresses.sign({ classId: row.id, userId: actor.id, form: format }),
        bytes: sizeOfZip(archive.files, row.updatedAt)!,
        counts: {
          taken: count('taken'),
          changed: count('changed'),
          leftOut: count('left-out'),
          lessons: lessonCount,
        },
        holdsAnswers,
        lines: [...lines],
      };
    },

    async archive({ token }: { readonly token: string }): Promise<Archive> {
      const { classId, reach, form } = await addresses.read(token);
      const format = required(classExportFormats.find((one) => one === form));
      return (await write(required(await findClassToBackUp(db, reach, classId)), format)).archive;
    },
  };
}
