// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { webinar } from '@sinau/api-client';
import type { PriceChange } from '@sinau/contracts/authoring/program/program.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { PriceHistory } from './price-history.tsx';

afterEach(cleanup);

const change = (id: string, overrides: Partial<PriceChange>): PriceChange => ({
  id,
  part: 'ticket',
  ticketTitle: 'Tiket reguler',
  from: 150_000,
  to: 200_000,
  changedBy: 'Rina Wati',
  changedAt: '2026-12-01T12:00:00.000Z',
  ...overrides,
});
const open = (list: PriceChange[]) =>
  openPortal({ '/harga': () => <PriceHistory kind="webinar" classId="w1" /> }, '/harga', [
    answer(webinar.priceHistory, { list, total: list.length, page: 1, perPage: 20 }),
  ]);

test('price changes name what was changed, the old and the new price, the author and the time', async () => {
  const { user } = open([change('1', {}), change('2', { part: 'tier', from: 90_000, to: null, changedBy: null })]);
  await user.click(await screen.findByText('Riwayat harga'));
  const list = within(await screen.findByRole('list', { name: 'Perubahan harga' }));
  const words = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual([
    'Tiket reguler' + 'Rp150.000 menjadi Rp200.000' + 'Rina Wati, 1 Des 2026, 19:00 WIB',
    'Tiket reguler, harga awal' + 'Rp90.000 menjadi tanpa harga' + 'Akun yang sudah ditutup, 1 Des 2026, 19:00 WIB',
  ]);
});

test('prices that were never changed say so', async () => {
  const { user } = open([]);
  await user.click(await screen.findByText('Riwayat harga'));
  await screen.findByText('Harga belum pernah diubah.');
});
