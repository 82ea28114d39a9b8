import type { QueryOf } from '@sinau/contracts';
import type { portfolioEndpoints } from '@sinau/contracts/portfolio/portfolio.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const entryColumns = {
  id: true,
  title: true,
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
  user: { select: { fullname: true, avatar: true } },
  version: {
    select: {
      ...entryColumns.version.select,
      content: true,
      files: { orderBy: { position: 'asc' }, select: { media: true } },
    },
  },
} satisfies Prisma.PortfolioEntrySelect;
export type WorkRow = Prisma.PortfolioEntryGetPayload<{ select: typeof workColumns }>;

/** The newest version that a user handed in of a submission, with what decides whether it may be kept. */
export async function findKeepable(db: Db, userId: string, submissionId: string) {
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

/** Does nothing for a version that is kept already. */
export const insertEntryOnce = (db: Db, entry: { userId: string; versionId: string; title: string; createdAt: Date }) =>
  db.portfolioEntry.createMany({ data: [entry], skipDuplicates: true });

export const findEntryOfVersion = (db: Db, versionId: string) =>
  db.portfolioEntry.findUnique({ where: { versionId }, select: entryColumns });

/** A work of somebody whose account is open. */
export const findWork = (db: Db, id: string) =>
  db.portfolioEntry.findFirst({ where: { id, user: { deactivatedAt: null } }, select: workColumns });

type MineQuery = QueryOf<typeof portfolioEndpoints.mine>;
const ownList = prismaList<MineQuery, Prisma.PortfolioEntryWhereInput, Prisma.PortfolioEntryOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: { createdAt: (createdAt) => ({ createdAt }), title: (title) => ({ title }) },
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

export async function deleteEntry(db: Db, userId: string, id: string) {
  const { count } = await db.portfolioEntry.deleteMany({ where: { id, userId } });
  return count === 1;
}
