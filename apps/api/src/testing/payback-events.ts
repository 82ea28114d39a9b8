import { refusalToPay, type Refund } from '../commerce/refund/reversal.rules.ts';
import {
  applyReport,
  atTime,
  cancelLines,
  completeRefund,
  followGateway,
  keptLines,
  owedOf,
  owedRefunds,
  paidBackOf,
  reportOf,
  type Payback,
  type PaybackSettings,
} from './payback-state.ts';

/** Next possible event, as a change of the state. */
export interface PaybackEvent {
  readonly what: string;
  readonly change: (draft: Payback) => unknown;
}

/** Events that may happen next to the money of an order; nothing once something went wrong. */
export function nextEvents(settings: PaybackSettings, state: Payback): PaybackEvent[] {
  if (state.broken.length > 0) return [];
  const events = beginnings(state);
  if (!state.hasCome) return events;
  return [
    ...events,
    ...reports(settings, state),
    ...cancellations(state),
    ...owedRefunds(state).flatMap((refund) => payments(settings, refund)),
    ...dashboardRefunds(settings, state),
    ...chargebacks(settings, state),
    ...disputeOutcomes(state),
  ];
}

const when = (may: boolean, what: string, change: PaybackEvent['change']): PaybackEvent[] =>
  may ? [{ what, change }] : [];

/** At the gateway, of which nobody notified us yet. */
const atGateway = (change: (draft: Payback) => void) => (draft: Payback) => {
  change(draft);
  draft.isNotified = false;
};

const beginnings = (state: Payback) => [
  ...when(state.order.status === 'PENDING', 'it expires', (draft) => {
    draft.order = { ...draft.order, status: 'EXPIRED' };
  }),
  ...when(
    !state.hasCome,
    'it is paid',
    atGateway((draft) => (draft.hasCome = true)),
  ),
];

const reports = (settings: PaybackSettings, state: Payback) => [
  ...when(!state.isNotified, 'we are notified', (draft) => followGateway(settings, draft)),
  ...when(settings.isLate && !state.asked, 'we ask', (draft) => {
    draft.asked = reportOf(settings, draft);
  }),
  ...when(state.asked !== null, 'we hear what we asked', (draft) => {
    applyReport(settings, draft, draft.asked!);
    draft.asked = null;
  }),
];

/** By its buyer; or a webinar is cancelled, which a dispute does not keep from it. */
const cancellations = (state: Payback) =>
  keptLines(state).flatMap(({ id }) =>
    when(true, `${id} is cancelled`, (draft) => cancelLines(draft, [id], owedOf(`refund of ${id}`, 0))),
  );

/** Pays a refund, unless it must not be paid, and notes whether that was right. */
const paying =
  (settings: PaybackSettings, id: string, pay: (draft: Payback, refund: Refund) => void) => (draft: Payback) => {
    followGateway(settings, draft);
    const refund = draft.order.refunds.find((one) => one.id === id)!;
    if (refund.isPaid || refusalToPay(draft.order, refund, reportOf(settings, draft))) return;
    pay(draft, refund);
    const { isCharged, isLost, order, broken } = draft;
    if (paidBackOf(draft) + draft.transferred > order.total) draft.broken = [...broken, 'paid more back than came'];
    else if (isLost || (isCharged && !order.disputeWonAt)) draft.broken = [...broken, 'paid back what the bank takes'];
  };

/** False if the gateway refuses. */
function refundAtGateway(draft: Payback, { id, amount }: Refund) {
  if (draft.isCharged || paidBackOf(draft) + amount! > draft.order.total) return false;
  draft.paidBack.push({ key: id, amount: amount! });
  return true;
}

function payments(settings: PaybackSettings, { id, way }: Refund) {
  const isByGateway = way === 'gateway';
  const pay = (change: (draft: Payback, refund: Refund) => void) => paying(settings, id, change);
  return [
    ...when(
      isByGateway,
      `gateway pays ${id}`,
      pay((draft, refund) => {
        if (refundAtGateway(draft, refund)) completeRefund(draft, id, 'gateway');
      }),
    ),
    // The answer of the refund is lost.
    ...when(
      isByGateway && settings.isListed,
      `gateway pays ${id}`,
      pay((draft, refund) => {
        draft.isNotified = !refundAtGateway(draft, refund);
      }),
    ),
    // It is left to operators.
    ...when(
      isByGateway,
      `gateway pays ${id}`,
      pay((draft) => {
        const refunds = draft.order.refunds.map((one) => (one.id === id ? { ...one, way: 'bank' as const } : one));
        draft.order = { ...draft.order, refunds };
      }),
    ),
    ...when(
      way === 'bank',
      `bank pays ${id}`,
      pay((draft, { amount }) => {
        draft.transferred += amount!;
        completeRefund(draft, id, 'bank', `transfer of ${id}`);
      }),
    ),
  ];
}

function dashboardRefunds({ prices, isListed }: PaybackSettings, state: Payback) {
  const left = state.order.total - paidBackOf(state);
  const may = (amount: number) =>
    left >= amount &&
    amount > 0 &&
    (isListed || !state.isCharged) &&
    (isListed || amount === left) &&
    state.paidBack.length < 3;
  return [...new Set([left, prices[0]!, 30])].flatMap((amount) =>
    when(
      may(amount),
      `the dashboard refunds ${amount}`,
      atGateway((draft) => draft.paidBack.push({ key: `dashboard ${draft.paidBack.length}`, amount })),
    ),
  );
}

const chargebacks = ({ isListed }: PaybackSettings, state: Payback) =>
  when(
    !state.isCharged && (state.order.total > paidBackOf(state) || isListed),
    'the bank takes it back',
    atGateway((draft) => (draft.isCharged = true)),
  );

const disputeOutcomes = (state: Payback) => [
  ...when(state.order.status === 'DISPUTED', 'the dispute is won', winDispute),
  ...when(state.order.status === 'DISPUTED', 'the dispute is lost', loseDispute),
];

function winDispute(draft: Payback) {
  const { order } = draft;
  const isPart = order.refunds.length > 0;
  const status = order.kept.length === 0 ? 'REFUNDED' : isPart ? 'PARTIALLY_REFUNDED' : 'SUCCESS';
  draft.order = { ...order, status, disputeWonAt: atTime };
  draft.notes = draft.notes.filter((note) => note !== 'charged_back ');
}

function loseDispute(draft: Payback) {
  const { code, kept } = draft.order;
  for (const { id } of owedRefunds(draft)) completeRefund(draft, id, 'chargeback', code);
  const lineIds = kept.map(({ id }) => id);
  cancelLines(draft, lineIds, { isPaid: true, reference: code, reason: 'charged_back', way: null });
  draft.order = { ...draft.order, status: 'REFUNDED' };
  draft.isLost = true;
}
