import { refusalToPay, reversalsOf, type OrderMoney, type Refund } from '../commerce/refund/reversal.rules.ts';
import { isPaid, isReversal, stepOf } from '../commerce/order/order.rules.ts';
import type { PaymentReport } from '../platform/payments/gateway.ts';

interface State {
  /** At the gateway. */
  hasCome: boolean;
  paidBack: { key: string; amount: number }[];
  isCharged: boolean;
  /** At the bank: what operators transferred, and whether a chargeback was lost. */
  transferred: number;
  isLost: boolean;
  /** In our books. */
  order: OrderMoney;
  notes: string[];
  /** A report that was asked for and is not applied yet. */
  asked: PaymentReport | null;
  /** Whether our books have followed the gateway since anything happened there. */
  isTold: boolean;
  /** What went wrong on the way. */
  broken: readonly string[];
}
interface Settings {
  readonly prices: readonly number[];
  /** Late money of this order is granted; otherwise it is owed back. */
  readonly isGranted: boolean;
  /** The gateway lists what it paid back, as it does but in old answers. */
  readonly isListed: boolean;
  /** Whether a report may be applied after a newer one. */
  readonly isLate: boolean;
}

const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
const atTime = new Date('2026-12-27T02:00:00Z');

/**
 * The money of one order at the gateway, at the bank and in our books, and everything that may happen to it next. What is
 * paid by hand is transferred in the moment in which it is marked.
 */
function worldOf(settings: Settings, state: State, history: readonly string[]): PaybackWorld {
  const { prices, isGranted, isListed, isLate } = settings;
  const total = sum(prices);
  const then = (what: string, change: (draft: State) => unknown) => {
    const draft = { ...state, paidBack: [...state.paidBack] };
    change(draft);
    return worldOf(settings, draft, [...history, what]);
  };

  const paidBackOf = ({ paidBack }: State) => sum(paidBack.map(({ amount }) => amount));
  const reportOf = (of: State): PaymentReport => {
    const back = paidBackOf(of);
    const refunded = back === 0 ? 'paid' : back === total ? 'refunded' : 'partly_refunded';
    const isTold = of.paidBack.length > 0 && isListed;
    return {
      state: of.isCharged ? 'charged_back' : refunded,
      amount: total,
      ...(isTold && { refunds: of.paidBack }),
    };
  };

  const apply = (draft: State, report: PaymentReport) => {
    const step = stepOf(draft.order.status, report.state);
    if (step === 'pay' && draft.order.refunds.length === 0)
      draft.order = isGranted
        ? { ...draft.order, status: 'SUCCESS', kept: prices.map((paid, index) => ({ id: `line ${index}`, paid })) }
        : { ...draft.order, status: 'FAILED', refunds: [owedOf('order', total)] };
    if (step === 'keep' || !isReversal(report.state)) return;
    for (const one of reversalsOf(draft.order, report)) {
      const { order } = draft;
      if (one.act === 'note') draft.notes = [...new Set([...draft.notes, `${one.kind} ${one.key}`])].sort();
      else if (one.act === 'become')
        draft.order = { ...order, status: one.status, ...(one.status === 'DISPUTED' && { disputedAt: atTime }) };
      else {
        if (one.act === 'settle')
          draft.order = {
            ...order,
            refunds: order.refunds.map((refund) =>
              refund.id === one.refundId ? { ...refund, ...paidAs(one) } : refund,
            ),
          };
        else draft.order = givenBack(order, one.lineIds, { ...paidAs({ ...one, way: null }), reason: 'gateway' });
        draft.notes = draft.notes.filter((note) => note !== `unknown_refund ${one.reference}`);
      }
    }
  };
  const tell = (draft: State) => {
    apply(draft, reportOf(draft));
    draft.isTold = true;
  };
  /** At the gateway, of which nobody told yet. */
  const atGateway = (what: string, change: (draft: State) => void) =>
    then(what, (draft) => {
      change(draft);
      draft.isTold = false;
    });
  const pay = (id: string, way: 'gateway' | 'bank', how: (draft: State, refund: Refund) => void) =>
    then(`${way} pays ${id}`, (draft) => {
      tell(draft);
      const refund = draft.order.refunds.find((one) => one.id === id)!;
      if (refund.isPaid || refusalToPay(draft.order, refund, reportOf(draft))) return;
      how(draft, refund);
      const { isCharged, isLost, order, broken } = draft;
      if (paidBackOf(draft) + draft.transferred > total) draft.broken = [...broken, 'paid more back than came'];
      else if (isLost || (isCharged && !order.disputeWonAt))
        draft.broken = [...broken, 'paid back what the bank takes'];
    });
  const settle = (draft: State, id: string, way: 'gateway' | 'bank' | 'chargeback', reference = id) => {
    const refunds = draft.order.refunds.map((one) => (one.id === id ? { ...one, isPaid: true, reference, way } : one));
    draft.order = { ...draft.order, refunds };
  };

  const { order } = state;
  const isOpen = order.status === 'SUCCESS' || order.status === 'PARTIALLY_REFUNDED';
  const owed = order.refunds.filter((refund) => !refund.isPaid);
  const left = total - paidBackOf(state);

  function next(): PaybackWorld[] {
    if (state.broken.length > 0) return [];
    const events: PaybackWorld[] = [];
    const may = (is: boolean, world: () => PaybackWorld) => is && events.push(world());
    may(order.status === 'PENDING', () =>
      then('it expires', (draft) => void (draft.order = { ...draft.order, status: 'EXPIRED' })),
    );
    may(!state.hasCome, () => atGateway('it is paid', (draft) => (draft.hasCome = true)));
    if (!state.hasCome) return events;
    may(!state.isTold, () => then('we are told', tell));
    may(isLate && !state.asked, () => then('we ask', (draft) => void (draft.asked = reportOf(draft))));
    may(state.asked !== null, () =>
      then('we hear what we asked', (draft) => {
        apply(draft, draft.asked!);
        draft.asked = null;
      }),
    );
    // By its buyer; or a webinar is cancelled, which a dispute does not keep from it.
    for (const { id } of isPaid(order.status) ? order.kept : [])
      may(true, () =>
        then(`${id} is given back`, (draft) => {
          draft.order = givenBack(draft.order, [id], owedOf(`refund of ${id}`, 0));
        }),
      );
    for (const { id, way } of owed) {
      const refunds = (draft: State, { amount }: Refund) => {
        if (!draft.isCharged && paidBackOf(draft) + amount! <= total) draft.paidBack.push({ key: id, amount: amount! });
        else return false;
        return true;
      };
      may(way === 'gateway', () =>
        pay(id, 'gateway', (draft, refund) => {
          if (refunds(draft, refund)) settle(draft, id, 'gateway');
        }),
      );
      // Its answer is lost.
      may(way === 'gateway' && isListed, () =>
        pay(id, 'gateway', (draft, refund) => {
          draft.isTold = !refunds(draft, refund);
        }),
      );
      may(way === 'gateway', () =>
        pay(id, 'gateway', (draft) => {
          draft.order = {
            ...draft.order,
            refunds: draft.order.refunds.map((one) => (one.id === id ? { ...one, way: 'bank' } : one)),
          };
        }),
      );
      may(way === 'bank', () =>
        pay(id, 'bank', (draft, { amount }) => {
          draft.transferred += amount!;
          settle(draft, id, 'bank', `transfer of ${id}`);
        }),
      );
    }
    for (const amount of new Set([left, prices[0]!, 30]))
      may(
        left >= amount &&
          amount > 0 &&
          (isListed || !state.isCharged) &&
          (isListed || amount === left) &&
          state.paidBack.length < 3,
        () =>
          atGateway(`the dashboard refunds ${amount}`, (draft) =>
            draft.paidBack.push({ key: `dashboard ${draft.paidBack.length}`, amount }),
          ),
      );
    may(!state.isCharged && (left > 0 || isListed), () =>
      atGateway('the bank takes it back', (draft) => (draft.isCharged = true)),
    );
    if (order.status === 'DISPUTED') {
      events.push(
        then('the dispute is won', (draft) => {
          const status =
            order.kept.length === 0 ? 'REFUNDED' : order.refunds.length > 0 ? 'PARTIALLY_REFUNDED' : 'SUCCESS';
          draft.order = { ...order, status, disputeWonAt: atTime };
          draft.notes = draft.notes.filter((note) => note !== 'charged_back ');
        }),
        then('the dispute is lost', (draft) => {
          for (const { id } of owed) settle(draft, id, 'chargeback', order.code);
          const lines = order.kept.map(({ id }) => id);
          draft.order = givenBack(draft.order, lines, {
            isPaid: true,
            reference: order.code,
            reason: 'charged_back',
            way: null,
          });
          draft.order = { ...draft.order, status: 'REFUNDED' };
          draft.isLost = true;
        }),
      );
    }
    return events;
  }

  /** What is wrong, once our books have heard of everything. */
  function faults(): string[] {
    const found = [...state.broken];
    if (
      isPaid(order.status) &&
      sum([...order.kept.map(({ paid }) => paid), ...order.refunds.map(({ amount }) => amount)]) !== total
    )
      found.push('lines and refunds are not the payment');
    if (order.status === 'REFUNDED' && order.kept.length > 0) found.push('refunded, and something is kept');
    if (!state.isTold) return found;
    const received = paidBackOf(state) + state.transferred + (state.isLost ? total : 0);
    if (received > total && state.notes.length === 0) found.push('paid twice, and nobody is told');
    if (isOpen && order.kept.length > 0 && state.isCharged && !order.disputeWonAt)
      found.push('kept what was charged back');
    if (isOpen && paidBackOf(state) === total) found.push('kept what was paid back');
    const settled = sum(order.refunds.filter((one) => one.isPaid).map(({ amount }) => amount));
    if (!state.isLost && !state.isCharged && settled > received) found.push('told as paid back, and it was not');
    const isHeld = owed.some((refund) => refusalToPay(order, refund, reportOf(state)));
    if (isHeld && order.status !== 'DISPUTED' && state.notes.length === 0) found.push('held, and nobody is told');
    return found;
  }

  return { key: JSON.stringify(state), history, next, faults };
}
interface PaybackWorld {
  readonly key: string;
  readonly history: readonly string[];
  next(): PaybackWorld[];
  /** What is wrong; empty as it should be. */
  faults(): string[];
}

const owedOf = (id: string, amount: number): Refund => ({
  id,
  amount,
  isPaid: false,
  reference: null,
  reason: 'requested',
  way: 'gateway',
});
const paidAs = ({ reference, way }: { reference: string; way: Refund['way'] }) => ({ isPaid: true, reference, way });
function givenBack(order: OrderMoney, lineIds: readonly string[], as: Omit<Refund, 'id' | 'amount'>): OrderMoney {
  const lines = order.kept.filter(({ id }) => lineIds.includes(id));
  const kept = order.kept.filter((line) => !lines.includes(line));
  const refunds = lines.map(({ id, paid }) => ({ ...as, id: `refund of ${id}`, amount: paid }));
  return {
    ...order,
    kept,
    refunds: [...order.refunds, ...refunds],
    ...(order.status !== 'DISPUTED' && { status: kept.length === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }),
  };
}

/** An order that waits for its payment. */
function waiting(changes: Partial<Settings>) {
  const settings = { prices: [100], isGranted: true, isListed: true, isLate: true, ...changes };
  const order: OrderMoney = {
    code: 'SN-1',
    status: 'PENDING',
    total: sum(settings.prices),
    disputedAt: null,
    disputeWonAt: null,
    kept: [],
    refunds: [],
  };
  return worldOf(
    settings,
    {
      hasCome: false,
      paidBack: [],
      isCharged: false,
      transferred: 0,
      isLost: false,
      order,
      notes: [],
      asked: null,
      isTold: true,
      broken: [],
    },
    [],
  );
}

/** What may happen to an order, in every order of it and however often; the first history of them that goes wrong. */
export function wrongHistory(settings: Partial<Settings>) {
  const first = waiting(settings);
  const seen = new Set([first.key]);
  // One step further each time, so that the shortest history is found first.
  for (let worlds = [first]; worlds.length > 0;) {
    const wrong = worlds.find((world) => world.faults().length > 0);
    if (wrong) return [...wrong.history, ...wrong.faults()];
    worlds = worlds.flatMap((world) => world.next()).filter(({ key }) => !seen.has(key) && seen.add(key));
  }
  return null;
}
