import { approvalStates, isEditable, type ApprovalState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import type { ClassSnapshot } from './snapshot.queries.ts';

/**
 * Condition that names a class. For a partner it includes the mitra, so that the class of another mitra is not found.
 */
export type ClassWhere = Prisma.ClassWhereInput;

const editable = approvalStates.filter(isEditable);

const stateColumns = {
  id: true,
  title: true,
  slug: true,
  statusApprove: true,
  archiveAt: true,
  reviewerId: true,
  mitraId: true,
  mitra: { select: { status: true } },
  createdBy: { select: { fullname: true, email: true, deactivatedAt: true } },
} satisfies Prisma.ClassSelect;
export const findClassState = (db: Db, where: ClassWhere) => db.class.findFirst({ where, select: stateColumns });
export type ClassState = NonNullable<Awaited<ReturnType<typeof findClassState>>>;

export const lockClass = (tx: Db, id: string) =>
  tx.$queryRaw`SELECT FROM "Class" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;

/**
 * Moves a class from the state that was read to the next, unless it is archived. Of two concurrent calls, one succeeds.
 */
export async function updateClassState(
  db: Db,
  { id, statusApprove, reviewerId }: Pick<ClassState, 'id' | 'statusApprove' | 'reviewerId'>,
  change: Prisma.ClassUncheckedUpdateManyInput & { statusApprove: ApprovalState },
) {
  const { count } = await db.class.updateMany({
    where: { id, statusApprove, reviewerId, archiveAt: null },
    data: change,
  });
  return count === 1;
}

/** Archives or restores a class, unless it is under review. Of two concurrent calls, one succeeds. */
export async function updateClassArchived(db: Db, { id, archiveAt }: ClassState, now: Date) {
  const { count } = await db.class.updateMany({
    where: { id, archiveAt, statusApprove: { in: editable } },
    data: { archiveAt: archiveAt ? null : now },
  });
  return count === 1;
}

/** Version of the class that its editor read: anything newer is refused. */
export interface Claim {
  revision?: number | undefined;
  /** Time that also increases with the contents of lessons. */
  updatedAt?: string | undefined;
}

/** Locks an editable class and records the change; null if there is none, or it has a newer revision. */
export async function updateClassEdited(
  db: Db,
  where: ClassWhere,
  { revision, updatedAt, isContentOnly }: Claim & { isContentOnly: boolean },
) {
  const [claimed] = await db.class.updateManyAndReturn({
    where: {
      ...where,
      statusApprove: { in: editable },
      ...(revision !== undefined && { revision }),
      ...(updatedAt !== undefined && { updatedAt }),
    },
    data: isContentOnly ? { updatedAt: new Date() } : { revision: { increment: 1 } },
    select: {
      id: true,
      title: true,
      description: true,
      kind: true,
      format: true,
      thumbnail: true,
      categoryId: true,
      salePrice: true,
      normalPrice: true,
      promotionEndsAt: true,
      statusApprove: true,
      hasChanges: true,
      archiveAt: true,
      allowsNewsWriting: true,
      revision: true,
    },
  });
  return claimed ?? null;
}
/** Records whether the working version of a published class differs from the live one. */
export const updateHasChanges = (db: Db, id: string, hasChanges: boolean) =>
  db.class.update({ where: { id }, data: { hasChanges } });
export type ClaimedClass = NonNullable<Awaited<ReturnType<typeof updateClassEdited>>>;

export const insertTransition = (
  db: Db,
  transition: {
    classId: string;
    actorId: string | null;
    from: ApprovalState;
    to: ApprovalState;
    reason?: string;
    snapshot: ClassSnapshot;
  },
) =>
  db.classTransition.create({
    data: { ...transition, snapshot: transition.snapshot as unknown as Prisma.InputJsonObject },
  });

/**
 * Finds the class that an id of a section or lesson belongs to, in any version and also if it was removed; null if it
 * is free.
 */
export async function findIdHolder(db: Db, id: string) {
  const tables = ['WorkingSection', 'WorkingLesson', 'Section', 'Lesson', 'RemovedNode'].map(
    (table) => Prisma.sql`SELECT "classId" FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id}::uuid`,
  );
  const [row] = await db.$queryRaw<{ classId: string }[]>`${Prisma.join(tables, ' UNION ALL ')} LIMIT 1`;
  return row?.classId ?? null;
}
