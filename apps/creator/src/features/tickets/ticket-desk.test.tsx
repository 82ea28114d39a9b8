// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, ticket as ticketCalls } from '@sinau/api-client';
import type { Ticket, TicketList } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { TicketDesk } from './ticket-desk.tsx';

afterEach(cleanup);

const ticket = (id: string, overrides: Partial<Ticket> = {}): Ticket => ({
  id,
  kind: 'regular',
  title: 'Tiket reguler',
  description: '',
  price: 150_000,
  currentPrice: 150_000,
  tiers: [],
  quota: 50,
  held: 2,
  sold: 12,
  saleStartsAt: null,
  saleEndsAt: null,
  perOrder: 1,
  perUser: 1,
  archivedAt: null,
  waiting: 3,
  sale: { state: 'open', opensAt: null, closesAt: null, seatsLeft: null },
  ...overrides,
});

function open(list: Ticket[] = [ticket('t1')], refusals: Parameters<typeof openPortal>[2] = []) {
  const seats: TicketList['seats'] = { quota: 60, held: 2, sold: 12 };
  return openPortal({ '/tiket': () => <TicketDesk webinarId="w1" isPublished /> }, '/tiket', [
    ...refusals,
    answer(ticketCalls.list, { list, seats }),
    answer(ticketCalls.createRegular, ticket('t2')),
    answer(ticketCalls.createAdditional, ticket('t2', { kind: 'additional' })),
    answer(ticketCalls.update, ticket('t1')),
    answer(ticketCalls.setQuota, { ...seats, quota: 80 }),
  ]);
}

test('a ticket shows its current price, its sale period, and the numbers sold, held and waited for', async () => {
  open([ticket('t1', { currentPrice: 99_000, saleEndsAt: '2026-12-01T12:00:00.000Z' })]);
  const card = within(await screen.findByText('Tiket reguler', { selector: 'b' }).then((one) => one.closest('li')!));
  card.getByText('Rp99.000');
  card.getByText('Rp150.000', { selector: 'del' });
  card.getByText('Dijual sampai 1 Des 2026, 19:00 WIB');
  const counts = card.getAllByRole('definition').map((one) => one.textContent);
  expect(counts).toEqual(['12 / 50', '2', '3']);
});

test("a regular ticket is stored whole, and the form shows the mitra's share while the price is typed", async () => {
  const { user, callsOf } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Tambah tiket reguler' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Tambah tiket' }));
  await dialog.findByText('Tentukan harga, boleh gratis');
  expect(callsOf(ticketCalls.createRegular)).toEqual([]);
  await user.type(dialog.getByRole('spinbutton', { name: 'Harga' }), '150000{Tab}');
  await dialog.findByText(/Kamu terima Rp120\.000 per penjualan/);
  await user.type(dialog.getByRole('textbox', { name: /^Kuota tiket/ }), '50{Tab}');
  await user.click(dialog.getByRole('button', { name: 'Tambah tiket' }));
  await waitFor(() => expect(callsOf(ticketCalls.createRegular)).toHaveLength(1));
  expect(callsOf(ticketCalls.createRegular)[0]).toMatchObject({
    params: { id: 'w1' },
    body: { title: 'Tiket reguler', price: 150_000, quota: 50, tiers: [] },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an early bird costs less than the next price, and ends by a day or after a number of tickets', async () => {
  const { user, callsOf } = open([ticket('t1')]);
  await user.click(await screen.findByRole('button', { name: 'Menu Tiket reguler' }));
  await user.click(screen.getByRole('button', { name: 'Ubah' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Tambah harga awal' }));
  const tier = within(dialog.getByRole('group', { name: 'Harga awal 1' }));
  await user.type(tier.getByRole('spinbutton', { name: 'Harga' }), '150000{Tab}');
  await user.click(dialog.getByRole('button', { name: 'Simpan, langsung berlaku' }));
  await tier.findByText('Harus lebih murah dari harga sesudahnya');
  tier.getByText('Pilih tanggal berakhir, atau isi jumlah tiket');
  await user.clear(tier.getByRole('spinbutton', { name: 'Harga' }));
  await user.type(tier.getByRole('spinbutton', { name: 'Harga' }), '99000{Tab}');
  await user.type(tier.getByRole('textbox', { name: /^Untuk berapa tiket/ }), '20{Tab}');
  await user.click(dialog.getByRole('button', { name: 'Simpan, langsung berlaku' }));
  await waitFor(() => expect(callsOf(ticketCalls.update)).toHaveLength(1));
  expect(callsOf(ticketCalls.update)[0]).toMatchObject({
    body: { tiers: [{ price: 99_000, endsAt: null, count: 20 }] },
  });
});

test('a refusal shows at its field, and the draft stays on the device when the dialog is closed', async () => {
  const refusal = answer(ticketCalls.update, () => {
    throw new ApiError(409, 'quota_below_taken', 'Kuota tidak bisa di bawah yang terjual', {
      quota: 'Paling sedikit 15',
    });
  });
  const { user } = open([ticket('t1')], [refusal]);
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Menu Tiket reguler' }));
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await edit();
  const quota = dialog.getByRole('textbox', { name: /^Kuota tiket/ });
  await user.clear(quota);
  await user.type(quota, '14');
  await user.click(dialog.getByRole('button', { name: 'Simpan, langsung berlaku' }));
  await dialog.findByText('Paling sedikit 15');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  const again = await edit();
  expect(again.getByRole<HTMLInputElement>('textbox', { name: /^Kuota tiket/ }).value).toBe('14');
});

test('a ticket whose sale is stopped can be sold again; stopping asks for confirmation', async () => {
  const { user, callsOf } = open([ticket('t1')]);
  await user.click(await screen.findByRole('button', { name: 'Menu Tiket reguler' }));
  await user.click(screen.getByRole('button', { name: 'Hentikan penjualan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Hentikan penjualan' }));
  await waitFor(() => expect(callsOf(ticketCalls.update)).toMatchObject([{ body: { isArchived: true } }]));
});

test("the webinar's quota is set by a button, and never below the seats that are taken", async () => {
  const { user, callsOf } = open();
  const quota = await screen.findByRole('textbox', { name: 'Kuota webinar' });
  screen.getByText('12 terjual, 2 dipesan, sisa 46 kursi.');
  await user.clear(quota);
  await user.type(quota, '13');
  screen.getByText('Isi dengan angka 14 sampai 99999');
  await user.clear(quota);
  await user.type(quota, '80');
  await user.click(screen.getByRole('button', { name: 'Simpan kuota' }));
  await waitFor(() => expect(callsOf(ticketCalls.setQuota)).toMatchObject([{ body: { quota: 80 } }]));
});
