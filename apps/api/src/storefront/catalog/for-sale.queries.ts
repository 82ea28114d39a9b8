import { Prisma } from '../../platform/db.ts';

export const mitraBriefColumns = { id: true, name: true, slug: true, logo: true } satisfies Prisma.MitraSelect;

/** Columns of a class that cart and orders show, whether it is for sale or not. */
export const saleClassColumns = {
  id: true,
  kind: true,
  title: true,
  slug: true,
  format: true,
  thumbnail: true,
  salePrice: true,
  normalPrice: true,
  promotionEndsAt: true,
  mitraId: true,
  isForSale: true,
  mitra: { select: mitraBriefColumns },
} satisfies Prisma.ClassSelect;
export type SaleClassRow = Prisma.ClassGetPayload<{ select: typeof saleClassColumns }>;

export const saleBundleColumns = {
  id: true,
  title: true,
  slug: true,
  thumbnail: true,
  salePrice: true,
  mitraId: true,
  isOffered: true,
  mitra: { select: mitraBriefColumns },
  items: { orderBy: [{ position: 'asc' }, { classId: 'asc' }], select: { class: { select: saleClassColumns } } },
} satisfies Prisma.BundleSelect;
export type SaleBundleRow = Prisma.BundleGetPayload<{ select: typeof saleBundleColumns }>;

const columnsOf = (alias: Prisma.Sql, names: readonly string[]) =>
  Prisma.join(names.map((name) => Prisma.raw(`'${name}', ${alias.text}."${name}"`)));
const own = <T extends object>(columns: T) =>
  Object.entries(columns).flatMap(([name, value]) => (value === true ? [name] : []));

const mitraBrief = (alias: Prisma.Sql) => Prisma.sql`(
  SELECT json_build_object(${columnsOf(Prisma.sql`m`, own(mitraBriefColumns))}) FROM "Mitra" m WHERE m.id = ${alias}."mitraId")`;

/** Selects a `SaleClassRow` as one value, for statements of our own; `alias` names the class. */
export const saleClassJson = (alias: Prisma.Sql) =>
  Prisma.sql`json_build_object(${columnsOf(alias, own(saleClassColumns))}, 'mitra', ${mitraBrief(alias)})`;

/** Selects a `SaleBundleRow` as one value, in the same way. */
export const saleBundleJson = (alias: Prisma.Sql) => Prisma.sql`json_build_object(
  ${columnsOf(alias, own(saleBundleColumns))}, 'mitra', ${mitraBrief(alias)},
  'items', (
    SELECT coalesce(json_agg(json_build_object('class', ${saleClassJson(Prisma.sql`held`)}) ORDER BY i.position, i."classId"), '[]')
    FROM "BundleItem" i JOIN "Class" held ON held.id = i."classId" WHERE i."bundleId" = ${alias}.id))`;

/** JSON has no dates: those of a row arrive as text. */
type InJson<T> = { [Name in keyof T]: T[Name] extends Date | null ? string | null : T[Name] };
export type SaleClassJson = InJson<SaleClassRow>;
export type SaleBundleJson = InJson<Omit<SaleBundleRow, 'items'>> & { items: readonly { class: SaleClassJson }[] };

const dateOf = (text: string | null) => (text === null ? null : new Date(text));
export const saleClassFrom = ({ promotionEndsAt, ...row }: SaleClassJson): SaleClassRow => ({
  ...row,
  promotionEndsAt: dateOf(promotionEndsAt),
});
export const saleBundleFrom = ({ items, ...row }: SaleBundleJson): SaleBundleRow => ({
  ...row,
  items: items.map((item) => ({ class: saleClassFrom(item.class) })),
});
