// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './price.tsx';

afterEach(cleanup);

const words = () => screen.getByRole('paragraph').textContent;

test("a price of 0 is shown as Rp0 with a chip 'Gratis' beside it [9.2]", () => {
  render(<Price sale="Rp0" isFree list="Rp199.000" />);
  expect(words()).toBe('Harga Rp0Harga semula Rp199.000Gratis');
});

test('a reduced price shows the former price and the reduction, and is not labeled free', () => {
  render(<Price sale="Rp249.000" list="Rp450.000" off={45} />);
  expect(words()).toBe('Harga Rp249.000Harga semula Rp450.000−45%');
});
