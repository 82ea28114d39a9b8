import { expect, test } from 'vitest';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { wrongHistory } from '../../testing/payback-model.ts';
import { isChargedBack, leftOf, refusalToPay, reversalsOf, type OrderMoney, type Refund } from './reversal.rules.ts';

const order = (changes: Partial<OrderMoney> = {}): OrderMoney => ({
  code: 'SN-1',
  status: 'PARTIALLY_REFUNDED',
  total: 300,
  disputedAt: null,
  disputeWonAt: null,
  kept: [{ id: 'line', paid: 150 }],
  refunds: [],
  ...changes,
});
const owed = (id: string, amount: number | null, changes: Partial<Refund> = {}): Refund => ({
  id,
  amount,
  isPaid: false,
  reference: null,
  reason: 'requested',
  way: 'gateway',
  ...changes,
});
const paid = (id: string, amount: number, way: Refund['way'] = 'bank') =>
  owed(id, amount, { isPaid: true, reference: `paid ${id}`, way });
const report = (state: PaymentReport['state'], refunds: Record<string, number> = {}): PaymentReport => ({
  state,
  amount: 300,
  refunds: Object.entries(refunds).map(([key, amount]) => ({ key, amount })),
});
const settled = (refundId: string, reference: string, way: Refund['way'] = 'gateway') => ({
  act: 'completeRefund',
  refundId,
  reference,
  way,
});
const note = (kind: string, key: string, amount: number) => ({ act: 'note', kind, key, amount });
const become = (status: string) => ({ act: 'become', status });
const atTime = new Date('2026-12-27T02:00:00Z');

test.each<[what: string, OrderMoney, PaymentReport, steps: object[]]>([
  [
    'a refund under a key of ours is paid',
    order({ refunds: [owed('a', 50), owed('b', 50)] }),
    report('partly_refunded', { b: 50 }),
    [settled('b', 'b')],
  ],
  [
    'one that was heard of before adds nothing',
    order({ refunds: [owed('a', 50, { isPaid: true, reference: 'K' }), owed('b', 50)] }),
    report('partly_refunded', { K: 50 }),
    [],
  ],
  [
    'a refund in a report older than the chargeback was paid twice, and is noted',
    order({ status: 'DISPUTED', disputedAt: atTime, refunds: [owed('a', 150)] }),
    report('partly_refunded', { K: 150 }),
    [settled('a', 'K'), note('charged_back', '', 150)],
  ],
  [
    'another one pays what is owed of its amount',
    order({ refunds: [owed('a', 100), owed('b', 50)] }),
    report('partly_refunded', { K: 50 }),
    [settled('b', 'K')],
  ],
  [
    'or all that is owed',
    order({ refunds: [owed('a', 100), owed('b', 50)] }),
    report('partly_refunded', { K: 150 }),
    [settled('a', 'K'), settled('b', 'K')],
  ],
  [
    'or gives the one line back that cost it',
    order({
      status: 'SUCCESS',
      kept: [
        { id: 'line', paid: 150 },
        { id: 'other', paid: 100 },
      ],
    }),
    report('partly_refunded', { K: 150 }),
    [{ act: 'cancelLines', lineIds: ['line'], reference: 'K' }],
  ],
  [
    'of two lines of one price neither goes back',
    order({
      status: 'SUCCESS',
      kept: [
        { id: 'line', paid: 150 },
        { id: 'other', paid: 150 },
      ],
    }),
    report('partly_refunded', { K: 150 }),
    [note('unknown_refund', 'K', 150), become('PARTIALLY_REFUNDED')],
  ],
  [
    'nor does a line during a dispute',
    order({ status: 'DISPUTED', disputedAt: atTime }),
    report('charged_back', { K: 150 }),
    [note('unknown_refund', 'K', 150)],
  ],
  [
    'a refund of everything pays what is owed and gives the rest back',
    order({ refunds: [owed('a', 150)] }),
    report('refunded', { K: 300 }),
    [settled('a', 'K'), { act: 'cancelLines', lineIds: ['line'], reference: 'K' }],
  ],
  [
    'also where the gateway does not list it',
    order({ kept: [], status: 'REFUNDED', refunds: [owed('a', 300)] }),
    { state: 'refunded', amount: 300 },
    [settled('a', 'SN-1')],
  ],
  [
    'what was transferred besides was paid twice',
    order({ kept: [], status: 'REFUNDED', refunds: [paid('a', 150), owed('b', 150)] }),
    report('refunded', { K: 300 }),
    [settled('b', 'K'), note('unknown_refund', 'K', 150)],
  ],
  [
    'so was what a lost chargeback took',
    order({ kept: [], status: 'REFUNDED', refunds: [paid('a', 300, 'chargeback')] }),
    report('refunded', { K: 300 }),
    [note('unknown_refund', 'K', 300)],
  ],
  [
    'a refund of everything ends a dispute',
    order({ status: 'DISPUTED', disputedAt: atTime, kept: [], refunds: [owed('a', 300)] }),
    report('refunded', { K: 300 }),
    [settled('a', 'K'), become('REFUNDED')],
  ],
  ['a chargeback disputes what is kept', order({ status: 'SUCCESS' }), report('charged_back'), [become('DISPUTED')]],
  [
    'and what is owed; what was paid back before is reported',
    order({ kept: [], status: 'REFUNDED', refunds: [paid('a', 100), owed('b', 200)] }),
    report('charged_back'),
    [note('charged_back', '', 100), become('DISPUTED')],
  ],
  [
    'after all is paid back it is a difference alone',
    order({ kept: [], status: 'REFUNDED', refunds: [paid('a', 300)] }),
    report('charged_back'),
    [note('charged_back', '', 300)],
  ],
  [
    'once: reported again it adds nothing',
    order({ disputedAt: atTime, status: 'DISPUTED' }),
    report('charged_back'),
    [],
  ],
  [
    'nor once the dispute was won',
    order({ disputedAt: atTime, disputeWonAt: atTime, refunds: [paid('a', 150)] }),
    report('charged_back'),
    [],
  ],
  [
    'what it took when it was lost was not paid back besides',
    order({ disputedAt: atTime, kept: [], status: 'REFUNDED', refunds: [paid('a', 300, 'chargeback')] }),
    report('charged_back'),
    [],
  ],
  [
    'of money that never paid for its order it pays what is owed',
    order({ status: 'EXPIRED', kept: [], refunds: [owed('a', null)] }),
    report('charged_back'),
    [settled('a', 'SN-1', 'chargeback')],
  ],
  ['a payment of which nothing went back changes nothing', order(), { state: 'paid', amount: 300 }, []],
  [
    'after a line was given back, a refund that fits nothing is noted, and the status stays',
    order({
      status: 'SUCCESS',
      kept: [
        { id: 'line', paid: 150 },
        { id: 'other', paid: 100 },
      ],
    }),
    report('partly_refunded', { K: 150, L: 7 }),
    [{ act: 'cancelLines', lineIds: ['line'], reference: 'K' }, note('unknown_refund', 'L', 7)],
  ],
  [
    'two refunds give two lines back',
    order({
      status: 'SUCCESS',
      kept: [
        { id: 'line', paid: 150 },
        { id: 'other', paid: 100 },
      ],
    }),
    report('partly_refunded', { K: 150, L: 100 }),
    [
      { act: 'cancelLines', lineIds: ['line'], reference: 'K' },
      { act: 'cancelLines', lineIds: ['other'], reference: 'L' },
    ],
  ],
  [
    'a chargeback after all lines were given back disputes what is still owed',
    order({ status: 'SUCCESS', refunds: [owed('a', 50)] }),
    report('charged_back', { K: 150 }),
    [{ act: 'cancelLines', lineIds: ['line'], reference: 'K' }, note('charged_back', '', 150), become('DISPUTED')],
  ],
  [
    'a refund of everything names what it gives back by the refund that was not known',
    order({ refunds: [owed('a', 100), owed('b', 50)] }),
    report('refunded', { K: 200, a: 100 }),
    [settled('a', 'a'), settled('b', 'K'), { act: 'cancelLines', lineIds: ['line'], reference: 'K' }],
  ],
  [
    'and by the last one where all were known',
    order({ refunds: [owed('a', 300)] }),
    report('refunded', { a: 300 }),
    [settled('a', 'a'), { act: 'cancelLines', lineIds: ['line'], reference: 'a' }],
  ],
])('%s', (_what, money, reported, steps) => {
  expect(reversalsOf(money, reported)).toEqual(steps);
});

test.each([
  ['requested', 'gateway', false],
  ['requested', 'bank', false],
  ['requested', 'chargeback', true],
  ['charged_back', null, true],
] as const)('isChargedBack of a refund that was %s and went by %s: %s', (reason, way, isTaken) => {
  expect(isChargedBack({ reason, way })).toBe(isTaken);
});

test('the refundable rest of a payment is what was received, less what the gateway and the bank paid back', () => {
  const refunds = [paid('a', 50), paid('b', 70, 'gateway'), owed('c', 100)];
  expect(leftOf(order({ refunds }), report('partly_refunded', { b: 70 }))).toBe(180);
  expect(leftOf(order({ refunds }), { state: 'paid', amount: null })).toBe(250);
  expect(leftOf(order({ refunds: [] }), { state: 'refunded', amount: 300 })).toBe(0);
});

test.each([
  ['all that is left', order(), 300, report('paid'), null],
  ['more than is left', order(), 201, report('partly_refunded', { K: 100 }), 'refund_exceeds_payment'],
  ['an amount that the gateway did not tell', order(), null, report('paid'), null],
  ['of which nothing is left', order(), null, { state: 'refunded', amount: 300 } as const, 'refund_exceeds_payment'],
  ['money that the gateway has not', order(), 100, report('cancelled'), 'refund_exceeds_payment'],
  ['a payment that it does not know', order(), 100, null, 'refund_exceeds_payment'],
  ['one that cannot be asked about', order(), 100, 'unasked' as const, null],
  ['a disputed one', order({ status: 'DISPUTED' }), 100, 'unasked' as const, 'refund_disputed'],
])('whether %s may be paid back', (_what, money, amount, reported, expected) => {
  expect(refusalToPay(money, { amount }, reported)).toBe(expected);
});

test.each([
  ['one class', {}],
  ['one class, at a gateway that does not list its refunds', { isListed: false }],
  ['money that never paid for its order', { isGranted: false }],
  ['two classes of one price', { prices: [100, 100], isLate: false }],
  ['two classes of two prices', { prices: [100, 150], isLate: false }],
])(
  'payments, refunds and chargebacks of %s, in every order: no buyer is refunded twice or keeps what the bank took',
  (_what, settings) => {
    expect(wrongHistory(settings)).toBeNull();
  },
);
