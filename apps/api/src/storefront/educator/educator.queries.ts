import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';

export interface ClassKey {
  readonly type: 'program' | 'webinar';
  /** Id or slug of the class. */
  readonly id: string;
}

const columns = {
  id: true,
  classId: true,
  name: true,
  title: true,
  bio: true,
  photo: true,
} satisfies Prisma.EducatorSelect;
export type EducatorRow = Prisma.EducatorGetPayload<{ select: typeof columns }>;

export const findClassId = (db: Db, partner: Reach, { type, id }: ClassKey) =>
  db.class.findFirst({ where: { ...byRef(id), kind: type, ...reachedBy(partner) }, select: { id: true } });
/** Makes concurrent changes of a class's educators wait for each other, so that their positions stay distinct. */
export const lockEducators = (tx: Db, classId: string) =>
  tx.$executeRaw`SELECT FROM "Class" WHERE id = ${classId}::uuid FOR NO KEY UPDATE`;

export const findEducators = (db: Db, classId: string) =>
  db.educator.findMany({ where: { classId }, select: columns, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
export const findEducator = (db: Db, partner: Reach, id: string) =>
  db.educator.findFirst({ where: { id, class: reachedBy(partner) }, select: columns });

type Fields = Pick<EducatorRow, 'name' | 'title' | 'bio' | 'photo'>;
export const insertEducator = (tx: Db, educator: Fields & { classId: string; position: number; createdAt: Date }) =>
  tx.educator.create({ data: educator, select: columns });
export const updateEducator = (tx: Db, id: string, fields: Fields) =>
  tx.educator.update({ where: { id }, data: fields, select: columns });
export const deleteEducator = (tx: Db, id: string) => tx.educator.delete({ where: { id } });
/** Stores the positions of the educators of a class. */
export const updateOrder = (tx: Db, ids: readonly string[]) => tx.$executeRaw`
  UPDATE "Educator" e SET position = placed.number - 1
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS placed (id, number) WHERE e.id = placed.id`;
