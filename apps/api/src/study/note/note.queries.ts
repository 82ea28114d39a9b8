import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { noteEndpoints } from '@sinau/contracts/study/note/note.endpoints';
import type { NoteCreation } from '@sinau/contracts/study/note/note.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

export interface NoteRow {
  id: string;
  lessonId: string;
  lessonTitle: string;
  lessonType: LessonType;
  content: string;
  atSecond: number | null;
  createdAt: Date;
  editedAt: Date | null;
}

const columns = Prisma.sql`
  n.id, n."lessonId", l.title AS "lessonTitle", l.type::text AS "lessonType", n.content, n."atSecond", n."createdAt", n."editedAt"`;

const noteList = sqlList<QueryOf<typeof noteEndpoints.list>>({
  select: columns,
  from: Prisma.sql`"Note" n JOIN "Lesson" l ON l.id = n."lessonId" LEFT JOIN "Section" s ON s.id = l."sectionId"`,
  keyword: [Prisma.sql`n.content`],
  sort: {
    // A note of the whole lesson comes before those of its seconds.
    outline: Prisma.sql`(n."classId", s.position, l.position, l.id, COALESCE(n."atSecond", -1), n."createdAt")`,
    createdAt: Prisma.sql`n."createdAt"`,
    updatedAt: Prisma.sql`coalesce(n."editedAt", n."createdAt")`,
  },
  filter: {
    classId: column(Prisma.sql`n."classId"`, 'uuid'),
    lessonId: column(Prisma.sql`n."lessonId"`, 'uuid'),
  },
  fallback: [['outline', 'asc']],
  id: Prisma.sql`n.id`,
});

const own = (userId: string) => Prisma.sql`n."userId" = ${userId}::uuid`;

export const findNotes = (db: Db, userId: string, query: QueryOf<typeof noteEndpoints.list>) =>
  noteList.page<NoteRow>(db, query, own(userId));

export async function findNote(db: Db, userId: UserId, id: string) {
  const [row] = await db.$queryRaw<NoteRow[]>`
    SELECT ${columns} FROM "Note" n JOIN "Lesson" l ON l.id = n."lessonId" WHERE ${own(userId)} AND n.id = ${id}::uuid`;
  return row ?? null;
}

export const countNotes = (db: Db, userId: UserId, classId: string) => db.note.count({ where: { userId, classId } });

/** Does nothing where a note with this id exists, of any author. */
export const insertNoteOnce = (
  db: Db,
  { id, lessonId, content, atSecond }: NoteCreation,
  { userId, classId, createdAt }: { userId: string; classId: string; createdAt: Date },
) =>
  db.note.createMany({
    data: [{ id, userId, classId, lessonId, content, atSecond, createdAt }],
    skipDuplicates: true,
  });

export async function updateNote(db: Db, userId: UserId, id: string, changes: { content: string; editedAt: Date }) {
  const { count } = await db.note.updateMany({ where: { id, userId }, data: changes });
  return count > 0;
}

export async function deleteNote(db: Db, userId: UserId, id: string) {
  const { count } = await db.note.deleteMany({ where: { id, userId } });
  return count > 0;
}
