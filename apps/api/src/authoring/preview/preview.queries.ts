import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Actor } from '../../platform/actor.ts';
import { reachedBy, sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import type { isVisible } from '../../storefront/catalog/index.ts';
import { findWorkingProgram } from '../program/index.ts';
import { findWorkingWebinar } from '../webinar/index.ts';

/** Returns the classes that a user may preview: a team its own, a reviewer all of them; null for all other users. */
export const previewReach = ({ staffRoles, mitraId, teaching }: Actor): Reach | 'all' | null => {
  if (isStaff(staffRoles, ['review'])) return 'all';
  return mitraId === null ? null : { mitraId, classIds: teaching?.map(({ classId }) => classId) ?? null };
};
type Previewer = NonNullable<ReturnType<typeof previewReach>>;

const isReached =
  (reach: Previewer): typeof isVisible =>
  ({ class: c }) =>
    reach === 'all' ? Prisma.sql`TRUE` : sqlReachedBy(c, reach);
export const findPreviewedProgram = (sql: RunSql, reach: Previewer, ref: string) =>
  findWorkingProgram(sql, ref, isReached(reach));
export const findPreviewedWebinar = (sql: RunSql, reach: Previewer, ref: string) =>
  findWorkingWebinar(sql, ref, isReached(reach));

export const findPreviewedLesson = (db: Db, reach: Previewer, id: string, type?: LessonType) =>
  db.workingLesson.findFirst({
    where: {
      id,
      ...(type && { type }),
      ...(reach === 'all' ? {} : { class: reachedBy(reach) }),
    },
  });
