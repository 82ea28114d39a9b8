import type { PaymentData, Payout, ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';

const account = {
  bank: { code: '014', name: 'Bank Central Asia (BCA)' },
  number: '•••• 7890',
  holder: 'Ruang Redaksi',
};

export const paymentData = (overrides: Partial<PaymentData> = {}): PaymentData => ({
  account: { ...account, enteredAt: '2026-11-01T03:00:00.000Z', usableFrom: '2026-11-04T03:00:00.000Z' },
  canWithdraw: true,
  ...overrides,
});

export const payoutRow = (overrides: Partial<Payout> = {}): Payout => ({
  id: 'p1',
  number: 12,
  amount: 300_000,
  status: 'requested',
  requestedAt: '2026-11-21T03:00:00.000Z',
  requestedBy: 'Maya Larasati',
  approvedAt: null,
  paidAt: null,
  reference: null,
  endedAt: null,
  reason: null,
  account,
  ...overrides,
});

export const receivedPayout = (overrides: Partial<ReceivedPayoutDetail> = {}): ReceivedPayoutDetail => ({
  ...payoutRow(),
  mitra: { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi' },
  requestedBy: { id: 'u1', fullname: 'Maya Larasati' },
  approvedBy: null,
  paidBy: null,
  returnNotedAt: null,
  returnNotedBy: null,
  endedBy: null,
  account: {
    ...account,
    number: '1234567890',
    enteredAt: '2026-11-01T03:00:00.000Z',
    enteredBy: 'Maya Larasati',
    check: null,
  },
  balances: { available: 180_000, held: 240_000, debt: 0, paidOut: 0 },
  isMitraStopped: false,
  canApprove: true,
  canPay: false,
  canNoteReturn: false,
  canConfirmReturn: false,
  ...overrides,
});
