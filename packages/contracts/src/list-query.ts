import { z } from 'zod';
import { text } from './fields.ts';

/** A query parameter with JSON text. Callers pass the value; the transport serializes it. */
export const jsonText = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: 'custom', message: 'Bukan JSON yang sah', input: value });
      return z.NEVER;
    }
  }, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>;

/** A value means equals, an array means any of, and an object contains operators. Booleans have no "any of". */
const condition = <S extends z.ZodType>(value: S) => {
  const operators = z.strictObject(operatorsOf(value)).partial();
  return value instanceof z.ZodBoolean
    ? z.union([value, operators])
    : z.union([value, z.array(value).min(1).max(100), operators]);
};

/** Numbers, times and text can be ordered, text can be searched; ids and choices can only be equal. */
function operatorsOf<S extends z.ZodType>(value: S) {
  const isText = value instanceof z.ZodString;
  const isOrdered = isText || value instanceof z.ZodNumber || value instanceof z.ZodISODateTime;
  return {
    ne: value,
    ...(isOrdered && { gte: value, gt: value, lte: value, lt: value }),
    ...(isText && { contains: text(100) }),
  };
}
export type Condition<T> = T | T[] | { gte?: T; gt?: T; lte?: T; lt?: T; ne?: T; contains?: string };

type Conditions<F extends z.ZodRawShape> = {
  [K in keyof F]: z.ZodOptional<z.ZodType<Condition<z.output<F[K]>>, Condition<z.input<F[K]>>>>;
};

const direction = z.enum(['ASC', 'DESC']);

/** Every list can be sorted by these. If its rows lack such a time, the list sorts by an equivalent one. */
const timeSorts = ['createdAt', 'updatedAt'] as const;

/**
 * The query of a list. `page` counts from 1; `page=0&perPage=0` requests all rows, up to 1,000. `sort` is names with a
 * minus for descending ('-totalClass,title'); `order` is the same as JSON and takes precedence. A list declares its
 * sort names besides {@link timeSorts}.
 */
export function listQuery<const S extends readonly string[] = [], F extends z.ZodRawShape = {}>({
  sort,
  filter,
}: {
  sort?: S;
  filter?: F;
} = {}) {
  const names = [...(sort ?? []), ...timeSorts] as readonly (S[number] | (typeof timeSorts)[number])[];
  const name = z.enum(names);
  const sorting = z
    .string()
    .max(200)
    .refine((value) => value.split(',').every((part) => name.safeParse(part.replace(/^-/, '')).success), {
      message: `Urutkan menurut: ${names.join(', ')}`,
    });
  const conditions = Object.fromEntries(
    Object.entries(filter ?? {}).map(([key, value]) => [key, condition(value as z.ZodType).optional()]),
  );
  return z.object({
    page: z.coerce.number().int().min(0).max(100_000).default(1),
    perPage: z.coerce.number().int().min(0).max(100).default(10),
    sort: sorting.optional(),
    keyword: text(100, 0).optional(),
    attributes: attributesOf(z.string().max(60)),
    filter: jsonText(z.strictObject(conditions as unknown as Conditions<F>)).optional(),
    order: jsonText(z.array(z.tuple([name, direction])).max(5)).optional(),
  });
}

/** Fields of a list's items that the answer is reduced to. */
export const attributesOf = (name: z.ZodType<string>) => jsonText(z.array(name).min(1).max(60)).optional();

/**
 * Adds the common fields of list queries: `attributes` selects fields of its items, and both zeros request all rows.
 * `defineEndpoints` calls it, so that a list may extend its query before.
 */
export function completeListQuery(query: z.ZodObject, data: z.ZodType): z.ZodObject {
  if (!('order' in query.shape)) return query;
  const item = itemOf(data);
  return (item ? query.extend({ attributes: attributesOf(z.enum(item.fields as [string, ...string[]])) }) : query)
    .refine(({ page, perPage }) => page !== 0 || perPage === 0, {
      path: ['page'],
      message: 'Halaman dihitung dari 1; 0 hanya bersama perPage=0',
    })
    .refine(({ page, perPage }) => perPage !== 0 || page === 0, {
      path: ['perPage'],
      message: 'Minimal 1; 0 hanya bersama page=0',
    });
}

/**
 * Returns the fields of a list's items, and the one that discriminates between several kinds; null if it is not a list.
 */
export function itemOf(data: z.ZodType): { fields: string[]; discriminator: string | null } | null {
  const list = data instanceof z.ZodObject ? (data.shape.list as unknown) : null;
  if (!(list instanceof z.ZodArray)) return null;
  const { element } = list;
  const kinds: readonly unknown[] = element instanceof z.ZodUnion ? element.options : [element];
  const fields = kinds.flatMap((kind) => (kind instanceof z.ZodObject ? Object.keys(kind.shape) : []));
  const discriminator = element instanceof z.ZodDiscriminatedUnion ? element.def.discriminator : null;
  return { fields: [...new Set(fields)], discriminator };
}

/** Common fields of every parsed list query; a list's own query also declares its sort names and filters. */
export interface ListQuery<Sort extends string = string, Filter extends object = Record<string, unknown>> {
  page: number;
  perPage: number;
  sort?: string | undefined;
  keyword?: string | undefined;
  attributes?: string[] | undefined;
  filter?: Filter | undefined;
  order?: [Sort, 'ASC' | 'DESC'][] | undefined;
}
/** Sort names of a list, as its contract declares them. */
export type SortOf<Q extends ListQuery> = NonNullable<Q['order']>[number][0];
/** Filter conditions of a list, by name. */
export type FilterOf<Q extends ListQuery> = NonNullable<Q['filter']>;

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    list: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().nonnegative(),
    perPage: z.int().nonnegative(),
  });
