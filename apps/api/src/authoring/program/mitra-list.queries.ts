import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { Condition } from '@sinau/contracts/list-query';
import type { ClassKind } from '../../generated/prisma/enums.ts';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { readPage, type containing, type Direction } from '../../platform/list.ts';
import { mitraBriefColumns } from '../../storefront/catalog/index.ts';

/** Columns of a class in the lists of a mitra. */
export const mitraClassColumns = {
  id: true,
  code: true,
  format: true,
  title: true,
  slug: true,
  thumbnail: true,
  salePrice: true,
  statusApprove: true,
  archiveAt: true,
  updatedAt: true,
  participantCount: true,
  hasChanges: true,
  startsAt: true,
  endsAt: true,
  _count: { select: { workingLessons: true } },
  ratingAverage: true,
  ratingCount: true,
  mitra: { select: mitraBriefColumns },
  educators: { orderBy: { position: 'asc' }, select: { id: true, name: true, title: true, photo: true } },
} satisfies Prisma.ClassSelect;

export type MitraClassRow = Prisma.ClassGetPayload<{ select: typeof mitraClassColumns }>;

interface DraftRow {
  id: string;
  kind: ClassKind;
  salePrice: number | null;
  title: string;
  description: string;
  about: string;
  thumbnail: string | null;
  categoryId: string | null;
  hasComplete: boolean;
  hasUnfinished: boolean;
}
/** Finds what the checklist of a submission asks of each class. */
export const findDrafts = (db: Db, ids: readonly string[]) => db.$queryRaw<DraftRow[]>`
  SELECT c.id, c.kind::text, c."salePrice", w.title, w.description, w.thumbnail, w."categoryId",
    CASE WHEN c.kind = 'webinar' THEN w.about ELSE '' END AS about,
    coalesce(l."hasComplete", FALSE) AS "hasComplete", coalesce(l."hasUnfinished", FALSE) AS "hasUnfinished"
  FROM "Class" c JOIN "WorkingClass" w ON w."classId" = c.id
  CROSS JOIN LATERAL (
    SELECT bool_or("isComplete") AS "hasComplete", bool_or(NOT "isComplete" OR "unfinishedQuestions" > 0) AS "hasUnfinished"
    FROM "WorkingLesson" WHERE "classId" = c.id
  ) l
  WHERE c.id = ANY(${ids}::uuid[])`;

/** Limits to the classes in a state, as it is shown to their makers. */
const inState = (state: MakerState): Prisma.ClassWhereInput =>
  state === 'publish' || state === 'changed'
    ? { statusApprove: 'publish', hasChanges: state === 'changed' }
    : { statusApprove: state };
const inStates = (states: Condition<MakerState>): Prisma.ClassWhereInput => {
  if (typeof states === 'string') return inState(states);
  if (Array.isArray(states)) return { OR: states.map(inState) };
  return states.ne ? { NOT: inState(states.ne) } : {};
};

/** Search, order and filters of the lists of programs and webinars. */
export const mitraList = {
  keyword: (title: ReturnType<typeof containing>) => [{ title }],
  sort: {
    createdAt: (createdAt: Direction) => ({ createdAt }),
    updatedAt: (updatedAt: Direction) => ({ updatedAt }),
    title: (title: Direction) => ({ title }),
    salePrice: (salePrice: Direction) => ({ salePrice }),
  },
  filter: { statusApprove: inStates },
  fallback: [['updatedAt', 'desc']] as ['updatedAt', 'desc'][],
  tieBreak: { id: 'desc' as const },
};

/** The classes of a kind that a partner reaches, either the archived ones or the others. */
export const findMitraClasses =
  <Query>(kind: ClassKind, list: (query: Query, scope: Prisma.ClassWhereInput) => MitraPage) =>
  (db: Db, partner: Reach, query: Query, isArchived: boolean) => {
    const scope = { kind, ...reachedBy(partner), archiveAt: isArchived ? { not: null } : null };
    const { where, ...page } = list(query, scope);
    return readPage(db.class.findMany({ where, ...page, select: mitraClassColumns }), db.class.count({ where }));
  };
type MitraPage = Required<Pick<Prisma.ClassFindManyArgs, 'skip' | 'take'>> & {
  where: Prisma.ClassWhereInput;
  orderBy: Prisma.ClassOrderByWithRelationInput[];
};
