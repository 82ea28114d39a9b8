import type { ApprovalState, LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Read } from '../../platform/db.ts';
import { isUuid } from '../../platform/refs.ts';
import { ratingSql } from '../catalog/index.ts';

interface SessionRow {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  lesson: { id: string; type: LessonType; title: string; slug: string } | null;
  status: SessionStatus | null;
}

export interface WebinarRow {
  id: string;
  code: string;
  title: string;
  slug: string;
  thumbnail: string | null;
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: Date | null;
  rating: { average: number; count: number } | null;
  description: string;
  requirements: string;
  about: string;
  statusApprove: ApprovalState;
  archiveAt: Date | null;
  updatedAt: Date;
  startsAt: Date | null;
  endsAt: Date | null;
  revision: number;
  participantCount: number;
  durationSeconds: number;
  category: { id: string; title: string; slug: string } | null;
  mitra: { id: string; name: string; slug: string; logo: string | null };
  createdBy: { fullname: string };
  sessions: SessionRow[];
  /** The viewer's own enrolment, while a grant of it is active. */
  participantId: string | null;
  progress: number | null;
}

/** A webinar that everybody may see, or that the viewer takes part in, with its schedule, in one round trip. */
export async function findVisibleWebinar(read: Read, ref: string, viewerId: string | null) {
  const [row] = await read<WebinarRow>(Prisma.sql`
    SELECT c.id, c.code, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt", c.description, c.requirements, c.about, c."statusApprove", c."archiveAt",
      c."updatedAt", c."startsAt", c."endsAt", c.revision, c."participantCount", c."durationSeconds", ${ratingSql} AS rating,
      CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'title', k.title, 'slug', k.slug) END AS category,
      json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra,
      json_build_object('fullname', u.fullname) AS "createdBy", p.id AS "participantId", p.progress,
      (
        SELECT coalesce(json_agg(json_build_object(
          'id', w.id, 'title', s.title, 'startsAt', w."startsAt", 'endsAt', w."endsAt", 'status', own.status,
          'lesson', CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'type', l.type, 'title', l.title, 'slug', l.slug) END
        ) ORDER BY w."startsAt", w.id), '[]')
        FROM "WebinarSession" w JOIN "Section" s ON s.id = w.id
        LEFT JOIN "Lesson" l ON l."sectionId" = s.id AND l.type = 'webinar' AND l."retiredAt" IS NULL
        LEFT JOIN "LessonSession" own ON own."lessonId" = l.id AND own."participantId" = p.id
        WHERE w."classId" = c.id
      ) AS sessions
    FROM "Class" c
    JOIN "Mitra" m ON m.id = c."mitraId"
    JOIN "User" u ON u.id = c."createdById"
    LEFT JOIN "Category" k ON k.id = c."categoryId"
    LEFT JOIN "Participant" p ON p."classId" = c.id AND p."userId" = ${viewerId}::uuid
      AND EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = p.id AND g."endedAt" IS NULL)
    WHERE c.kind = 'webinar' AND ${isUuid(ref) ? Prisma.sql`c.id = ${ref}::uuid` : Prisma.sql`c.slug = ${ref}`}
      AND (c."statusApprove" = 'publish' AND c."archiveAt" IS NULL OR p.id IS NOT NULL)`);
  return row ?? null;
}
