import type { QueryOf } from '@sinau/contracts';
import type { staffEndpoints } from '@sinau/contracts/backoffice/staff/staff.endpoints';
import type { StaffRole } from '@sinau/contracts/core/auth/staff.rules';
import type { Db, Prisma } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';

const select = {
  id: true,
  fullname: true,
  email: true,
  avatar: true,
  staffRoles: true,
  createdAt: true,
  authenticator: { select: { activatedAt: true } },
  passkeys: { select: { id: true }, take: 1 },
} satisfies Prisma.UserSelect;
export type StaffRow = Prisma.UserGetPayload<{ select: typeof select }>;

type StaffQuery = QueryOf<typeof staffEndpoints.list>;
const staffList = prismaList<StaffQuery, Prisma.UserWhereInput, Prisma.UserOrderByWithRelationInput>({
  keyword: (typed) => [{ fullname: typed }, { email: typed }],
  sort: {
    fullname: (fullname) => ({ fullname }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (updatedAt) => ({ updatedAt }),
  },
  filter: {},
  fallback: [['fullname', 'asc']],
  tieBreak: { id: 'asc' },
});
export function findStaff(db: Db, query: StaffQuery) {
  const { where, ...page } = staffList(query, { isOperator: true, deactivatedAt: null });
  return readPage(db.user.findMany({ where, ...page, select }), db.user.count({ where }));
}

export const findOpenAccount = (db: Db, who: { id: string } | { email: string }) =>
  db.user.findFirst({ where: { ...who, deactivatedAt: null }, select });

export const updateRoles = (tx: Db, id: string, staffRoles: readonly StaffRole[]) =>
  tx.user.update({ where: { id }, data: { staffRoles: [...staffRoles] }, select });

export const findAccount = (db: Db, email: string) =>
  db.user.findUnique({ where: { email }, select: { id: true, deactivatedAt: true } });
export const insertAccount = (
  db: Db,
  account: { email: string; fullname: string; passwordHash: string; emailVerifiedAt: Date },
) => db.user.create({ data: account, select: { id: true } });
