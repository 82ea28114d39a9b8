import type { ApprovalState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { Condition } from '@sinau/contracts/list-query';
import type { Prisma } from '../../platform/db.ts';
import { conditionOf, isYes, type Direction } from '../../platform/list.ts';

/** A person, as operators are shown one. */
export const person = { select: { id: true, fullname: true } } as const;

/** Row of a review queue, for a class or a bundle. */
export const queueColumns = {
  id: true,
  title: true,
  slug: true,
  thumbnail: true,
  statusApprove: true,
  submittedAt: true,
  publishedAt: true,
  takenUpAt: true,
  suspendedAt: true,
  reviewer: person,
  mitra: { select: { name: true } },
} as const satisfies Prisma.ClassSelect & Prisma.BundleSelect;

/** Search, order and filters of both queues. */
export const queueList = {
  keyword: (text: { contains: string; mode: 'insensitive' }) => [{ title: text }, { mitra: { name: text } }],
  sort: {
    // Classes that were never submitted come last.
    submittedAt: (sort: Direction) => ({ submittedAt: { sort, nulls: 'last' as const } }),
    publishedAt: (sort: Direction) => ({ publishedAt: { sort, nulls: 'last' as const } }),
    title: (title: Direction) => ({ title }),
    createdAt: (createdAt: Direction) => ({ createdAt }),
    updatedAt: (updatedAt: Direction) => ({ updatedAt }),
  },
  filter: {
    statusApprove: (statusApprove: Condition<ApprovalState>) => ({
      statusApprove: conditionOf(statusApprove) as Prisma.EnumApprovalStateFilter,
    }),
    reviewerId: (reviewerId: Condition<string>) => ({
      reviewerId: conditionOf(reviewerId) as Prisma.UuidNullableFilter,
    }),
    isSuspended: (condition: unknown) => ({ suspendedAt: isYes(condition) ? { not: null } : null }),
  },
  // Sorted by the longest waiting time first.
  fallback: [['submittedAt', 'asc']] as ['submittedAt', 'asc'][],
  tieBreak: { id: 'asc' as const },
};
