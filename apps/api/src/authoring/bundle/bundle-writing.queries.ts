import { approvalStates, isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { BundleSnapshot } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';
import type { WorkingBundle } from './written-bundle.queries.ts';

export type BundleWhere = Prisma.BundleWhereInput;

export const ownBundle = ({ mitraId }: { mitraId: string }, ref: string) =>
  ({ ...byRef(ref), mitraId }) satisfies BundleWhere;

const editable = approvalStates.filter(isEditable);

const stateColumns = {
  id: true,
  title: true,
  slug: true,
  description: true,
  thumbnail: true,
  categoryId: true,
  salePrice: true,
  working: true,
  revision: true,
  updatedAt: true,
  statusApprove: true,
  publishedAt: true,
  archiveAt: true,
  reviewerId: true,
  suspendedAt: true,
  suspensionReason: true,
  mitraStopId: true,
  mitraId: true,
  mitra: { select: { status: true } },
  createdBy: { select: { fullname: true, email: true, deactivatedAt: true } },
  items: { orderBy: { position: 'asc' }, select: { classId: true, reason: true } },
} satisfies Prisma.BundleSelect;
export type BundleState = Prisma.BundleGetPayload<{ select: typeof stateColumns }>;

/**
 * Locks a bundle until the transaction ends, so that of two concurrent commands the second sees the changes of the
 * first.
 */
export async function lockBundle(tx: Db, where: BundleWhere): Promise<BundleState | null> {
  const found = await tx.bundle.findFirst({ where, select: { id: true } });
  if (!found) return null;
  await tx.$queryRaw`SELECT FROM "Bundle" WHERE id = ${found.id}::uuid FOR NO KEY UPDATE`;
  return tx.bundle.findUnique({ where: found, select: stateColumns });
}

export const isBundleEditable = ({ statusApprove }: Pick<BundleState, 'statusApprove'>) =>
  editable.includes(statusApprove);

export const workingOf = ({ working, items, title, description, thumbnail, categoryId }: BundleState): WorkingBundle =>
  working
    ? // Earlier ones have no reasons.
      { reasons: {}, ...(working as unknown as Omit<WorkingBundle, 'reasons'>) }
    : {
        title,
        description,
        thumbnail,
        categoryId,
        classIds: items.map(({ classId }) => classId),
        reasons: Object.fromEntries(items.map(({ classId, reason }) => [classId, reason])),
      };

/** The classes of a bundle in their order, and why each belongs to it. */
interface Held {
  readonly classIds: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
}

const itemsOf = ({ classIds, reasons }: Held) =>
  classIds.map((classId, position) => ({ classId, position, reason: reasons[classId] ?? '' }));

export const insertBundle = (
  tx: Db,
  { classIds = [], reasons = {}, ...fields }: Prisma.BundleUncheckedCreateInput & Partial<Held>,
) =>
  tx.bundle.create({
    data: { ...fields, items: { create: itemsOf({ classIds, reasons }) } },
    select: { id: true },
  });

/** Updates a fact such as the price or the archive: an editor's text stays as current as it was. */
export const updateBundleFact = (tx: Db, id: string, fields: Prisma.BundleUncheckedUpdateInput) =>
  tx.bundle.update({ where: { id }, data: fields, select: { id: true } });

/** Updates fields that an editor shows, and raises the revision. */
export const updateBundle = (tx: Db, id: string, fields: Prisma.BundleUncheckedUpdateInput) =>
  updateBundleFact(tx, id, { ...fields, revision: { increment: 1 } });

/** Stores the differences from the published version; null if there are none. */
export const updateWorkingBundle = (tx: Db, id: string, working: WorkingBundle | null) =>
  updateBundle(tx, id, { working: working ? (working as unknown as Prisma.InputJsonObject) : Prisma.DbNull });

export async function replaceItems(tx: Db, bundleId: string, held: Held) {
  await tx.bundleItem.deleteMany({ where: { bundleId } });
  await tx.bundleItem.createMany({ data: itemsOf(held).map((item) => ({ bundleId, ...item })) });
}

/** Counts the classes that are published programs of the mitra. */
export const countChoosable = (db: Db, mitraId: string, ids: readonly string[]) =>
  db.class.count({ where: { id: { in: [...ids] }, mitraId, kind: 'program', publishedAt: { not: null } } });
export const countTopics = (db: Db, id: string) => db.category.count({ where: { id } });

export const insertBundleTransition = (
  tx: Db,
  {
    snapshot,
    ...transition
  }: Omit<Prisma.BundleTransitionUncheckedCreateInput, 'snapshot'> & { snapshot: BundleSnapshot },
) => tx.bundleTransition.create({ data: { ...transition, snapshot: snapshot as unknown as Prisma.InputJsonObject } });

/** Deletes a bundle without orders. Returns whether it did. */
export async function deleteUnorderedBundle(tx: Db, id: string) {
  const { count } = await tx.bundle.deleteMany({ where: { id, orderLines: { none: {} } } });
  return count === 1;
}
