import type { QueryOf } from '@sinau/contracts';
import type { RiskSign } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import type { operatorEndpoints } from '@sinau/contracts/backoffice/operator/operator.endpoints';
import type { Condition } from '@sinau/contracts/list-query';
import type { Db, Prisma } from '../../platform/db.ts';
import { isYes, prismaList, readPage } from '../../platform/list.ts';

const columns = {
  id: true,
  number: true,
  publishedAt: true,
  publishedBy: { select: { id: true, fullname: true } },
  isUnreviewed: true,
  riskSigns: true,
  lookedAt: true,
  lookedBy: { select: { id: true, fullname: true } },
  class: {
    select: {
      id: true,
      title: true,
      slug: true,
      thumbnail: true,
      suspendedAt: true,
      mitra: { select: { name: true } },
    },
  },
} satisfies Prisma.ClassVersionSelect;

/** Limits to publications that bear a risk sign, any of several, or not the one. */
function hasRisk(signs: Condition<RiskSign>): Prisma.ClassVersionWhereInput {
  if (typeof signs === 'string') return { riskSigns: { has: signs } };
  if (Array.isArray(signs)) return { riskSigns: { hasSome: signs } };
  return signs.ne ? { NOT: { riskSigns: { has: signs.ne } } } : {};
}

type PublicationQuery = QueryOf<typeof operatorEndpoints.publications>;
const publicationList = prismaList<
  PublicationQuery,
  Prisma.ClassVersionWhereInput,
  Prisma.ClassVersionOrderByWithRelationInput
>({
  keyword: (text) => [{ class: { title: text } }, { class: { mitra: { name: text } } }],
  sort: {
    publishedAt: (publishedAt) => ({ publishedAt }),
    createdAt: (publishedAt) => ({ publishedAt }),
    updatedAt: (publishedAt) => ({ publishedAt }),
  },
  filter: {
    isFirst: (condition) => ({ number: isYes(condition) ? 1 : { gt: 1 } }),
    // Versions that were reviewed before need no look.
    isLooked: (condition) =>
      isYes(condition)
        ? { OR: [{ isUnreviewed: false }, { lookedAt: { not: null } }] }
        : { isUnreviewed: true, lookedAt: null },
    risk: hasRisk,
  },
  fallback: [['publishedAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export function findPublications(db: Db, query: PublicationQuery) {
  const { where, ...page } = publicationList(query, {});
  return readPage(db.classVersion.findMany({ where, ...page, select: columns }), db.classVersion.count({ where }));
}
export const findPublication = (db: Db, id: string) => db.classVersion.findUnique({ where: { id }, select: columns });
/** Marks a publication as looked at; returns whether this was the first look. */
export async function updateLooked(tx: Db, id: string, look: { lookedAt: Date; lookedById: string }) {
  const { count } = await tx.classVersion.updateMany({ where: { id, lookedAt: null }, data: look });
  return count === 1;
}
export type PublicationRow = NonNullable<Awaited<ReturnType<typeof findPublication>>>;
