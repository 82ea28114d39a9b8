import { z } from 'zod';
import { makerStates } from '../authoring/authoring.rules.ts';
import { catalogCard } from '../../storefront/catalog/catalog.schemas.ts';
import { idOf, instant, rupiah, shapeOf, text, uuid } from '../../fields.ts';
import { classPrice, classThumbnail } from '../program/program.schemas.ts';
import { programCard } from '../../storefront/catalog/offer.schemas.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { bundleChange } from './bundle-changes.schemas.ts';
import { unsoldCauses } from './bundle-unsold.ts';
import { bundleCreationRules, maxBundleClasses } from './bundle.rules.ts';

/** Classes of one mitra at a price of their own. */
export const bundle = catalogCard.omit({ type: true, format: true, startsAt: true, endsAt: true }).extend({
  type: z.enum(['bundle']),
  code: z.string(),
  /** One or two sentences, plain text. */
  description: z.string(),
  updatedAt: instant,
  /** Since when its makers do not sell it any more. */
  archiveAt: instant.nullable(),
  /** How much less it costs than its classes one by one; null where it is not less. */
  saving: rupiah.nullable(),
  /** In the order of the mitra. One that is not for sale is missing; the bundle's `sale` is closed while one is. */
  classes: z.array(programCard),
  /** For somebody signed in: which of the classes they have, and what the others cost. Null for visitors. */
  own: z.object({ classIds: z.array(uuid), salePrice: rupiah, normalPrice: rupiah.nullable() }).nullable(),
});
export type Bundle = z.infer<typeof bundle>;

const bundleFields = z.object({
  ...shapeOf(bundleCreationRules),
  /** One or two sentences, plain text. */
  description: text(300, 0),
  categoryId: uuid.nullable(),
  thumbnail: classThumbnail.nullable(),
  /** For all classes together. */
  salePrice: classPrice.nullable(),
  /** Programs of the mitra that were published, in the order in which they are shown. */
  classIds: z
    .array(idOf('program'))
    .max(maxBundleClasses, `Paling banyak ${maxBundleClasses} kelas`)
    .refine((ids) => new Set(ids).size === ids.length, 'Satu kelas hanya bisa masuk sekali'),
});
export const bundleCreation = bundleFields.partial().required({ title: true });
export const bundleUpdate = bundleFields.partial().extend({ revision: z.int().positive() });

/** A class of a bundle, as the bundle's makers see it. */
export const heldClass = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  format: z.enum(programFormats),
  thumbnail: z.string().nullable(),
  /** What it costs alone at this moment. */
  salePrice: rupiah,
  totalLesson: z.int().nonnegative(),
  durationSeconds: z.int().nonnegative(),
  /** While one of its classes is not, the bundle is not for sale either. */
  isForSale: z.boolean(),
});
export type HeldClass = z.infer<typeof heldClass>;

/** A bundle in the list of its mitra, as it is written now. */
export const myBundle = z.object({
  id: uuid,
  code: z.string(),
  type: z.enum(['bundle']),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  salePrice: rupiah.nullable(),
  /** What its classes cost one by one; 0 while there are none. */
  normalPrice: rupiah,
  totalClass: z.int().nonnegative(),
  status: z.enum(['review', 'publish']),
  statusApprove: z.enum(makerStates),
  /** Whether it can be bought: published, neither archived nor suspended, and each of its classes for sale. */
  isForSale: z.boolean(),
  /** Which of the classes that were published with it are not for sale, and why. */
  unsold: z.array(z.object({ id: uuid, title: z.string(), because: z.enum(unsoldCauses) })),
  archiveAt: instant.nullable(),
  suspendedAt: instant.nullable(),
  updatedAt: instant,
  /** How many bought it. */
  participantCount: z.int().nonnegative(),
});
export type MyBundle = z.infer<typeof myBundle>;

/** A bundle as its makers write it. */
export const writtenBundle = myBundle.extend({
  description: z.string(),
  category: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  classes: z.array(heldClass),
  submittedAt: instant.nullable(),
  publishedAt: instant.nullable(),
  /** Why an operator asked for changes, or stopped its sales. */
  reviewReason: z.string().nullable(),
  suspensionReason: z.string().nullable(),
  revision: z.int().positive(),
  /** Of a published bundle: what its next publication would change. */
  changes: z.array(bundleChange),
});
export type WrittenBundle = z.infer<typeof writtenBundle>;
