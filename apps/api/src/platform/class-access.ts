import type { InstructorScope } from '@sinau/contracts/core/auth/membership.rules';
import type { Actor, Partner } from './actor.ts';
import { AppError } from './app-error.ts';
import { Prisma } from './db.ts';

/**
 * Limits the classes that a partner's call may access. For an instructor, a call outside of their scopes does not
 * exist; nor does one without scopes, which is for members of the mitra.
 */
export function partnerWithin(
  actor: Actor & { readonly mitraId: string },
  scopes: readonly InstructorScope[] = [],
): Partner {
  const { teaching } = actor;
  const taught = teaching?.filter((one) => one.scopes.some((scope) => scopes.includes(scope)));
  if (taught?.length === 0) throw new AppError('not_found');
  return { ...actor, classIds: taught?.map(({ classId }) => classId) ?? null };
}

/** Scope that decides which classes a partner may access. */
export type Reach = Pick<Partner, 'mitraId' | 'classIds'>;

/** Condition that every query of a partner's classes starts from: a class outside of it is not found. */
export const reachedBy = ({ mitraId, classIds }: Reach) =>
  ({ mitraId, AND: classIds ? [{ id: { in: [...classIds] } }] : [] }) satisfies Prisma.ClassWhereInput;

/** Writes the same condition in SQL; `alias` names the table of classes. */
export const sqlReachedBy = (alias: Prisma.Sql, { mitraId, classIds }: Reach) =>
  classIds
    ? Prisma.sql`${alias}."mitraId" = ${mitraId}::uuid AND ${alias}.id = ANY(${classIds}::uuid[])`
    : Prisma.sql`${alias}."mitraId" = ${mitraId}::uuid`;

/** Returns what an instructor may do in a class; null for a member of the mitra. */
export const scopesIn = ({ teaching }: Pick<Actor, 'teaching'>, classId: string) =>
  teaching && [...(teaching.find((one) => one.classId === classId)?.scopes ?? [])];

/**
 * Tests whether a user is on the team of a class, whichever mitra they act for: a member of its mitra, or an instructor
 * with the scope. For calls that participants may make, too.
 */
export const sqlTeaches = (classId: Prisma.Sql, userId: string, scope: InstructorScope) => Prisma.sql`(
  EXISTS (
    SELECT FROM "Class" c JOIN "MitraMember" m ON m."mitraId" = c."mitraId"
    WHERE c.id = ${classId} AND m."userId" = ${userId}::uuid AND m.role <> 'instructor'
  ) OR EXISTS (
    SELECT FROM "Invitation" i
    WHERE i."classId" = ${classId} AND i."userId" = ${userId}::uuid AND i.status = 'accepted' AND ${scope}::"InstructorScope" = ANY(i.scopes)
  ))`;
