import { transaction } from '@sinau/api-client';
import { expect } from 'vitest';
import type { AppUnderTest } from './app-under-test.ts';
import type { FakeMidtrans } from './fake-midtrans.ts';
import type { Person } from './scene.ts';

interface Choice {
  programIds?: string[];
  bundleIds?: string[];
  ticketIds?: string[];
  method?: 'qris' | 'bank_transfer' | 'card';
}

/** Orders, and pays at the gateway. */
export async function bought(
  app: AppUnderTest,
  midtrans: FakeMidtrans,
  person: Person,
  { method = 'qris', ...items }: Choice,
) {
  const { id, orderId } = await person.call(transaction.create, { body: { ...items, paymentMethod: method } });
  const tell = async (status: string, changes = {}) => {
    const { status: answer } = await app.visitor.send(
      'POST',
      '/payment/notification/midtrans',
      midtrans.become(orderId, status, changes),
    );
    expect(answer).toBe(200);
    await app.runJob('payment.sweep');
  };
  await tell('settlement');
  const detail = () => person.call(transaction.detail, { query: { id } });
  const { lines } = await detail();
  return { id, orderId, lines, detail, tell };
}
