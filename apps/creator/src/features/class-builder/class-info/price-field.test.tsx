// @vitest-environment jsdom
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PriceField } from './price-field.tsx';

function Form({ onChange }: { onChange: (price: number | null) => void }) {
  const [price, setPrice] = useState<number | null>(149_000);
  return (
    <PriceField
      label="Harga"
      hint="Mulai dari Rp10.000."
      value={price}
      error={undefined}
      disabled={false}
      onChange={(next) => {
        setPrice(next);
        onChange(next);
      }}
    />
  );
}

test('a price is grouped while it is typed, and an empty one is undecided', async () => {
  const prices: (number | null)[] = [];
  render(<Form onChange={(price) => prices.push(price)} />);
  const input = screen.getByLabelText('Harga');
  expect(input).toHaveProperty('value', '149.000');

  await userEvent.clear(input);
  expect(prices.at(-1)).toBeNull();

  await userEvent.type(input, 'Rp1250000');
  expect(prices.at(-1)).toBe(1_250_000);
  expect(input).toHaveProperty('value', '1.250.000');

  await userEvent.clear(input);
  await userEvent.type(input, '0');
  expect(prices.at(-1)).toBe(0);
});
