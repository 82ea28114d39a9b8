import { z } from 'zod';
import { text } from './fields.ts';

/** A query parameter whose text is JSON. Callers pass the value; the transport writes the text. */
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

/** A value means equals, an array means any of, and an object holds operators. */
const condition = <S extends z.ZodType>(value: S) =>
  z.union([value, z.array(value).min(1).max(100), z.strictObject(operatorsOf(value)).partial()]);

/** Numbers, times and text have an order, text has parts; ids and choices are the same or not. */
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

/**
 * The query of a list. `page` counts from 1; `page=0&perPage=0` asks for all rows, up to 1,000.
 * `sort` is names with a minus for descending ('-totalClass,title'); `order` says the same as JSON and wins.
 */
export function listQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape = {}>({
  sort,
  filter,
}: {
  sort: S;
  filter?: F;
}) {
  const name = z.enum(sort);
  const sorting = z
    .string()
    .max(200)
    .refine((value) => value.split(',').every((part) => name.safeParse(part.replace(/^-/, '')).success), {
      message: `Urutkan menurut: ${sort.join(', ')}`,
    });
  const conditions = Object.fromEntries(
    Object.entries(filter ?? {}).map(([key, value]) => [key, condition(value as z.ZodType).optional()]),
  );
  return z.object({
    page: z.coerce.number().int().min(0).max(100_000).default(1),
    perPage: z.coerce.number().int().min(0).max(100).default(10),
    sort: sorting.optional(),
    keyword: text(100, 0).optional(),
    attributes: jsonText(z.array(z.string().max(60)).min(1).max(60)).optional(),
    filter: jsonText(z.strictObject(conditions as unknown as Conditions<F>)).optional(),
    order: jsonText(z.array(z.tuple([name, direction])).max(5)).optional(),
  });
}

export interface ListQuery {
  page: number;
  perPage: number;
  sort?: string | undefined;
  keyword?: string | undefined;
  attributes?: string[] | undefined;
  filter?: Record<string, unknown> | undefined;
  order?: [string, 'ASC' | 'DESC'][] | undefined;
}

export const listOf = <S extends z.ZodType>(item: S) =>
  z.object({
    list: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().nonnegative(),
    perPage: z.int().nonnegative(),
  });
