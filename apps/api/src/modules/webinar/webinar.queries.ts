import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type RunSql } from '../../platform/db.ts';
import { classPageSql, isVisible, type ClassPageRow } from '../catalog/index.ts';

interface SessionRow {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  lesson: { id: string; type: LessonType; title: string; slug: string } | null;
  status: SessionStatus | null;
}

export interface WebinarRow extends ClassPageRow {
  startsAt: Date | null;
  endsAt: Date | null;
  sessions: SessionRow[];
}

/** A webinar that everybody may see, or that the viewer takes part in, with its schedule, in one round trip. */
export async function findVisibleWebinar(sql: RunSql, ref: string, viewerId: string | null) {
  const page = { kind: 'webinar', ref, viewerId, version: 'live' } as const;
  const [row] = await sql<WebinarRow>(classPageSql(page, scheduleColumns, isVisible));
  return row ?? null;
}

const scheduleColumns: typeof isVisible = ({ class: c, participant }) => Prisma.sql`
  ${c}."startsAt", ${c}."endsAt",
  (
    SELECT coalesce(json_agg(json_build_object(
      'id', w.id, 'title', s.title, 'startsAt', w."startsAt", 'endsAt', w."endsAt", 'status', own.status,
      'lesson', CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'type', l.type, 'title', l.title, 'slug', l.slug) END
    ) ORDER BY w."startsAt", w.id), '[]')
    FROM "WebinarSession" w JOIN "Section" s ON s.id = w.id
    LEFT JOIN "Lesson" l ON l."sectionId" = s.id AND l.type = 'webinar' AND l."retiredAt" IS NULL
    LEFT JOIN "LessonSession" own ON own."lessonId" = l.id AND own."participantId" = ${participant}.id
    WHERE w."classId" = ${c}.id
  ) AS sessions`;
