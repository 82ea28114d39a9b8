// @vitest-environment jsdom
import '@sinau/ui/testing';
import { useState } from 'react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PriceFields } from './price-fields.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const plain = {
  salePrice: 200_000 as number | null,
  normalPrice: null as number | null,
  promotionEndsAt: null as string | null,
};

function openFields(initial = plain, { isOnSale = false } = {}) {
  let current = initial;
  function Form() {
    const [prices, setPrices] = useState(initial);
    current = prices;
    return (
      <PriceFields
        draftKey="u1:price:c1"
        prices={prices}
        isOnSale={isOnSale}
        errors={{}}
        disabled={false}
        onChange={(patch) => setPrices((before) => ({ ...before, ...patch }))}
      />
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), prices: () => current };
}

test('a promotion starts with a promotion price, and ending it restores the normal price', async () => {
  const { user, prices } = openFields();
  await user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  expect(prices()).toEqual(plain);

  await user.type(screen.getByLabelText('Harga promo'), '150000{Enter}');
  expect(prices()).toEqual({ salePrice: 150_000, normalPrice: 200_000, promotionEndsAt: null });
  expect(screen.getByText('Hemat 25% untuk peserta.')).toBeDefined();

  await user.clear(screen.getByLabelText('Harga normal'));
  await user.keyboard('{Enter}');
  expect(prices()).toEqual({ ...plain, salePrice: null });
  await user.type(screen.getByLabelText('Harga normal'), '300000{Enter}');
  await user.type(screen.getByLabelText('Harga promo'), '0{Enter}');
  expect(prices()).toEqual({ salePrice: 0, normalPrice: 300_000, promotionEndsAt: null });
  expect(screen.getByText('Gratis selama promo.')).toBeDefined();

  await user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  expect(prices()).toEqual({ salePrice: 300_000, normalPrice: null, promotionEndsAt: null });
  expect(screen.queryByLabelText('Harga promo')).toBeNull();
});

test('the end of a promotion is shown in Jakarta time, and can be removed', async () => {
  const { user, prices } = openFields({
    salePrice: 100_000,
    normalPrice: 200_000,
    promotionEndsAt: '2030-11-30T16:55:00.000Z',
  });
  expect(await screen.findByDisplayValue('30 Nov 2030')).toBeDefined();
  expect(screen.getByText('Sampai 30 Nov 2030, 23:55 WIB, lalu harga kembali normal.')).toBeDefined();
  await user.clear(screen.getByLabelText('Harga promo'));
  await user.keyboard('{Enter}');
  expect(prices()).toEqual(plain);
});

test('a price of a class that is on sale is confirmed, with the price before and after', async () => {
  const { user, prices } = openFields({ ...plain, salePrice: 179_000 }, { isOnSale: true });
  const field = screen.getByLabelText('Harga');
  await user.clear(field);
  await user.type(field, '249000{Enter}');
  const dialog = within(screen.getByRole('alertdialog', { name: 'Ubah harga dari Rp179.000 ke Rp249.000?' }));
  expect(prices().salePrice).toBe(179_000);
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
  expect(prices().salePrice).toBe(179_000);
  expect(field).toHaveProperty('value', '179.000');

  await user.clear(field);
  await user.type(field, '249000');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Ubah harga' }));
  expect(prices().salePrice).toBe(249_000);
});

test('beginning and ending a promotion of a class on sale is confirmed too', async () => {
  const { user, prices } = openFields(plain, { isOnSale: true });
  await user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  await user.type(screen.getByLabelText('Harga promo'), '150000{Enter}');
  expect(prices()).toEqual(plain);
  await screen.findByRole('alertdialog', { name: 'Ubah harga dari Rp200.000 ke Rp150.000?' });
  await user.click(screen.getByRole('button', { name: 'Ubah harga' }));
  expect(prices()).toEqual({ salePrice: 150_000, normalPrice: 200_000, promotionEndsAt: null });

  await user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  await screen.findByRole('alertdialog', { name: 'Ubah harga dari Rp150.000 ke Rp200.000?' });
});

test('uncommitted digits are restored after the tab was closed, and become a price only by their author', async () => {
  const first = openFields();
  await first.user.clear(screen.getByLabelText('Harga'));
  await first.user.type(screen.getByLabelText('Harga'), '24900');
  cleanup();

  const { user, prices } = openFields();
  expect(screen.getByLabelText('Harga')).toHaveProperty('value', '24.900');
  screen.getByText(/Kamu terima Rp19\.920 /);
  expect(prices().salePrice).toBe(200_000);
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(screen.getByLabelText('Harga')).toHaveProperty('value', '200.000');
  cleanup();

  const third = openFields();
  expect(screen.queryByRole('button', { name: 'Buang' })).toBeNull();
  await third.user.clear(screen.getByLabelText('Harga'));
  await third.user.type(screen.getByLabelText('Harga'), '249000');
  cleanup();
  const fourth = openFields();
  await fourth.user.click(screen.getByRole('button', { name: 'Simpan harga' }));
  expect(fourth.prices().salePrice).toBe(249_000);
  expect(screen.queryByRole('button', { name: 'Simpan harga' })).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a price that was cleared and not committed is shown cleared again when the tab is restored, without a commit', async () => {
  const first = openFields();
  await first.user.clear(screen.getByLabelText('Harga'));
  cleanup();

  const { user, prices } = openFields();
  expect(screen.getByLabelText('Harga')).toHaveProperty('value', '');
  screen.getByText(/Harga ini kamu kosongkan tadi dan belum disimpan/);
  expect(prices().salePrice).toBe(200_000);
  await user.click(screen.getByRole('button', { name: 'Buang' }));
  expect(screen.getByLabelText('Harga')).toHaveProperty('value', '200.000');
  expect(localStorage.length).toBe(0);

  await user.clear(screen.getByLabelText('Harga'));
  cleanup();
  const third = openFields();
  await third.user.click(screen.getByRole('button', { name: 'Simpan harga' }));
  expect(third.prices().salePrice).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('digits are stored while a price on sale waits for confirmation, and discarded with the answer', async () => {
  const onSale = { ...plain, salePrice: 179_000 };
  const first = openFields(onSale, { isOnSale: true });
  await first.user.clear(screen.getByLabelText('Harga'));
  await first.user.type(screen.getByLabelText('Harga'), '249000{Enter}');
  screen.getByRole('alertdialog');
  cleanup();

  const { user, prices } = openFields(onSale, { isOnSale: true });
  await user.type(screen.getByLabelText('Harga'), '{Enter}');
  expect(prices().salePrice).toBe(179_000);
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  expect(localStorage.length).toBe(0);
});

test('an uncommitted promotion price opens its fields again', async () => {
  const first = openFields();
  await first.user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  await first.user.type(screen.getByLabelText('Harga promo'), '150000');
  cleanup();
  const { user, prices } = openFields();
  expect(screen.getByLabelText('Harga promo')).toHaveProperty('value', '150.000');
  await user.click(screen.getByRole('button', { name: 'Simpan harga' }));
  expect(prices()).toEqual({ salePrice: 150_000, normalPrice: 200_000, promotionEndsAt: null });
});

test('a free class cannot have a promotion', () => {
  openFields({ ...plain, salePrice: 0 });
  expect(screen.getByRole('switch', { name: 'Sedang promo' })).toHaveProperty('disabled', true);
});

test('of random prices typed on a class on sale, only the confirmed ones are passed on', async () => {
  const user = userEvent.setup();
  const handed: (number | null)[] = [];
  let state = 7;
  const random = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below;
  function Form() {
    const [prices, setPrices] = useState({ ...plain, salePrice: 179_000 as number | null });
    const change = (patch: Partial<typeof prices>) => {
      if (patch.salePrice !== undefined) handed.push(patch.salePrice);
      setPrices((before) => ({ ...before, ...patch }));
    };
    return (
      <PriceFields draftKey="u1:price:c1" prices={prices} isOnSale errors={{}} disabled={false} onChange={change} />
    );
  }
  render(<Form />);
  const field = screen.getByLabelText('Harga');
  const confirmed: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const price = (10 + random(900)) * 1_000 + 500 * (round % 2);
    await user.clear(field);
    await user.type(field, `${price}{Enter}`);
    const isMeant = random(2) === 1;
    if (isMeant) confirmed.push(price);
    await user.click(screen.getByRole('button', { name: isMeant ? 'Ubah harga' : 'Batal' }));
  }
  expect(confirmed.length).toBeGreaterThan(2);
  expect(handed).toEqual(confirmed);
});
