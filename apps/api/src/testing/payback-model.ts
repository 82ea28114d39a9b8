import { nextEvents } from './payback-events.ts';
import { faultsOf } from './payback-faults.ts';
import { sum, type Payback, type PaybackSettings } from './payback-state.ts';

/** A state with how it came to be. */
interface World {
  readonly state: Payback;
  readonly history: readonly string[];
}

/** An order that waits for its payment. */
const waiting = ({ prices }: PaybackSettings): Payback => ({
  hasCome: false,
  paidBack: [],
  isCharged: false,
  transferred: 0,
  isLost: false,
  order: {
    code: 'SN-1',
    status: 'PENDING',
    total: sum(prices),
    disputedAt: null,
    disputeWonAt: null,
    kept: [],
    refunds: [],
  },
  notes: [],
  asked: null,
  isNotified: true,
  broken: [],
});

function nextWorlds(settings: PaybackSettings, { state, history }: World): World[] {
  return nextEvents(settings, state).map(({ what, change }) => {
    const draft = { ...state, paidBack: [...state.paidBack] };
    change(draft);
    return { state: draft, history: [...history, what] };
  });
}

/** Searches all possible event orders of an order, with repetition; returns the first history that goes wrong. */
export function wrongHistory(changes: Partial<PaybackSettings>) {
  const settings = { prices: [100], isGranted: true, isListed: true, isLate: true, ...changes };
  const first: World = { state: waiting(settings), history: [] };
  const keyOf = ({ state }: World) => JSON.stringify(state);
  const seen = new Set([keyOf(first)]);
  const isNew = (world: World) => {
    const key = keyOf(world);
    return !seen.has(key) && seen.add(key);
  };
  // Extends by one step each time, so that the shortest history is found first.
  for (let worlds = [first]; worlds.length > 0;) {
    for (const { state, history } of worlds) {
      const faults = faultsOf(settings, state);
      if (faults.length > 0) return [...history, ...faults];
    }
    worlds = worlds.flatMap((world) => nextWorlds(settings, world)).filter(isNew);
  }
  return null;
}
