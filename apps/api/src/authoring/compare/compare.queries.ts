import type { ScheduledSession } from '@sinau/contracts/study/live/live.schemas';
import type { ClassLanguage, ClassLevel } from '@sinau/contracts/storefront/catalog/audience';
import { Prisma, type RunSql } from '../../platform/db.ts';
import { classCardsBySlugSql, hasPublicPage, type ListedRow } from '../../storefront/catalog/index.ts';
import { scheduledSessionsSql } from '../../study/live/index.ts';

export interface ComparedRow extends ListedRow {
  isForSale: boolean;
  level: ClassLevel;
  language: ClassLanguage;
  cohort: string | null;
  weeklyHours: number | null;
  sessions: ScheduledSession[];
  sections: string[];
}

/** Selects the titles of sections with visible lessons, as on the page of the class. */
const sectionTitles = (c: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(json_agg(s.title ORDER BY s.position, s.id), '[]') FROM "Section" s
  WHERE s."classId" = ${c}.id AND EXISTS (SELECT FROM "Lesson" l WHERE l."sectionId" = s.id AND l."retiredAt" IS NULL AND l."isComplete"))`;

const columns = (c: Prisma.Sql) => Prisma.sql`
  ${c}."isForSale", ${c}.level, ${c}.language, ${c}.cohort, ${c}."weeklyHours",
  ${scheduledSessionsSql(Prisma.sql`${c}.id`, 'live')} AS sessions, ${sectionTitles(c)} AS sections`;

/** Finds those of these classes that have a public page, whether they are still sold or not. */
export const findCompared = (sql: RunSql, slugs: readonly string[]) =>
  sql<ComparedRow>(classCardsBySlugSql(slugs, columns, hasPublicPage));
