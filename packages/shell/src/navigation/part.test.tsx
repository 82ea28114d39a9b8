// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { part } from './part.tsx';

afterEach(cleanup);

test('a section retains its rendered HTML while its props change before its code has come', async () => {
  let arrive!: (section: ComponentType<{ name: string }>) => void;
  const loaded = new Promise<ComponentType<{ name: string }>>((resolve) => {
    arrive = resolve;
  });
  const Section = part(() => loaded);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><p>Sari</p><!--/$-->';
  const rendered = container.querySelector('p');

  const { rerender } = render(<Section name="Sari" />, { container, hydrate: true });
  rerender(<Section name="Rani" />);
  expect(container.textContent).toBe('Sari');
  await act(async () => arrive(({ name }) => <p>{name}</p>));
  await expect.poll(() => container.textContent).toBe('Rani');
  expect(container.querySelector('p')).toBe(rendered);
});
