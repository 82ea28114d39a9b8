import { expect, test } from 'vitest';
import { OrderState } from '../../generated/prisma/enums.ts';
import { seatLinesOf, statesOf, statusOf, ticketLinesOf } from './order-record.rules.ts';

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
  expect(ticketLinesOf(order)).toEqual([seat, workbook]);
});
