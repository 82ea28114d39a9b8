import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { codeAlphabet } from '@sinau/contracts/codes';
import {
  voucherCode,
  voucherCodeRefusal,
  voucherProblems,
  type VoucherKind,
  type VoucherScope,
} from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { folded } from '@sinau/contracts/core/typed/text.rules';
import type { VoucherBody, VoucherChange } from '../voucher-issuer.ts';

/** Scopes that name records. */
export type NamingScope = Exclude<VoucherScope, 'all' | 'type'>;
export interface Target {
  id: string;
  title: string;
}

/** A voucher as filled in. Values of other kinds or scopes are retained, should these be chosen again. */
export interface VoucherDraft {
  code: string;
  kind: VoucherKind;
  /** Per cent, rupiah off, or the price, each with its own field. */
  value: Record<VoucherKind, number | null>;
  maxDiscount: number | null;
  minPurchase: number | null;
  quota: number | null;
  perUser: number | null;
  startsAt: string | null;
  endsAt: string | null;
  scope: VoucherScope;
  types: CatalogTab[];
  targets: Record<NamingScope, Target[]>;
  isFirstPurchaseOnly: boolean;
  isStackable: boolean;
}

const noTargets = (): VoucherDraft['targets'] => ({ topic: [], class: [], bundle: [], mitra: [] });

export const blankVoucher = (): VoucherDraft => ({
  code: '',
  kind: 'percent',
  value: { percent: null, fixed: null, set: null },
  maxDiscount: null,
  minPurchase: null,
  quota: null,
  perUser: 1,
  startsAt: null,
  endsAt: null,
  scope: 'all',
  types: [],
  targets: noTargets(),
  isFirstPurchaseOnly: false,
  isStackable: true,
});

export function draftOf({ scope: { kind: scope, types, targets }, value, kind, minPurchase, ...voucher }: Voucher) {
  const { code, maxDiscount, quota, perUser, startsAt, endsAt, isFirstPurchaseOnly, isStackable } = voucher;
  return {
    code,
    kind,
    value: { ...blankVoucher().value, [kind]: value },
    maxDiscount,
    minPurchase: minPurchase || null,
    quota,
    perUser,
    startsAt,
    endsAt,
    scope,
    types,
    targets: scope === 'all' || scope === 'type' ? noTargets() : { ...noTargets(), [scope]: targets },
    isFirstPurchaseOnly,
    isStackable,
  } satisfies VoucherDraft;
}

/** Returns the discount of a voucher as filled in; null until it is valid. */
export function discountOf({ kind, value, maxDiscount, minPurchase }: VoucherDraft) {
  const amount = value[kind];
  if (amount === null) return null;
  const worth = {
    kind,
    value: amount,
    maxDiscount: kind === 'percent' ? maxDiscount : null,
    minPurchase: minPurchase ?? 0,
  };
  const terms = { ...worth, quota: null, perUser: null, startsAt: new Date(0), endsAt: null };
  return voucherProblems(terms).value ? null : worth;
}

const missingValue: Record<VoucherKind, string> = {
  percent: 'Isi berapa persen potongannya',
  fixed: 'Isi berapa rupiah potongannya',
  set: 'Isi harga khususnya',
};
const missingTargets: Record<NamingScope, string> = {
  topic: 'Pilih paling sedikit satu topik',
  class: 'Pilih paling sedikit satu kelas',
  bundle: 'Pilih paling sedikit satu bundling',
  mitra: 'Pilih paling sedikit satu mitra',
};

/** Returns the problems of a voucher, by the fields of its form. */
export function problemsOfVoucher(draft: VoucherDraft, now: Date): Record<string, string> {
  const { kind, value, scope, types, targets, startsAt, endsAt, quota, perUser } = draft;
  const amount = value[kind];
  const of = scope === 'all' || scope === 'type' ? [] : targets[scope];
  return {
    ...voucherProblems({
      kind,
      value: amount ?? 1,
      maxDiscount: kind === 'percent' ? draft.maxDiscount : null,
      minPurchase: draft.minPurchase ?? 0,
      quota,
      perUser,
      startsAt: startsAt === null ? now : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    }),
    ...(amount === null && { value: missingValue[kind] }),
    ...(!voucherCode.pattern.test(codeIn(draft)) && {
      code: codeIn(draft) === '' ? 'Tulis kodenya, atau buat kode acak' : voucherCodeRefusal,
    }),
    ...(kind === 'percent' && draft.maxDiscount === 0 && { maxDiscount: 'Isi lebih dari Rp0, atau kosongkan' }),
    ...(quota === 0 && { quota: 'Isi paling sedikit 1, atau kosongkan' }),
    ...(perUser === 0 && { perUser: 'Isi paling sedikit 1, atau kosongkan' }),
    ...(scope === 'type' && types.length === 0 && { types: 'Pilih paling sedikit satu jenis' }),
    ...(scope !== 'all' && scope !== 'type' && of.length === 0 && { targets: missingTargets[scope] }),
  };
}

const codeIn = ({ code }: Pick<VoucherDraft, 'code'>) => folded(code).toUpperCase();

/** Builds the request body of a voucher without problems. */
export function bodyOf(draft: VoucherDraft): VoucherBody {
  const { kind, value, maxDiscount, minPurchase, startsAt, ...rest } = draft;
  const { quota, perUser, endsAt, isFirstPurchaseOnly, isStackable } = rest;
  return {
    code: codeIn(draft),
    kind,
    value: value[kind] ?? 0,
    maxDiscount: kind === 'percent' ? maxDiscount : null,
    minPurchase: minPurchase ?? 0,
    quota,
    perUser,
    ...(startsAt !== null && { startsAt }),
    endsAt,
    scope: scopeOf(draft),
    isFirstPurchaseOnly,
    isStackable,
  };
}

/** Builds the request body of a change: a code that stays is omitted, and a beginning that was emptied is now. */
export function changeOf(draft: VoucherDraft, { code: before }: Pick<Voucher, 'code'>, now: Date): VoucherChange {
  const { code, ...body } = bodyOf(draft);
  return { startsAt: now.toISOString(), ...body, ...(code !== before && { code }) };
}

function scopeOf({ scope, types, targets }: VoucherDraft): VoucherBody['scope'] {
  const idsOf = (of: NamingScope) => targets[of].map(({ id }) => id);
  switch (scope) {
    case 'all':
      return { kind: 'all' };
    case 'type':
      return { kind: 'type', types };
    case 'topic':
      return { kind: 'topic', topicIds: idsOf('topic') };
    case 'class':
      return { kind: 'class', classIds: idsOf('class') };
    case 'bundle':
      return { kind: 'bundle', bundleIds: idsOf('bundle') };
    case 'mitra':
      return { kind: 'mitra', mitraIds: idsOf('mitra') };
  }
}

const randomLength = 8;

/** Returns a code that is hard to guess and easy to read out. */
export const randomCode = () =>
  [...crypto.getRandomValues(new Uint8Array(randomLength))]
    .map((byte) => codeAlphabet[byte % codeAlphabet.length]!)
    .join('');
