import { isPaid } from '../commerce/order-record/index.ts';
import { refusalToPay } from '../commerce/refund/reversal.rules.ts';
import { isOpen, owedRefunds, paidBackOf, reportOf, sum, type Payback, type PaybackSettings } from './payback-state.ts';

/** Faults of a state, also before our books have received everything; empty if it is right. */
export function faultsOf(settings: PaybackSettings, state: Payback): string[] {
  const faults = [...state.broken, ...faultsOfBooks(state)];
  return state.isNotified ? [...faults, ...faultsOnceNotified(settings, state)] : faults;
}

const found = (is: boolean, fault: string) => (is ? [fault] : []);

function faultsOfBooks({ order }: Payback) {
  const lines = order.kept.map(({ paid }) => paid);
  const booked = sum([...lines, ...order.refunds.map(({ amount }) => amount)]);
  return [
    ...found(isPaid(order.status) && booked !== order.total, 'lines and refunds are not the payment'),
    ...found(order.status === 'REFUNDED' && order.kept.length > 0, 'refunded, and something is kept'),
  ];
}

function faultsOnceNotified(settings: PaybackSettings, state: Payback) {
  const { order, notes, isLost, isCharged } = state;
  const { total } = order;
  const isSilent = notes.length === 0;
  const received = paidBackOf(state) + state.transferred + (isLost ? total : 0);
  const completed = sum(order.refunds.filter((one) => one.isPaid).map(({ amount }) => amount));
  const isHeld = owedRefunds(state).some((refund) => refusalToPay(order, refund, reportOf(settings, state)));
  const keepsCharged = isOpen(state) && order.kept.length > 0 && isCharged && !order.disputeWonAt;
  return [
    ...found(received > total && isSilent, 'paid twice, and nobody is notified'),
    ...found(keepsCharged, 'kept what was charged back'),
    ...found(isOpen(state) && paidBackOf(state) === total, 'kept what was paid back'),
    ...found(!isLost && !isCharged && completed > received, 'marked as paid back, and it was not'),
    ...found(isHeld && order.status !== 'DISPUTED' && isSilent, 'held, and nobody is notified'),
  ];
}
