/**
 * Possible actions on the seats of a webinar. Buyers and tickets are numbers; the third ticket is a book beside a seat.
 */
export type SeatStep =
  | {
      readonly kind: 'order';
      readonly buyer: number;
      readonly ticket: number;
      readonly withBook: boolean;
      /** True if it replaces the buyer's waiting order. */
      readonly isReplacing: boolean;
    }
  | { readonly kind: 'pay' | 'cancel'; readonly order: number }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'quota'; readonly of: number | 'seats'; readonly quota: number | null }
  | { readonly kind: 'wait' | 'leave'; readonly buyer: number; readonly ticket: number }
  | { readonly kind: 'cancelSeat'; readonly buyer: number }
  /** The only session moves: it begins in this number of hours. */
  | { readonly kind: 'move'; readonly inHours: number };

export const book = 2;
export const sessionHours = 2;
/** Start of the session in hours, before it moves. */
export const firstInHours = 72_000;

interface ModelOrder {
  readonly buyer: number;
  readonly ticket: number;
  readonly withBook: boolean;
  readonly placedAt: number;
  state: 'waiting' | 'paid' | 'closed' | 'owed' | 'back';
  /** True if the session moved since it was paid. */
  isMoved: boolean;
  /** True if the buyer got the seat by another order: this one is closed next. */
  isOverdue: boolean;
}
interface ModelEntry {
  readonly buyer: number;
  readonly ticket: number;
  /** Time since which a seat is held for them. */
  offeredAt: number | null;
}

/** A webinar as simple as it can be modelled: orders, a queue and the time in hours. Everything else is counted from them. */
interface SeatState {
  readonly orders: ModelOrder[];
  readonly quotas: (number | null)[];
  seatQuota: number | null;
  queue: ModelEntry[];
  now: number;
  endsAt: number;
  movedAt: number;
  /** Notifications of another time that each buyer got. */
  readonly notified: number[];
}

export function createSeatModel(buyerCount: number) {
  const state: SeatState = {
    orders: [],
    quotas: [null, null, null],
    seatQuota: null,
    queue: [],
    now: 0,
    endsAt: firstInHours + sessionHours,
    movedAt: 0,
    notified: Array.from({ length: buyerCount }, () => 0),
  };
  return {
    orders: state.orders,
    isOver: () => isOver(state),
    /** Orders that end with the next passing of time, in the order in which they were placed. */
    due: (hours: number) => state.orders.filter((order) => isDue(order, state.now + hours)),
    /** Does a step, and answers how it ends: a refusal's code, or anything that is none. */
    take(step: SeatStep): string {
      const outcome = takeStep(state, step);
      offer(state);
      return outcome;
    },
    /** Externally visible state. */
    state: () => shown(state),
  };
}

const isOver = ({ now, endsAt }: SeatState) => now >= endsAt;
const takes = (order: ModelOrder, ticket: number) => order.ticket === ticket || (order.withBook && ticket === book);
const countIn = ({ orders }: SeatState, state: ModelOrder['state'], ticket: number) =>
  orders.filter((order) => order.state === state && takes(order, ticket)).length;
const offersOf = ({ queue }: SeatState, ticket: number, buyer?: number) =>
  queue.filter((one) => one.offeredAt !== null && one.ticket === ticket && (buyer === undefined || one.buyer === buyer))
    .length;
const heldOf = (state: SeatState, ticket: number) => countIn(state, 'waiting', ticket) + offersOf(state, ticket);
const soldOf = (state: SeatState, ticket: number) => countIn(state, 'paid', ticket);
const usedOf = (state: SeatState, ticket: number) => heldOf(state, ticket) + soldOf(state, ticket);
const seatsUsed = (state: SeatState) => usedOf(state, 0) + usedOf(state, 1);
const leftOf = (quota: number | null, taken: number) => (quota === null ? Infinity : quota - taken);

const waitingOf = ({ orders }: SeatState, buyer: number) =>
  orders.find((order) => order.buyer === buyer && order.state === 'waiting');
const isOwner = ({ orders }: SeatState, buyer: number) =>
  orders.some((order) => order.buyer === buyer && order.state === 'paid');

/** Returns whether an order waits too long, or is overdue. */
const isDue = (order: ModelOrder, at: number) =>
  order.state === 'waiting' && (order.isOverdue || at - order.placedAt >= 1);

/** Seats left for a buyer, to whom their own offers are available, and their own waiting order if that counts. */
function leftFor(state: SeatState, buyer: number, ticket: number, own: ModelOrder | undefined) {
  const ofTicket =
    leftOf(state.quotas[ticket]!, usedOf(state, ticket)) +
    offersOf(state, ticket, buyer) +
    (own && takes(own, ticket) ? 1 : 0);
  if (ticket === book) return ofTicket;
  const ofSeats =
    leftOf(state.seatQuota, seatsUsed(state)) + offersOf(state, 0, buyer) + offersOf(state, 1, buyer) + (own ? 1 : 0);
  return Math.min(ofTicket, ofSeats);
}

/** Offers what is free to those who wait, the longest first. */
function offer(state: SeatState) {
  const { now, quotas } = state;
  state.queue = state.queue.filter(({ offeredAt }) => offeredAt === null || now - offeredAt < 12);
  if (isOver(state)) return;
  for (;;) {
    const next = state.queue.find(
      (one) =>
        one.offeredAt === null &&
        leftOf(quotas[one.ticket]!, usedOf(state, one.ticket)) > 0 &&
        leftOf(state.seatQuota, seatsUsed(state)) > 0,
    );
    if (!next) return;
    next.offeredAt = now;
  }
}

type Ordered = Extract<SeatStep, { kind: 'order' }>;

function place(state: SeatState, { buyer, ticket, withBook }: Ordered, replaced?: ModelOrder) {
  if (isOwner(state, buyer)) return 'class_already_owned';
  const own = waitingOf(state, buyer);
  const wanted = [...(own?.ticket === ticket ? [] : [ticket]), ...(withBook && !own?.withBook ? [book] : [])];
  if (wanted.length > 0 && isOver(state)) return 'webinar_over';
  if (wanted.some((one) => leftFor(state, buyer, one, own) <= 0)) return 'ticket_sold_out';
  if (own && own !== replaced)
    return own.ticket === ticket && own.withBook === withBook && !own.isOverdue ? 'same' : 'order_pending_exists';
  state.queue = state.queue.filter((one) => one.buyer !== buyer || one.offeredAt === null);
  state.orders.push({
    buyer,
    ticket,
    withBook,
    placedAt: state.now,
    state: 'waiting',
    isMoved: false,
    isOverdue: false,
  });
  return 'placed';
}

/** The new order takes over the holds of the waiting one; if it is refused, that one continues to wait. */
function supersede(state: SeatState, step: Ordered) {
  const own = waitingOf(state, step.buyer);
  if (!own) return place(state, step);
  const waiting = state.queue.map((one) => ({ ...one }));
  if (own.isOverdue) {
    own.state = 'closed';
    offer(state);
  }
  const outcome = place(state, step, own);
  if (outcome === 'placed') own.state = 'closed';
  else {
    own.state = 'waiting';
    state.queue = waiting;
  }
  return outcome;
}

function pay(state: SeatState, order: ModelOrder) {
  const { buyer, ticket, withBook } = order;
  const isLate = order.state === 'closed';
  if (order.state !== 'waiting' && !isLate) return;
  const other = waitingOf(state, buyer);
  const isGone =
    isLate &&
    (isOver(state) ||
      leftFor(state, buyer, ticket, other) <= 0 ||
      (withBook && leftFor(state, buyer, book, other) <= 0));
  order.state = isOwner(state, buyer) || isGone ? 'owed' : 'paid';
  if (order.state !== 'paid') return;
  state.queue = state.queue.filter((one) => one.buyer !== buyer);
  // Late money takes over the holds of the newer order; otherwise that order is closed next.
  if (other && isLate) other.state = 'closed';
  else if (other && other !== order) other.isOverdue = true;
}

function cancel(order: ModelOrder) {
  if (order.state !== 'waiting') return 'order_not_pending';
  order.state = 'closed';
  return 'done';
}

function setQuota(state: SeatState, { of, quota }: Extract<SeatStep, { kind: 'quota' }>) {
  const taken = of === 'seats' ? seatsUsed(state) : usedOf(state, of);
  if (quota !== null && quota < taken) return 'quota_below_taken';
  if (of === 'seats') state.seatQuota = quota;
  else state.quotas[of] = quota;
  return 'done';
}

function wait(state: SeatState, buyer: number, ticket: number) {
  const { queue } = state;
  if (queue.some((one) => one.buyer === buyer && one.ticket === ticket)) return 'done';
  if (isOwner(state, buyer)) return 'class_already_owned';
  if (isOver(state)) return 'webinar_over';
  if (leftFor(state, buyer, ticket, waitingOf(state, buyer)) > 0) return 'ticket_available';
  queue.push({ buyer, ticket, offeredAt: null });
  return 'done';
}

function leave(state: SeatState, buyer: number, ticket: number) {
  const rest = state.queue.filter((one) => one.buyer !== buyer || one.ticket !== ticket);
  if (rest.length === state.queue.length) return 'not_found';
  state.queue = rest;
  return 'done';
}

/** A seat is cancelled within 72 hours of a move, with the book. */
function cancelSeat(state: SeatState, buyer: number) {
  const own = state.orders.filter((order) => order.buyer === buyer);
  const paid = own.find((order) => order.state === 'paid');
  if (!paid) return own.some((order) => order.state === 'back') ? 'seat_given_back' : 'not_found';
  if (!paid.isMoved) return 'seat_not_moved';
  if (state.now - state.movedAt >= 72) return 'give_back_over';
  paid.state = 'back';
  return 'done';
}

function move(state: SeatState, inHours: number) {
  if (isOver(state)) return 'live_session_over';
  const { notified, orders, now } = state;
  state.endsAt = now + inHours + sessionHours;
  state.movedAt = now;
  for (const buyer of notified.keys()) if (isOwner(state, buyer)) notified[buyer]! += 1;
  for (const order of orders) if (order.state === 'paid') order.isMoved = true;
  return 'done';
}

function letPass(state: SeatState, hours: number) {
  state.now += hours;
  for (const order of state.orders) if (isDue(order, state.now)) order.state = 'closed';
}

function takeStep(state: SeatState, step: SeatStep): string {
  switch (step.kind) {
    case 'order':
      return (step.isReplacing ? supersede : place)(state, step);
    case 'pay':
      pay(state, state.orders[step.order]!);
      return 'done';
    case 'cancel':
      return cancel(state.orders[step.order]!);
    case 'hours':
      letPass(state, step.hours);
      return 'done';
    case 'quota':
      return setQuota(state, step);
    case 'wait':
      return wait(state, step.buyer, step.ticket);
    case 'leave':
      return leave(state, step.buyer, step.ticket);
    case 'cancelSeat':
      return cancelSeat(state, step.buyer);
    case 'move':
      return move(state, step.inHours);
  }
}

function shown(state: SeatState) {
  const { orders, queue, quotas, seatQuota, notified } = state;
  return {
    seats: {
      quota: seatQuota,
      held: heldOf(state, 0) + heldOf(state, 1),
      sold: soldOf(state, 0) + soldOf(state, 1),
    },
    tickets: [0, 1, book].map((ticket) => ({
      quota: quotas[ticket]!,
      held: heldOf(state, ticket),
      sold: soldOf(state, ticket),
    })),
    orders: orders.map((order) => order.state),
    queue: queue.map(({ buyer, ticket, offeredAt }) => ({ buyer, ticket, isOffered: offeredAt !== null })),
    owners: [...new Set(orders.filter((order) => order.state === 'paid').map(({ buyer }) => buyer))].sort(),
    notified: [...notified],
  };
}
