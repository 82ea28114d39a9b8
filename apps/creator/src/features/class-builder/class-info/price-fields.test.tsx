// @vitest-environment jsdom
import '@sinau/ui/testing';
import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PriceFields } from './price-fields.tsx';

afterEach(cleanup);

const plain = {
  salePrice: 200_000 as number | null,
  normalPrice: null as number | null,
  promotionEndsAt: null as string | null,
};

function openFields(initial = plain) {
  let current = initial;
  function Form() {
    const [prices, setPrices] = useState(initial);
    current = prices;
    return (
      <PriceFields
        prices={prices}
        errors={{}}
        disabled={false}
        onChange={(patch) => setPrices((before) => ({ ...before, ...patch }))}
      />
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), prices: () => current };
}

test('a promotion begins with its price, and ends at the normal one', async () => {
  const { user, prices } = openFields();
  await user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  expect(prices()).toEqual(plain);

  await user.type(screen.getByLabelText('Harga promo'), '150000');
  expect(prices()).toEqual({ salePrice: 150_000, normalPrice: 200_000, promotionEndsAt: null });
  expect(screen.getByText('Hemat 25% untuk peserta.')).toBeDefined();

  await user.clear(screen.getByLabelText('Harga normal'));
  expect(prices()).toEqual({ ...plain, salePrice: null });
  await user.type(screen.getByLabelText('Harga normal'), '300000');
  await user.type(screen.getByLabelText('Harga promo'), '0');
  expect(prices()).toEqual({ salePrice: 0, normalPrice: 300_000, promotionEndsAt: null });
  expect(screen.getByText('Gratis selama promo.')).toBeDefined();

  await user.click(screen.getByRole('switch', { name: 'Sedang promo' }));
  expect(prices()).toEqual({ salePrice: 300_000, normalPrice: null, promotionEndsAt: null });
  expect(screen.queryByLabelText('Harga promo')).toBeNull();
});

test('its end is shown in Jakarta’s time, and can be taken away', async () => {
  const { user, prices } = openFields({
    salePrice: 100_000,
    normalPrice: 200_000,
    promotionEndsAt: '2030-11-30T16:55:00.000Z',
  });
  expect(await screen.findByDisplayValue('30 Nov 2030', {}, { timeout: 10_000 })).toBeDefined();
  expect(screen.getByText('Sampai 30 Nov 2030, 23.55 WIB, lalu harga kembali normal.')).toBeDefined();
  await user.clear(screen.getByLabelText('Harga promo'));
  expect(prices()).toEqual(plain);
});

test('what is free has nothing to promote', () => {
  openFields({ ...plain, salePrice: 0 });
  expect(screen.getByRole('switch', { name: 'Sedang promo' })).toHaveProperty('disabled', true);
});
