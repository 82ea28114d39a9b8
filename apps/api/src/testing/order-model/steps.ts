import fc from 'fast-check';
import { days, hours, minutes } from '../../platform/clock.ts';

/** Which of the things that are there at the time: the first, the second, and round again. */
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
  /** The buyer or the bank does something at the gateway; whether we hear of it is another step. */
  gateway: fc.record({ order: which, next: which }),
  /** A notification arrives: one that was sent, perhaps again, perhaps late. */
  notify: which,
  /** Somebody pays back in the gateway's dashboard: everything, what a line cost, or an amount of no line. */
  dashboard: fc.record({ order: which, line: which, of: fc.constantFrom('all', 'line', 'other') }),
  /** The buyer's bank takes a payment back, whatever became of it. */
  chargeback: fc.record({ order: which, isNotified: fc.boolean() }),
  cancel: fc.record({ buyer: which, order: which }),
  /** An operator says that a refund was transferred, or how a dispute ended. */
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
/** One or two things that happen at once, many times over. */
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
