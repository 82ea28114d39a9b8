import type { ClassLanguage, ClassLevel } from '@sinau/contracts/storefront/catalog/audience';
import type { LessonType } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';

/** Complete state of a class at one time, as JSON. Content and setting have the shape of the lesson's type. */
export interface ClassSnapshot {
  kind: 'program' | 'webinar';
  format: string;
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: string | null;
  archiveAt: string | null;
  title: string;
  description: string;
  requirements: string;
  about: string;
  completionMessage: string | null;
  thumbnail: string | null;
  categoryId: string | null;
  level: ClassLevel;
  language: ClassLanguage;
  cohort: string | null;
  weeklyHours: number | null;
  hasWatermark: boolean;
  sections: { id: string; title: string; lessons: LessonSnapshot[] }[];
}
interface LessonSnapshot {
  id: string;
  type: LessonType;
  title: string;
  slug: string;
  content: object;
  setting: object;
  isComplete: boolean;
  unfinishedQuestions: number;
  durationSeconds: number;
}

/**
 * Tells whether a lesson of the working version may become live: it is complete, and news writing is allowed in its
 * class, or was live before the permission was withdrawn.
 */
export const mayGoLive = (
  lesson: Prisma.Sql,
) => Prisma.sql`(${lesson}."isComplete" AND (${lesson}.type <> 'news_writing'
  OR (SELECT "allowsNewsWriting" FROM "Class" WHERE id = ${lesson}."classId")
  OR EXISTS (SELECT FROM "Lesson" live WHERE live.id = ${lesson}.id AND live."retiredAt" IS NULL)))`;

const versions = {
  working: {
    texts: Prisma.sql`"WorkingClass" t ON t."classId" = c.id`,
    sections: Prisma.sql`"WorkingSection"`,
    lessons: Prisma.sql`"WorkingLesson" l WHERE l."sectionId" = s.id`,
    isComplete: mayGoLive(Prisma.sql`l`),
  },
  live: {
    texts: Prisma.sql`"Class" t ON t.id = c.id`,
    sections: Prisma.sql`"Section"`,
    lessons: Prisma.sql`"Lesson" l WHERE l."sectionId" = s.id AND l."retiredAt" IS NULL`,
    isComplete: Prisma.sql`l."isComplete"`,
  },
};

async function readSnapshot(db: Db, classId: string, version: keyof typeof versions): Promise<ClassSnapshot> {
  const { texts, sections, lessons, isComplete } = versions[version];
  const [row] = await db.$queryRaw<{ snapshot: ClassSnapshot }[]>`
    SELECT json_build_object(
      'kind', c.kind, 'format', c.format, 'salePrice', c."salePrice", 'normalPrice', c."normalPrice",
      'promotionEndsAt', to_char(c."promotionEndsAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'archiveAt', to_char(c."archiveAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'title', t.title, 'description', t.description, 'requirements', t.requirements, 'about', t.about,
      'completionMessage', t."completionMessage", 'thumbnail', t.thumbnail, 'categoryId', t."categoryId", 'level', t.level, 'language', t.language, 'cohort', t.cohort, 'weeklyHours', t."weeklyHours", 'hasWatermark', t."hasWatermark",
      'sections', (
        SELECT coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'lessons', (
          SELECT coalesce(json_agg(json_build_object(
            'id', l.id, 'type', l.type, 'title', l.title, 'slug', l.slug, 'content', l.content, 'setting', l.setting,
            'isComplete', ${isComplete}, 'unfinishedQuestions', l."unfinishedQuestions", 'durationSeconds', l."durationSeconds"
          ) ORDER BY l.position, l.id), '[]') FROM ${lessons}
        )) ORDER BY s.position, s.id), '[]') FROM ${sections} s WHERE s."classId" = c.id
      )
    ) AS snapshot
    FROM "Class" c JOIN ${texts} WHERE c.id = ${classId}::uuid`;
  if (!row) throw new Error(`Class ${classId} has no ${version} version`);
  return row.snapshot;
}

/**
 * Finds a class as its makers wrote it: the version on which an operator decides, and which a publication makes live.
 */
export const findSnapshot = (db: Db, classId: string) => readSnapshot(db, classId, 'working');
/** Finds a class as all other users see it. */
export const findLiveSnapshot = (db: Db, classId: string) => readSnapshot(db, classId, 'live');
