import type { Received } from '@sinau/contracts';
import type { refundEndpoints } from '@sinau/contracts/commerce/refund/refund.endpoints';
import type { RefundableOrder, RefundPreview } from '@sinau/contracts/commerce/refund/refund.schemas';
import type { Actor, Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { contextOf, keptLinesOf, lockOrder, showOwnOrder, type OrderContext } from '../order-record/index.ts';
import { cancelLines, type Cancellation } from './cancellation.ts';
import {
  findHead,
  findHeads,
  findOwnHead,
  findOwnOrdersOf,
  findPurchases,
  lockLearning,
  type OrderHead,
} from './purchase.queries.ts';
import { presentForOperator, presentPreview } from './refund.presenter.ts';
import { chosenLines, refusalOf } from './refund.rules.ts';

export type RequestService = ReturnType<typeof createRequestService>;

type Request = Received<typeof refundEndpoints.request>['body'];
type Grant = Received<typeof refundEndpoints.grant>['body'];
interface OrderKey {
  readonly id: string;
}

/** Refunds lines of paid orders: because their buyer requests it and may, or because an operator decides so. */
export function createRequestService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>) {
  const { db, clock, payments } = deps;
  const shown = () => ({ now: clock.now(), payments });
  const previewOf = async (order: OrderHead) =>
    presentPreview({ order, purchases: await findPurchases(db, order.id) }, shown());

  return {
    preview: async (actor: Actor, { id }: OrderKey) => previewOf(required(await findOwnHead(db, actor.id, id))),

    async ofClass(actor: Actor, { id }: OrderKey): Promise<{ list: RefundPreview[] }> {
      const { classId, orderIds } = required(await findOwnOrdersOf(db, actor.id, id));
      const list: RefundPreview[] = [];
      for (const order of await findHeads(db, orderIds)) {
        const { lines, ...preview } = await previewOf(order);
        list.push({ ...preview, lines: lines.filter((line) => line.classId === classId) });
      }
      return { list };
    },

    async request(actor: Actor, { id }: OrderKey, { lineIds, total }: Request) {
      const order = required(await findOwnHead(db, actor.id, id));
      await transact(db, async (tx) => {
        const picked = await lockChosen(tx, order, lineIds);
        for (const line of picked.chosen) {
          const refusal = refusalOf(line, clock.now());
          if (refusal) throw new AppError(refusal.code, { fields: { reason: refusal.message } });
        }
        if (picked.total !== total) throw new AppError('refund_changed');
        await cancelChosen(contextOf(deps, tx), picked.lines, { reason: 'requested' });
      });
      return showOwnOrder(db, actor, { id }, clock.now());
    },

    async order(_: Operator, { code }: { code: string }): Promise<RefundableOrder> {
      const order = required(await findHead(db, { code }));
      return presentForOperator({ order, purchases: await findPurchases(db, order.id) }, shown());
    },

    async grant(operator: Operator, { id }: OrderKey, { lineIds, reason }: Grant) {
      const order = required(await findHead(db, { id }));
      await transact(db, async (tx) => {
        const picked = await lockChosen(tx, order, lineIds);
        await cancelChosen(contextOf(deps, tx), picked.lines, {
          reason: 'granted',
          note: reason,
          operatorId: operator.id,
        });
        await appendAudit(
          tx,
          {
            act: 'refund.grant',
            actorId: operator.id,
            subject: { type: 'order', id, title: order.code },
            personId: order.user.id,
            reason,
            before: {},
            after: { lines: picked.lines.length, amount: picked.total },
          },
          clock.now(),
        );
      });
      return previewOf(required(await findHead(db, { id })));
    },
  };
}

/** Locks and returns the chosen lines: they cannot change until the transaction ends. */
async function lockChosen(tx: Db, order: OrderHead, lineIds: readonly string[]) {
  const before = await findPurchases(tx, order.id);
  await lockLearning(
    tx,
    order.user.id,
    before.map(({ classId }) => classId),
  );
  const picked = chosenLines(await findPurchases(tx, order.id), lineIds);
  if (!picked) throw new AppError('refund_not_possible');
  return picked;
}

/** Cancels lines of each order separately, under its own lock: no order changes what another one gave. */
async function cancelChosen(
  context: OrderContext,
  lines: readonly { readonly lineId: string; readonly orderId: string }[],
  cancellation: Cancellation,
) {
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  for (const orderId of [...byOrder.keys()].sort()) {
    const wanted = byOrder.get(orderId)!.map(({ lineId }) => lineId);
    const order = await lockOrder(context.tx, orderId);
    const kept = keptLinesOf(order).filter(({ id }) => wanted.includes(id));
    const isPaid = order.status === 'SUCCESS' || order.status === 'PARTIALLY_REFUNDED';
    if (!isPaid || kept.length < wanted.length) throw new AppError('refund_not_possible');
    await cancelLines(context, order, kept, cancellation);
  }
}
