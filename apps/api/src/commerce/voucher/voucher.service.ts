import type { QueryOf } from '@sinau/contracts';
import { voucherProblems } from '@sinau/contracts/commerce/voucher/voucher.rules';
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import type { Voucher, VoucherCreation, VoucherUpdate } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { scopeOf } from './voucher-scope.ts';
import { presentVoucher } from './voucher.presenter.ts';
import {
  deleteVoucher,
  findVoucher,
  findVouchers,
  hasRedemptions,
  insertTargets,
  insertVoucher,
  lockVoucher,
  replaceScope,
  updateVoucher,
  type VoucherOwner,
  type VoucherFields,
  type VoucherRow,
} from './voucher.queries.ts';

export type VoucherService = ReturnType<typeof createVoucherService>;

/** Owner of vouchers, and the actor who manages them for it. */
export interface VoucherStorage extends VoucherOwner {
  readonly actorId: string;
}
interface Key {
  readonly id: string;
}

/** Manages vouchers: a mitra its own, operators the platform's, by the same rules. Actions of operators are logged. */
export function createVoucherService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const write = async <Result>(work: (tx: Db, now: Date) => Promise<Result>) => {
    try {
      return await transact(db, (tx) => work(tx, clock.now()));
    } catch (error) {
      if (isUniqueViolation(error, 'code')) throw taken(error);
      throw error;
    }
  };
  const logged = async (
    tx: Db,
    keeping: VoucherStorage,
    verb: 'add' | 'edit' | 'remove',
    { before, after }: Change,
  ) => {
    if (keeping.fundedBy !== 'platform') return;
    const { id, code } = (after ?? before)!;
    await appendAudit(
      tx,
      {
        act: `voucher.${verb}`,
        actorId: keeping.actorId,
        subject: { type: 'voucher', id, title: code },
        ...differencesOf(before, after),
      },
      clock.now(),
    );
  };

  return {
    async list(keeping: VoucherStorage, query: QueryOf<typeof voucherEndpoints.list>) {
      const now = clock.now();
      const { rows, total } = await findVouchers(db, keeping, query, now);
      return listAnswer<Voucher>(
        query,
        rows.map((row) => presentVoucher(row, now)),
        total,
      );
    },

    detail: async (keeping: VoucherStorage, { id }: Key) =>
      presentVoucher(required(await findVoucher(db, keeping, id)), clock.now()),

    create: (keeping: VoucherStorage, { scope: written, startsAt, endsAt, ...input }: VoucherCreation) =>
      write(async (tx, now) => {
        const scope = await scopeOf(tx, written, keeping.mitraId);
        const fields = { ...input, startsAt: startsAt ? new Date(startsAt) : now, endsAt: dateOf(endsAt) };
        refuseProblems(fields);
        const { id } = await insertVoucher(tx, keeping, { ...fields, scope: scope.scope }, now);
        await insertTargets(tx, id, scope);
        const after = required(await findVoucher(tx, keeping, id));
        await logged(tx, keeping, 'add', { after });
        return presentVoucher(after, now);
      }),

    update: (keeping: VoucherStorage, { id }: Key, { scope: written, ...input }: VoucherUpdate) =>
      write(async (tx, now) => {
        const before = required(await lockVoucher(tx, keeping, id));
        const fields = merged(input, before);
        refuseProblems(fields);
        const isTaken = before.held + before.used;
        if (fields.quota !== null && fields.quota < isTaken)
          throw new AppError('quota_below_taken', { fields: { quota: `Paling sedikit ${isTaken}` } });
        if (fields.code !== before.code && (await hasRedemptions(tx, id))) throw inUse();
        await updateVoucher(tx, id, fields, now);
        if (written) await replaceScope(tx, id, await scopeOf(tx, written, keeping.mitraId));
        const after = required(await findVoucher(tx, keeping, id));
        await logged(tx, keeping, 'edit', { before, after });
        return presentVoucher(after, now);
      }),

    remove: (keeping: VoucherStorage, { id }: Key) =>
      write(async (tx) => {
        const before = required(await lockVoucher(tx, keeping, id));
        if (await hasRedemptions(tx, id)) throw inUse();
        await deleteVoucher(tx, id);
        await logged(tx, keeping, 'remove', { before });
        return null;
      }),
  };
}

interface Change {
  readonly before?: VoucherRow;
  readonly after?: VoucherRow;
}

const taken = (cause: unknown) =>
  new AppError('voucher_code_taken', { fields: { code: 'Kode ini sudah dipakai voucher lain' }, cause });
const inUse = () => new AppError('voucher_in_use', { fields: { code: 'Kode ini sudah pernah dipakai memesan' } });
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

function refuseProblems(fields: VoucherFields) {
  const problems = voucherProblems(fields);
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
}

/** Merges the sent fields with the stored ones. The maximum ends when the kind is no longer a percentage. */
function merged(input: Omit<VoucherUpdate, 'scope'>, row: VoucherRow): VoucherFields {
  const { startsAt, endsAt, ...sent } = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Omit<VoucherUpdate, 'scope'>;
  const base = fieldsOf(row);
  const kind = sent.kind ?? base.kind;
  return {
    ...base,
    ...(kind !== 'percent' && { maxDiscount: null }),
    ...(sent as Partial<VoucherFields>),
    ...(startsAt !== undefined && { startsAt: new Date(startsAt) }),
    ...(endsAt !== undefined && { endsAt: dateOf(endsAt) }),
  };
}
const fieldsOf = (row: VoucherRow): VoucherFields => ({
  code: row.code,
  kind: row.kind,
  value: row.value,
  maxDiscount: row.maxDiscount,
  minPurchase: row.minPurchase,
  quota: row.quota,
  perUser: row.perUser,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  isFirstPurchaseOnly: row.isFirstPurchaseOnly,
  isStackable: row.isStackable,
  isActive: row.isActive,
});

/** Returns the changes that the log stores: the fields that differ. */
function differencesOf(before: VoucherRow | undefined, after: VoucherRow | undefined) {
  const [was, is] = [before && factsOf(before), after && factsOf(after)];
  const names = Object.keys((is ?? was)!).filter((name) => was?.[name] !== is?.[name]);
  const pick = (facts: ReturnType<typeof factsOf> | undefined) =>
    facts ? Object.fromEntries(names.map((name) => [name, facts[name]!])) : {};
  return { before: pick(was), after: pick(is) };
}
function factsOf(row: VoucherRow): Record<string, string | number | boolean | null> {
  const { startsAt, endsAt, ...facts } = fieldsOf(row);
  return { ...facts, validFrom: startsAt.toISOString(), validUntil: isoOrNull(endsAt), scope: row.scope };
}
