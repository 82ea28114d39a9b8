import { z } from 'zod';
import { makerStates } from '../authoring/authoring.rules.ts';
import { catalogCard } from '../../storefront/catalog/catalog.schemas.ts';
import { idOf, instant, rupiah, shapeOf, text, uuid } from '../../fields.ts';
import { classPrice, classThumbnail } from '../program/program.schemas.ts';
import { programCard } from '../../storefront/catalog/offer.schemas.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';
import { bundleChange } from './bundle-changes.schemas.ts';
import { unsoldCauses } from './bundle-unsold.ts';
import { bundleCheckFields, bundleCreationRules, maxBundleClasses, maxBundleReason } from './bundle.rules.ts';

/** Reason why a class belongs to its bundle, in one sentence of its mitra; empty if it does not say. */
const reason = z.string();

/** Classes of one mitra at a price of their own. */
export const bundle = catalogCard.omit({ type: true, format: true, startsAt: true, endsAt: true }).extend({
  type: z.enum(['bundle']),
  code: z.string(),
  /** One or two sentences, plain text. */
  description: z.string(),
  updatedAt: instant,
  /** Time from which its makers no longer sell it. */
  archiveAt: instant.nullable(),
  /** Discount against its classes one by one; null if there is none. */
  saving: rupiah.nullable(),
  /** In the mitra's order. Classes not for sale are omitted; the bundle's `sale` is closed while there are any. */
  classes: z.array(programCard.extend({ reason })),
  /** For a signed-in user: the classes that they own, and the price of the others. Null for visitors. */
  own: z.object({ classIds: z.array(uuid), salePrice: rupiah, normalPrice: rupiah.nullable() }).nullable(),
});
export type Bundle = z.infer<typeof bundle>;

const bundleFields = z.object({
  ...shapeOf(bundleCreationRules),
  /** One or two sentences, plain text. */
  description: text(300, 0),
  categoryId: uuid.nullable(),
  thumbnail: classThumbnail.nullable(),
  /** Price for all classes together. */
  salePrice: classPrice.nullable(),
  /** Published programs of the mitra, in display order. */
  classIds: z
    .array(idOf('program'))
    .max(maxBundleClasses, `Paling banyak ${maxBundleClasses} kelas`)
    .refine((ids) => new Set(ids).size === ids.length, 'Satu kelas hanya bisa masuk sekali'),
  /** By the id of each class why it belongs to the bundle, in one sentence. A class that is omitted has none. */
  reasons: z
    .record(uuid, text(maxBundleReason, 0))
    .refine((of) => Object.keys(of).length <= maxBundleClasses, `Paling banyak ${maxBundleClasses} kelas`),
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
  /** Current price alone. */
  salePrice: rupiah,
  totalLesson: z.int().nonnegative(),
  durationSeconds: z.int().nonnegative(),
  reason,
  /** While one class is not for sale, the bundle is not either. */
  isForSale: z.boolean(),
});
export type HeldClass = z.infer<typeof heldClass>;

/** A bundle in the list of its mitra, in its working version. */
export const myBundle = z.object({
  id: uuid,
  code: z.string(),
  type: z.enum(['bundle']),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  salePrice: rupiah.nullable(),
  /** Sum of its classes' prices; 0 while there are none. */
  normalPrice: rupiah,
  totalClass: z.int().nonnegative(),
  status: z.enum(['review', 'publish']),
  statusApprove: z.enum(makerStates),
  /** True if it can be bought: published, neither archived nor suspended, and each of its classes is for sale. */
  isForSale: z.boolean(),
  /** Fields that a draft or a returned bundle still lacks before it can be submitted; empty for others. */
  missing: z.array(z.enum(bundleCheckFields)),
  /** Classes published with it that are not for sale, and why. */
  unsold: z.array(z.object({ id: uuid, title: z.string(), because: z.enum(unsoldCauses) })),
  archiveAt: instant.nullable(),
  suspendedAt: instant.nullable(),
  updatedAt: instant,
  /** Number of its buyers. */
  participantCount: z.int().nonnegative(),
});
export type MyBundle = z.infer<typeof myBundle>;

/** A bundle in the form of its makers. */
export const writtenBundle = myBundle.extend({
  description: z.string(),
  category: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  classes: z.array(heldClass),
  submittedAt: instant.nullable(),
  publishedAt: instant.nullable(),
  /** The operator's reason for a revision or a suspension. */
  reviewReason: z.string().nullable(),
  suspensionReason: z.string().nullable(),
  revision: z.int().positive(),
  /** Changes that the next publication of a published bundle would make. */
  changes: z.array(bundleChange),
});
export type WrittenBundle = z.infer<typeof writtenBundle>;
