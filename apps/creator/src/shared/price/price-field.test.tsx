// @vitest-environment jsdom
import '@sinau/ui/testing';
import { useState } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PriceField } from './price-field.tsx';

afterEach(cleanup);

function Form({ onCommit }: { onCommit: (price: number | null) => void }) {
  const [price, setPrice] = useState<number | null>(149_000);
  return (
    <PriceField
      label="Harga"
      hint="Mulai dari Rp10.000."
      value={price}
      error={undefined}
      disabled={false}
      left=""
      onKeep={() => undefined}
      onCommit={(next) => {
        setPrice(next);
        onCommit(next);
      }}
    />
  );
}

test('a price is grouped while it is typed, and committed on blur or Enter', async () => {
  const prices: (number | null)[] = [];
  render(<Form onCommit={(price) => prices.push(price)} />);
  const user = userEvent.setup();
  const input = screen.getByLabelText('Harga');
  expect(input).toHaveProperty('value', '149.000');

  await user.clear(input);
  await user.type(input, 'Rp1250000');
  expect(input).toHaveProperty('value', '1.250.000');
  expect(prices).toEqual([]);
  await user.tab();
  expect(prices).toEqual([1_250_000]);

  await user.clear(input);
  await user.type(input, '0{Enter}');
  expect(prices).toEqual([1_250_000, 0]);
});

test('an empty price is stored as undecided', async () => {
  const prices: (number | null)[] = [];
  render(<Form onCommit={(price) => prices.push(price)} />);
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Harga'));
  await user.tab();
  expect(prices).toEqual([null]);
});

test('a price shows what the mitra receives of it, while it is typed', async () => {
  render(<Form onCommit={() => undefined} />);
  const user = userEvent.setup();
  const input = screen.getByLabelText('Harga');
  screen.getByText('Kamu terima Rp119.200 per penjualan, setelah biaya layanan 20%.');
  await user.clear(input);
  expect(screen.queryByText(/Kamu terima/)).toBeNull();
  await user.type(input, '10003');
  screen.getByText(/Kamu terima Rp8\.002 /);
  await user.tab();
  screen.getByText(/Kamu terima Rp8\.002 /);
  await user.clear(input);
  await user.type(input, '0');
  expect(screen.queryByText(/Kamu terima/)).toBeNull();
});
