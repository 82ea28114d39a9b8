import type { ClassOutline } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { ImportSourceName, ImportState } from '@sinau/contracts/authoring/transfer/class-import.rules';
import type { ImportPlan } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { QueryOf } from '@sinau/contracts';
import type { transferEndpoints } from '@sinau/contracts/authoring/transfer/transfer.endpoints';
import type { MitraId } from '../../../platform/actor.ts';
import type { Db, Prisma } from '../../../platform/db.ts';
import { prismaList, readPage } from '../../../platform/list.ts';

const columns = {
  id: true,
  name: true,
  state: true,
  source: true,
  percent: true,
  failure: true,
  plan: true,
  createdAt: true,
  mediaId: true,
  class: { select: { id: true, slug: true, kind: true } },
} satisfies Prisma.ClassImportSelect;
type Row = Prisma.ClassImportGetPayload<{ select: typeof columns }>;
export type ImportRow = Omit<Row, 'plan' | 'source'> & {
  plan: ImportPlan | null;
  source: ImportSourceName | null;
};
const pastColumns = {
  id: true,
  name: true,
  state: true,
  source: true,
  failure: true,
  createdAt: true,
  class: { select: { id: true, slug: true, kind: true } },
} satisfies Prisma.ClassImportSelect;
export type PastImportRow = Prisma.ClassImportGetPayload<{ select: typeof pastColumns }>;

type ImportsQuery = QueryOf<typeof transferEndpoints.imports>;
const importList = prismaList<ImportsQuery, Prisma.ClassImportWhereInput, Prisma.ClassImportOrderByWithRelationInput>({
  sort: { createdAt: (createdAt) => ({ createdAt }), updatedAt: (createdAt) => ({ createdAt }) },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findImports(db: Db, mitraId: MitraId, query: ImportsQuery) {
  const { where, ...page } = importList(query, { mitraId });
  return readPage(db.classImport.findMany({ where, ...page, select: pastColumns }), db.classImport.count({ where }));
}

const typed = (row: Row) => row as unknown as ImportRow;

export async function findImport(db: Db, where: { id: string; mitraId: string }) {
  const row = await db.classImport.findFirst({ where, select: columns });
  return row && typed(row);
}

/** Begins an import of an archive, unless there is one; returns its id, and whether it is new. */
export async function insertImport(tx: Db, data: Prisma.ClassImportUncheckedCreateInput & { mediaId: string }) {
  const known = await tx.classImport.findUnique({ where: { mediaId: data.mediaId }, select: { id: true } });
  if (known) return { id: known.id, isNew: false };
  const { id } = await tx.classImport.create({ data, select: { id: true } });
  return { id, isNew: true };
}

/** Moves an import from one of these states to another. Of two concurrent calls, one succeeds. */
export async function updateImportState(
  db: Db,
  where: { id: string; mitraId?: string; state: { in: ImportState[] } },
  data: { state: ImportState } & Pick<Prisma.ClassImportUncheckedUpdateManyInput, 'failure' | 'percent' | 'classId'>,
) {
  const { count } = await db.classImport.updateMany({ where, data });
  return count === 1;
}
export const updatePercent = (db: Db, id: string, percent: number) =>
  db.classImport.updateMany({ where: { id, state: 'making' }, data: { percent } });

interface Planned {
  readonly source: ImportSourceName;
  readonly outline: ClassOutline;
  readonly plan: ImportPlan;
  readonly failure: string | null;
}
/** Stores a plan, unless the import was dropped meanwhile. */
export const updatePlan = (db: Db, id: string, { outline, plan, ...fields }: Planned) =>
  db.classImport.updateMany({
    where: { id, state: { in: ['reading', 'making'] } },
    data: {
      ...fields,
      state: 'planned',
      percent: 0,
      outline: outline as unknown as Prisma.InputJsonObject,
      plan: plan as unknown as Prisma.InputJsonObject,
    },
  });

/** Finds an import in a state, with all that its jobs need. */
export async function findImportIn(db: Db, id: string, state: 'reading' | 'making') {
  const row = await db.classImport.findFirst({
    where: { id, state },
    include: { media: true, files: { where: { media: { state: { in: ['stored', 'preparing'] } } } } },
  });
  return row && { ...row, outline: row.outline as unknown as ClassOutline | null };
}
export type ImportAtWork = NonNullable<Awaited<ReturnType<typeof findImportIn>>>;

/** Notes a file of an import; one that a killed run did not finish storing is replaced. */
export const insertImportFile = (tx: Db, importId: string, localId: string, mediaId: string) =>
  tx.classImportFile.upsert({
    where: { importId_localId: { importId, localId } },
    create: { importId, localId, mediaId },
    update: { mediaId },
  });

/** Locks an import that is being made; false if another run has ended it. */
export async function lockMaking(tx: Db, id: string) {
  const rows = await tx.$queryRaw<object[]>`
    SELECT FROM "ClassImport" WHERE id = ${id}::uuid AND state = 'making' FOR UPDATE`;
  return rows.length === 1;
}

export const findLessonIdsOf = (db: Db, classId: string, mitraId: string) =>
  db.class.findFirst({
    where: { id: classId, mitraId },
    select: {
      id: true,
      slug: true,
      workingSections: {
        orderBy: { position: 'asc' },
        select: { lessons: { orderBy: { position: 'asc' }, select: { id: true } } },
      },
    },
  });

export const deleteImport = (db: Db, where: { id: string; mitraId: string }) =>
  db.classImport.deleteMany({ where: { ...where, state: { not: 'making' } } });
export const deleteImportsBefore = (db: Db, before: Date) =>
  db.classImport.deleteMany({ where: { createdAt: { lt: before }, state: { not: 'making' } } });
