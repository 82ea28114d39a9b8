import fc from 'fast-check';
import { days, hours, minutes } from '../../platform/clock.ts';

/** Selects one of the existing items: the first, the second, and wrapping around. */
const which = fc.nat({ max: 99 });

const steps = {
  order: fc.record({
    buyer: which,
    programs: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    isReplacing: fc.boolean(),
    usesMitraVoucher: fc.boolean(),
    usesPlatformVoucher: fc.boolean(),
    method: fc.constantFrom('qris', 'card'),
  }),
  /** The buyer or the bank acts at the gateway; whether we are notified is another step. */
  gateway: fc.record({ order: which, next: which }),
  /** A notification arrives: one that was sent, possibly repeated or late. */
  notify: which,
  /** A refund in the gateway's dashboard: everything, the price of a line, or an amount of no line. */
  dashboard: fc.record({ order: which, line: which, of: fc.constantFrom('all', 'line', 'other') }),
  /** The buyer's bank charges a payment back, whatever its status. */
  chargeback: fc.record({ order: which, isNotified: fc.boolean() }),
  cancel: fc.record({ buyer: which, order: which }),
  /** An operator marks a refund as transferred, or decides a dispute. */
  operator: fc.record({ order: which, isWon: fc.boolean() }),
  /** A buyer wants the money of a line back. */
  requestRefund: fc.record({ order: which, line: which }),
  job: fc.constantFrom(
    'payment.sweep',
    'transaction.check',
    'transaction.payRefunds',
    'transaction.reconcile',
    'ledger.mature',
  ),
  clock: fc.constantFrom(minutes(6), hours(2), hours(13), days(4)),
};
export type Steps = {
  [Name in keyof typeof steps]: (typeof steps)[Name] extends fc.Arbitrary<infer Value> ? Value : never;
};
export type Step = { [Name in keyof Steps]: { readonly name: Name; readonly value: Steps[Name] } }[keyof Steps];

const step = <Name extends keyof Steps>(name: Name, weight: number) => ({
  weight,
  arbitrary: (steps[name] as fc.Arbitrary<Steps[Name]>).map((value) => ({ name, value }) as Step),
});
/** One or two concurrent events, many times over. */
export const histories = fc.array(
  fc.array(
    fc.oneof(
      step('order', 4),
      step('gateway', 4),
      step('notify', 4),
      step('dashboard', 2),
      step('chargeback', 2),
      step('cancel', 2),
      step('operator', 3),
      step('requestRefund', 3),
      step('job', 5),
      step('clock', 2),
    ),
    { minLength: 1, maxLength: 2 },
  ),
  { minLength: 15, maxLength: 35 },
);
