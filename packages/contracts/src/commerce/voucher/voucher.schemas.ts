import { z } from 'zod';
import { idOf, instant, rupiah, text, uuid } from '../../fields.ts';
import { codeOf, folded } from '../../core/typed/text.rules.ts';
import {
  maxMinPurchase,
  maxVoucherPerUser,
  maxVoucherQuota,
  maxVoucherTargets,
  voucherCode,
  voucherCodeRefusal,
  voucherFunders,
  voucherKinds,
  voucherScopes,
  voucherStates,
  voucherTypes,
} from './voucher.rules.ts';

/** A voucher as its managers see it: its mitra, or operators. */
export const voucher = z.object({
  id: uuid,
  code: z.string(),
  fundedBy: z.enum(voucherFunders),
  kind: z.enum(voucherKinds),
  /** Per cent of the eligible lines, rupiah off them, or the set price of each class. */
  value: z.int().nonnegative(),
  /** Limits the discount of a percentage; null without a limit. */
  maxDiscount: rupiah.nullable(),
  /** Minimum for the lines that it applies to; for a platform's voucher, after the mitra's. 0 without a minimum. */
  minPurchase: rupiah,
  /** Number of uses in total; null without a limit. */
  quota: z.int().positive().nullable(),
  /** Number of uses per user; null without a limit. */
  perUser: z.int().positive().nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  scope: z.object({
    kind: z.enum(voucherScopes),
    /** Types of the scope `type`. */
    types: z.array(z.enum(voucherTypes)),
    /** The topics, classes, bundles or mitra that it names. */
    targets: z.array(z.object({ id: uuid, title: z.string() })),
  }),
  isFirstPurchaseOnly: z.boolean(),
  /** True if an order may use it together with a voucher of the other kind. */
  isStackable: z.boolean(),
  isActive: z.boolean(),
  state: z.enum(voucherStates),
  /** Reserved by pending orders. */
  held: z.int().nonnegative(),
  used: z.int().nonnegative(),
  /** Total discount of the orders that used it, without refunds, in rupiah. */
  discounted: rupiah,
  createdAt: instant,
  updatedAt: instant,
});
export type Voucher = z.infer<typeof voucher>;

/** A code in the form of its makers. */
const writtenCode = z
  .string()
  .overwrite((typed) => folded(typed).toUpperCase())
  .min(voucherCode.min, voucherCodeRefusal)
  .max(voucherCode.max, voucherCodeRefusal)
  .regex(voucherCode.pattern, voucherCodeRefusal);
/** A code as a buyer typed it: an impossible one is simply not found. */
export const typedCode = text(40).overwrite(codeOf);

const targets = <S extends z.ZodType>(id: S) => z.array(id).min(1, 'Pilih paling sedikit satu').max(maxVoucherTargets);
const ownScopes = [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('type'), types: z.array(z.enum(voucherTypes)).min(1).max(voucherTypes.length) }),
  z.strictObject({ kind: z.literal('topic'), topicIds: targets(uuid) }),
  z.strictObject({ kind: z.literal('class'), classIds: targets(idOf('program')) }),
  z.strictObject({ kind: z.literal('bundle'), bundleIds: targets(idOf('bundle')) }),
] as const;
/** Scope of a mitra's voucher: all of its own offers, or some of them. */
const mitraScope = z.discriminatedUnion('kind', ownScopes);
const platformScope = z.discriminatedUnion('kind', [
  ...ownScopes,
  z.strictObject({ kind: z.literal('mitra'), mitraIds: targets(idOf('mitra')) }),
]);
export type VoucherScopeWriting = z.infer<typeof platformScope>;

/** `voucherProblems` (voucher.rules.ts) checks these fields against each other. */
const fields = z.strictObject({
  code: writtenCode,
  kind: z.enum(voucherKinds),
  value: z.int().nonnegative(),
  maxDiscount: rupiah.min(1).nullable().default(null),
  minPurchase: rupiah.max(maxMinPurchase).default(0),
  quota: z.int().min(1).max(maxVoucherQuota).nullable().default(null),
  perUser: z.int().min(1).max(maxVoucherPerUser).nullable().default(1),
  /** Defaults to now. */
  startsAt: instant.optional(),
  endsAt: instant.nullable().default(null),
  scope: mitraScope,
  isFirstPurchaseOnly: z.boolean().default(false),
  isStackable: z.boolean().default(true),
  isActive: z.boolean().default(true),
});
const anyScope = fields.extend({ scope: platformScope });

export const voucherCreation = fields;
export const platformVoucherCreation = anyScope;
export type VoucherCreation = z.output<typeof platformVoucherCreation>;

/** Omitted fields do not change. */
const changeable = {
  code: writtenCode.optional(),
  kind: fields.shape.kind.optional(),
  value: fields.shape.value.optional(),
  maxDiscount: fields.shape.maxDiscount.unwrap().optional(),
  minPurchase: fields.shape.minPurchase.unwrap().optional(),
  quota: fields.shape.quota.unwrap().optional(),
  perUser: fields.shape.perUser.unwrap().optional(),
  startsAt: fields.shape.startsAt,
  endsAt: fields.shape.endsAt.unwrap().optional(),
  isFirstPurchaseOnly: z.boolean().optional(),
  isStackable: z.boolean().optional(),
  isActive: z.boolean().optional(),
};
export const voucherUpdate = z.strictObject({ ...changeable, scope: mitraScope.optional() });
export const platformVoucherUpdate = z.strictObject({ ...changeable, scope: platformScope.optional() });
export type VoucherUpdate = z.output<typeof platformVoucherUpdate>;
