/** What somebody may do with the seats of a webinar. Buyers and tickets are numbers; the third ticket is a book beside a seat. */
export type SeatStep =
  | {
      readonly kind: 'order';
      readonly buyer: number;
      readonly ticket: number;
      readonly withBook: boolean;
      /** In place of the order of theirs that waits. */
      readonly isReplacing: boolean;
    }
  | { readonly kind: 'pay' | 'cancel'; readonly order: number }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'quota'; readonly of: number | 'seats'; readonly quota: number | null }
  | { readonly kind: 'wait' | 'leave'; readonly buyer: number; readonly ticket: number }
  | { readonly kind: 'giveBack'; readonly buyer: number }
  /** The only session moves: it begins in so many hours. */
  | { readonly kind: 'move'; readonly inHours: number };

export const book = 2;
export const sessionHours = 2;
/** When the session begins, before it moves. */
export const firstInHours = 72_000;

interface ModelOrder {
  readonly buyer: number;
  readonly ticket: number;
  readonly withBook: boolean;
  readonly placedAt: number;
  state: 'waiting' | 'paid' | 'closed' | 'owed' | 'back';
  /** Whether the session moved since it was paid. */
  isMoved: boolean;
  /** The buyer got the seat by another order: this one is closed next. */
  isOverdue: boolean;
}
interface ModelEntry {
  readonly buyer: number;
  readonly ticket: number;
  /** Since when a seat is held for them. */
  offeredAt: number | null;
}

/** A webinar as simple as it can be told: orders, a queue and the time in hours. Everything else is counted from them. */
export function createSeatModel(buyerCount: number) {
  const quotas: (number | null)[] = [null, null, null];
  let seatQuota: number | null = null;
  let now = 0;
  let endsAt = firstInHours + sessionHours;
  let movedAt = 0;
  const orders: ModelOrder[] = [];
  let queue: ModelEntry[] = [];
  /** How often each buyer was told of another time. */
  const told = Array.from({ length: buyerCount }, () => 0);
  const isOver = () => now >= endsAt;

  const takes = (order: ModelOrder, ticket: number) => order.ticket === ticket || (order.withBook && ticket === book);
  const inState = (state: ModelOrder['state'], ticket: number) =>
    orders.filter((order) => order.state === state && takes(order, ticket)).length;
  const offersOf = (ticket: number, buyer?: number) =>
    queue.filter(
      (one) => one.offeredAt !== null && one.ticket === ticket && (buyer === undefined || one.buyer === buyer),
    ).length;
  const held = (ticket: number) => inState('waiting', ticket) + offersOf(ticket);
  const sold = (ticket: number) => inState('paid', ticket);
  const used = (ticket: number) => held(ticket) + sold(ticket);
  const seatsUsed = () => used(0) + used(1);
  const left = (quota: number | null, taken: number) => (quota === null ? Infinity : quota - taken);

  const waitingOf = (buyer: number) => orders.find((order) => order.buyer === buyer && order.state === 'waiting');
  const isOwner = (buyer: number) => orders.some((order) => order.buyer === buyer && order.state === 'paid');

  /** What is left for a buyer, to whom their own offers are free, and their own waiting order if that counts. */
  const leftFor = (buyer: number, ticket: number, own: ModelOrder | undefined) => {
    const ofTicket =
      left(quotas[ticket]!, used(ticket)) + offersOf(ticket, buyer) + (own && takes(own, ticket) ? 1 : 0);
    if (ticket === book) return ofTicket;
    const ofSeats = left(seatQuota, seatsUsed()) + offersOf(0, buyer) + offersOf(1, buyer) + (own ? 1 : 0);
    return Math.min(ofTicket, ofSeats);
  };

  const offer = () => {
    queue = queue.filter(({ offeredAt }) => offeredAt === null || now - offeredAt < 12);
    if (isOver()) return;
    for (;;) {
      const next = queue.find(
        (one) =>
          one.offeredAt === null && left(quotas[one.ticket]!, used(one.ticket)) > 0 && left(seatQuota, seatsUsed()) > 0,
      );
      if (!next) return;
      next.offeredAt = now;
    }
  };

  const place = (buyer: number, ticket: number, withBook: boolean, replaced?: ModelOrder) => {
    if (isOwner(buyer)) return 'class_already_owned';
    const own = waitingOf(buyer);
    const wanted = [...(own?.ticket === ticket ? [] : [ticket]), ...(withBook && !own?.withBook ? [book] : [])];
    if (wanted.length > 0 && isOver()) return 'webinar_over';
    if (wanted.some((one) => leftFor(buyer, one, own) <= 0)) return 'ticket_sold_out';
    if (own && own !== replaced)
      return own.ticket === ticket && own.withBook === withBook && !own.isOverdue ? 'same' : 'order_pending_exists';
    queue = queue.filter((one) => one.buyer !== buyer || one.offeredAt === null);
    orders.push({ buyer, ticket, withBook, placedAt: now, state: 'waiting', isMoved: false, isOverdue: false });
    return 'placed';
  };

  /** The new order takes over what the waiting one holds; if it is refused, that one goes on waiting. */
  const replace = (buyer: number, ticket: number, withBook: boolean) => {
    const own = waitingOf(buyer);
    if (!own) return place(buyer, ticket, withBook);
    const waiting = queue.map((one) => ({ ...one }));
    if (own.isOverdue) {
      own.state = 'closed';
      offer();
    }
    const outcome = place(buyer, ticket, withBook, own);
    if (outcome === 'placed') own.state = 'closed';
    else {
      own.state = 'waiting';
      queue = waiting;
    }
    return outcome;
  };

  const take = (order: ModelOrder) => {
    const { buyer, ticket, withBook } = order;
    const isLate = order.state === 'closed';
    if (order.state !== 'waiting' && !isLate) return;
    const other = waitingOf(buyer);
    const isGone =
      isLate && (isOver() || leftFor(buyer, ticket, other) <= 0 || (withBook && leftFor(buyer, book, other) <= 0));
    order.state = isOwner(buyer) || isGone ? 'owed' : 'paid';
    if (order.state !== 'paid') return;
    queue = queue.filter((one) => one.buyer !== buyer);
    // Late money takes over what the newer order holds; else that order is closed next.
    if (other && isLate) other.state = 'closed';
    else if (other && other !== order) other.isOverdue = true;
  };

  /** A seat goes back within 72 hours of a move, with the book. */
  const giveBack = (buyer: number) => {
    const own = orders.filter((order) => order.buyer === buyer);
    const paid = own.find(({ state }) => state === 'paid');
    if (!paid) return own.some(({ state }) => state === 'back') ? 'seat_given_back' : 'not_found';
    if (!paid.isMoved) return 'seat_not_moved';
    if (now - movedAt >= 72) return 'give_back_over';
    paid.state = 'back';
    return 'done';
  };

  /** Orders that wait too long, and overdue ones. */
  const isDue = (order: ModelOrder, at: number) =>
    order.state === 'waiting' && (order.isOverdue || at - order.placedAt >= 1);

  return {
    orders,
    isOver,
    /** Orders that the next passing of time ends, in the order in which they were placed. */
    due: (hours: number) => orders.filter((order) => isDue(order, now + hours)),

    /** Does a step, and tells how it ends: a refusal's code, or anything that is none. */
    take(step: SeatStep): string {
      let outcome = 'done';
      if (step.kind === 'order') outcome = (step.isReplacing ? replace : place)(step.buyer, step.ticket, step.withBook);
      if (step.kind === 'pay') take(orders[step.order]!);
      if (step.kind === 'cancel') {
        const order = orders[step.order]!;
        if (order.state === 'waiting') order.state = 'closed';
        else outcome = 'order_not_pending';
      }
      if (step.kind === 'hours') {
        now += step.hours;
        for (const order of orders) if (isDue(order, now)) order.state = 'closed';
      }
      if (step.kind === 'quota') {
        const taken = step.of === 'seats' ? seatsUsed() : used(step.of);
        if (step.quota !== null && step.quota < taken) outcome = 'quota_below_taken';
        else if (step.of === 'seats') seatQuota = step.quota;
        else quotas[step.of] = step.quota;
      }
      if (step.kind === 'wait') {
        const { buyer, ticket } = step;
        if (queue.some((one) => one.buyer === buyer && one.ticket === ticket)) outcome = 'done';
        else if (isOwner(buyer)) outcome = 'class_already_owned';
        else if (isOver()) outcome = 'webinar_over';
        else if (leftFor(buyer, ticket, waitingOf(buyer)) > 0) outcome = 'ticket_available';
        else queue.push({ buyer, ticket, offeredAt: null });
      }
      if (step.kind === 'leave') {
        const rest = queue.filter((one) => one.buyer !== step.buyer || one.ticket !== step.ticket);
        if (rest.length === queue.length) outcome = 'not_found';
        queue = rest;
      }
      if (step.kind === 'giveBack') outcome = giveBack(step.buyer);
      if (step.kind === 'move') {
        if (isOver()) outcome = 'live_session_over';
        else {
          endsAt = now + step.inHours + sessionHours;
          movedAt = now;
          for (const buyer of told.keys()) if (isOwner(buyer)) told[buyer]! += 1;
          for (const order of orders) if (order.state === 'paid') order.isMoved = true;
        }
      }
      offer();
      return outcome;
    },

    /** What is to be seen from outside. */
    state: () => ({
      seats: { quota: seatQuota, held: held(0) + held(1), sold: sold(0) + sold(1) },
      tickets: [0, 1, book].map((ticket) => ({ quota: quotas[ticket]!, held: held(ticket), sold: sold(ticket) })),
      orders: orders.map(({ state }) => state),
      queue: queue.map(({ buyer, ticket, offeredAt }) => ({ buyer, ticket, isOffered: offeredAt !== null })),
      owners: [...new Set(orders.filter(({ state }) => state === 'paid').map(({ buyer }) => buyer))].sort(),
      told: [...told],
    }),
  };
}
