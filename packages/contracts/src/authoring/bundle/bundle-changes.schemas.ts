import { z } from 'zod';
import { rupiah } from '../../fields.ts';
import { isBlank } from '../authoring/blank.ts';

const textFields = ['title', 'description', 'category', 'thumbnail'] as const;

/** Differences between two versions of a bundle. */
export const bundleChange = z.discriminatedUnion('field', [
  z.object({ field: z.enum(textFields), before: z.string().nullable(), after: z.string().nullable() }),
  z.object({ field: z.literal('salePrice'), before: rupiah.nullable(), after: rupiah.nullable() }),
  z.object({
    field: z.literal('classes'),
    added: z.array(z.string()),
    removed: z.array(z.string()),
    /** Remaining classes with another sentence on why they belong to it. */
    rewritten: z.array(z.string()),
    /** The remaining classes are in another order. */
    isReordered: z.boolean(),
  }),
]);
export type BundleChange = z.infer<typeof bundleChange>;

/** A bundle at one time. */
export const bundleSnapshot = z.object({
  title: z.string(),
  description: z.string(),
  thumbnail: z.string().nullable(),
  /** The title of its topic. */
  category: z.string().nullable(),
  salePrice: rupiah.nullable(),
  /** Earlier ones do not say why a class belongs to it. */
  classes: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string().optional() })),
});
export type BundleSnapshot = z.infer<typeof bundleSnapshot>;

/** Returns the changes of a bundle between two times. */
export function bundleDiff(before: BundleSnapshot, after: BundleSnapshot): BundleChange[] {
  const texts = textFields.flatMap((field) =>
    before[field] === after[field] || (isBlank(before[field]) && isBlank(after[field]))
      ? []
      : [{ field, before: before[field], after: after[field] }],
  );
  const price = before.salePrice === after.salePrice ? [] : [{ before: before.salePrice, after: after.salePrice }];
  const kept = (from: BundleSnapshot, to: BundleSnapshot) =>
    from.classes.filter(({ id }) => to.classes.some((one) => one.id === id));
  const missingIn = (from: BundleSnapshot, to: BundleSnapshot) =>
    from.classes.filter(({ id }) => !to.classes.some((one) => one.id === id)).map(({ title }) => title);
  const added = missingIn(after, before);
  const removed = missingIn(before, after);
  const reasonIn = ({ classes }: BundleSnapshot, id: string) => classes.find((one) => one.id === id)?.reason ?? '';
  const rewritten = kept(after, before)
    .filter(({ id }) => reasonIn(before, id) !== reasonIn(after, id))
    .map(({ title }) => title);
  const orderBefore = kept(before, after).map(({ id }) => id);
  const isReordered = kept(after, before).some(({ id }, index) => id !== orderBefore[index]);
  return [
    ...texts,
    ...(added.length + removed.length + rewritten.length > 0 || isReordered
      ? [{ field: 'classes' as const, added, removed, rewritten, isReordered }]
      : []),
    ...price.map((change) => ({ field: 'salePrice' as const, ...change })),
  ];
}
