import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { PortfolioUpdate } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import type { portfolioEndpoints } from '@sinau/contracts/study/portfolio/portfolio.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const entryColumns = {
  id: true,
  title: true,
  isShown: true,
  createdAt: true,
  version: {
    select: {
      submission: {
        select: {
          id: true,
          class: { select: { title: true, slug: true, isForSale: true } },
          session: { select: { lesson: { select: { type: true } } } },
        },
      },
    },
  },
} satisfies Prisma.PortfolioEntrySelect;
export type EntryRow = Prisma.PortfolioEntryGetPayload<{ select: typeof entryColumns }>;

const workColumns = {
  ...entryColumns,
  userId: true,
  user: { select: { id: true, slug: true, fullname: true, avatar: true } },
  content: true,
  link: true,
  hiddenReason: true,
  files: { orderBy: { position: 'asc' }, select: { media: true } },
  version: {
    select: {
      ...entryColumns.version.select,
      content: true,
      files: { orderBy: { position: 'asc' }, select: { media: true } },
    },
  },
} satisfies Prisma.PortfolioEntrySelect;
export type WorkRow = Prisma.PortfolioEntryGetPayload<{ select: typeof workColumns }>;

/** The newest submitted version of a user's submission, with what decides whether it may be saved. */
export async function findPortfolioCandidate(db: Db, userId: UserId, submissionId: string) {
  const row = await db.submission.findFirst({
    where: { id: submissionId, session: { participant: { userId } } },
    select: {
      state: true,
      session: { select: { lesson: { select: { title: true, setting: true } } } },
      versions: {
        where: { submittedAt: { not: null } },
        orderBy: { number: 'desc' },
        take: 1,
        select: { id: true },
      },
    },
  });
  const [version] = row?.versions ?? [];
  if (!row || !version) return null;
  const { title, setting } = row.session.lesson;
  const { saveToArchive = false } = setting as { saveToArchive?: boolean };
  return { versionId: version.id, title, isOffered: row.state === 'passed' && saveToArchive };
}

/** Does nothing for a version that is saved already. */
export const insertEntryOnce = (db: Db, entry: Prisma.PortfolioEntryCreateManyInput) =>
  db.portfolioEntry.createMany({ data: [entry], skipDuplicates: true });

export const findEntryOfVersion = (db: Db, versionId: string) =>
  db.portfolioEntry.findUnique({ where: { versionId }, select: entryColumns });

/** A work made outside the platform. */
export const insertWork = (db: Db, entry: Prisma.PortfolioEntryUncheckedCreateInput) =>
  db.portfolioEntry.create({ data: entry, select: entryColumns });

export const findOwnWork = (db: Db, userId: UserId, id: string) =>
  db.portfolioEntry.findFirst({ where: { id, userId }, select: { ...workColumns, versionId: true } });

export async function updateWork(
  db: Db,
  userId: string,
  id: string,
  { title, content, link, isShown }: Omit<PortfolioUpdate, 'fileIds'>,
) {
  const data = { title, content, link, isShown } as Prisma.PortfolioEntryUpdateManyMutationInput;
  await db.portfolioEntry.updateMany({ where: { id, userId }, data });
}

/** Locks a work until the transaction ends, so that its files change one after another. */
export const lockWork = (db: Db, id: string) =>
  db.$queryRaw`SELECT 1 FROM "PortfolioEntry" WHERE id = ${id}::uuid FOR UPDATE`;

export async function findFileIds(db: Db, entryId: string) {
  const rows = await db.portfolioFile.findMany({ where: { entryId }, select: { mediaId: true } });
  return rows.map(({ mediaId }) => mediaId);
}

/** Number of these that are files of the user without a record so far; from now on they have one. */
export async function attachFiles(db: Db, userId: string, ids: readonly string[], now: Date) {
  const { count } = await db.media.updateMany({
    where: { id: { in: [...ids] }, uploaderId: userId, purpose: 'submission', state: 'stored', attachedAt: null },
    data: { attachedAt: now },
  });
  return count;
}

export async function replaceFiles(db: Db, entryId: string, ids: readonly string[]) {
  await db.portfolioFile.deleteMany({ where: { entryId } });
  await db.portfolioFile.createMany({ data: ids.map((mediaId, position) => ({ entryId, mediaId, position })) });
}

/** A work of a user whose account is open; a hidden one only for its author. */
export const findWork = (db: Db, viewerId: string | null, id: string) =>
  db.portfolioEntry.findFirst({
    where: {
      id,
      user: { deactivatedAt: null },
      OR: [{ hiddenAt: null }, { userId: { in: viewerId ? [viewerId] : [] } }],
    },
    select: workColumns,
  });

/** Hides a work, or shows it again; returns its title, or null if it was so already. */
export async function updateWorkHidden(tx: Db, id: string, hidden: { hiddenAt: Date; hiddenReason: string } | null) {
  const [row] = await tx.portfolioEntry.updateManyAndReturn({
    where: { id, hiddenAt: hidden ? null : { not: null } },
    data: hidden ?? { hiddenAt: null, hiddenReason: null },
    select: { title: true, user: { select: { fullname: true } } },
  });
  return row ?? null;
}

type MineQuery = QueryOf<typeof portfolioEndpoints.mine>;
const ownList = prismaList<MineQuery, Prisma.PortfolioEntryWhereInput, Prisma.PortfolioEntryOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: {
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (createdAt) => ({ createdAt }),
    title: (title) => ({ title }),
  },
  filter: {
    submissionId: (condition) => ({ version: { submissionId: conditionOf(condition) as Prisma.UuidFilter } }),
  },
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findEntries(db: Db, userId: string, query: MineQuery) {
  const { where, ...page } = ownList(query, { userId });
  return readPage(
    db.portfolioEntry.findMany({ where, ...page, select: entryColumns }),
    db.portfolioEntry.count({ where }),
  );
}

type ListQuery = QueryOf<typeof portfolioEndpoints.list>;
const shownList = prismaList<ListQuery, Prisma.PortfolioEntryWhereInput, Prisma.PortfolioEntryOrderByWithRelationInput>(
  {
    keyword: (title) => [{ title }],
    sort: {
      createdAt: (createdAt) => ({ createdAt }),
      updatedAt: (createdAt) => ({ createdAt }),
      title: (title) => ({ title }),
    },
    filter: { userId: (userId) => ({ userId }) },
    fallback: [['createdAt', 'desc']],
    tieBreak: { id: 'desc' },
  },
);
export function findShownEntries(db: Db, query: ListQuery) {
  const { where, ...page } = shownList(query, { isShown: true, hiddenAt: null, user: { deactivatedAt: null } });
  return readPage(
    db.portfolioEntry.findMany({ where, ...page, select: entryColumns }),
    db.portfolioEntry.count({ where }),
  );
}

const classWorkColumns = {
  id: true,
  title: true,
  createdAt: true,
  user: { select: { fullname: true, avatar: true } },
  version: { select: { content: true } },
} satisfies Prisma.PortfolioEntrySelect;
export type ClassWorkRow = Prisma.PortfolioEntryGetPayload<{ select: typeof classWorkColumns }>;

/** Finds the newest works that were passed in a class and are shown, by people whose profiles are. */
export const findClassWorks = (db: Db, classId: string, take: number): Promise<ClassWorkRow[]> =>
  db.portfolioEntry.findMany({
    where: {
      isShown: true,
      hiddenAt: null,
      user: { deactivatedAt: null, profileHiddenAt: null },
      version: { submission: { classId, state: 'passed' } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: classWorkColumns,
  });

export async function deleteEntry(db: Db, userId: UserId, id: string) {
  const { count } = await db.portfolioEntry.deleteMany({ where: { id, userId } });
  return count === 1;
}
