import { expect, test } from 'vitest';
import { OrderState, type TicketStock } from '../../generated/prisma/enums.ts';
import type { PaymentState } from '../../platform/payments/gateway.ts';
import {
  classIdsOf,
  heldLinesOf,
  isPaid,
  isReversal,
  isWaiting,
  keptLinesOf,
  seatLinesOf,
  statesOf,
  statusOf,
  ticketLinesOf,
} from './order-record.rules.ts';

test('the buyer sees a payment under review as pending, and every other state as it is', () => {
  for (const state of Object.values(OrderState)) expect(statusOf(state)).toBe(state === 'REVIEW' ? 'PENDING' : state);
  expect(statesOf('PENDING')).toEqual(['PENDING', 'REVIEW']);
  expect(statesOf('SUCCESS')).toEqual(['SUCCESS']);
});

test('all lines but additional tickets give a class, and lines with a ticket take stock', () => {
  const lineOf = (classId: string, ticketKind: 'regular' | 'additional' | null) => ({
    classId,
    ticketKind,
    ticketId: ticketKind && `${classId}-${ticketKind}`,
  });
  const [program, seat, workbook] = [lineOf('a', null), lineOf('b', 'regular'), lineOf('b', 'additional')];
  const order = { lines: [program, seat, workbook] };
  expect(seatLinesOf(order)).toEqual([program, seat]);
  expect(classIdsOf(order)).toEqual(['a', 'b']);
  expect(ticketLinesOf(order)).toEqual([seat, workbook]);
  expect(
    ticketLinesOf({
      lines: [
        { ...seat, ticketId: null },
        { ...seat, ticketKind: null },
      ],
    }),
  ).toEqual([]);
});

const everyState = Object.values(OrderState);
test.each<[string, (state: OrderState) => boolean, OrderState[]]>([
  ['isWaiting: an order before it is paid or closed', isWaiting, ['PENDING', 'REVIEW']],
  [
    'isPaid: an order once it was paid, whatever came later',
    isPaid,
    ['SUCCESS', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  ],
])('%s', (_, rule, states) => {
  expect(everyState.filter(rule).toSorted()).toEqual(states.toSorted());
});

test.each<[PaymentState, boolean]>([
  ['refunded', true],
  ['partly_refunded', true],
  ['charged_back', true],
  ['paid', false],
  ['pending', false],
])('isReversal of a payment that is %s: %s', (state, isBack) => {
  expect(isReversal(state)).toBe(isBack);
});

test('heldLinesOf are lines with a ticket whose stock waits for the payment', () => {
  const lineOf = (ticketId: string | null, stock: TicketStock | null) => ({
    ticketId,
    ticketKind: 'regular' as const,
    classId: 'a',
    stock,
  });
  const held = lineOf('1', 'held');
  expect(heldLinesOf({ lines: [held, lineOf('2', 'sold'), lineOf('3', null), lineOf(null, 'held')] })).toEqual([held]);
});

test.each<[string, { givenBackAt: Date | null; stock: TicketStock | null }, boolean]>([
  ['sold', { givenBackAt: null, stock: 'sold' }, true],
  ['of a program, which has no stock', { givenBackAt: null, stock: null }, true],
  ['that still waits for the payment', { givenBackAt: null, stock: 'held' }, false],
  ['whose stock was released', { givenBackAt: null, stock: 'released' }, false],
  ['sold and cancelled', { givenBackAt: new Date('2026-12-01T00:00:00Z'), stock: 'sold' }, false],
  ['of a program, cancelled', { givenBackAt: new Date('2026-12-01T00:00:00Z'), stock: null }, false],
])('keptLinesOf: a line %s', (_, line, isKept) => {
  expect(keptLinesOf({ lines: [line] })).toEqual(isKept ? [line] : []);
});
