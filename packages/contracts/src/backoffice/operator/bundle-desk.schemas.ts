import { z } from 'zod';
import { bundleChange } from '../../authoring/bundle/bundle-changes.schemas.ts';
import { heldClass, myBundle } from '../../authoring/bundle/bundle.schemas.ts';
import { instant, rupiah, uuid } from '../../fields.ts';
import { reviewedClass, transition } from './operator.schemas.ts';

/** A bundle in the operators' queue. */
export const reviewedBundle = reviewedClass.omit({ format: true }).extend({ type: z.literal('bundle') });
export type ReviewedBundle = z.infer<typeof reviewedBundle>;

/** A bundle as shown to the operator who decides on it. */
export const reviewedBundleDetail = reviewedBundle.extend({
  description: z.string(),
  category: z.string().nullable(),
  salePrice: rupiah.nullable(),
  /** Sum of its classes' prices. */
  normalPrice: rupiah,
  classes: z.array(heldClass),
  unsold: myBundle.shape.unsold,
  participantCount: z.int().nonnegative(),
  archiveAt: instant.nullable(),
  createdBy: z.object({ id: uuid, fullname: z.string(), email: z.string() }),
  suspensionReason: z.string().nullable(),
  /** Newest first, at most 50. Once published, each with the changes since the step before. */
  history: z.array(transition.extend({ changes: z.array(bundleChange) })),
});
export type ReviewedBundleDetail = z.infer<typeof reviewedBundleDetail>;
