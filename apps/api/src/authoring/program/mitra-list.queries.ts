import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { Condition } from '@sinau/contracts/list-query';
import type { Prisma } from '../../platform/db.ts';
import { mitraBriefColumns } from '../../storefront/catalog/index.ts';

/** What the lists of a mitra show of a class. */
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

/** The classes in a state, as their makers are told it. */
const inState = (state: MakerState): Prisma.ClassWhereInput =>
  state === 'publish' || state === 'changed'
    ? { statusApprove: 'publish', hasChanges: state === 'changed' }
    : { statusApprove: state };
export const inStates = (states: Condition<MakerState>): Prisma.ClassWhereInput => {
  if (typeof states === 'string') return inState(states);
  if (Array.isArray(states)) return { OR: states.map(inState) };
  return states.ne ? { NOT: inState(states.ne) } : {};
};
