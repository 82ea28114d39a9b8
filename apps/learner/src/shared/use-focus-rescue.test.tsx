// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mainId } from '@sinau/shell';
import { useFocusRescue } from './use-focus-rescue.ts';

afterEach(cleanup);

function Page({ result = <h3>Lulus</h3> }) {
  useFocusRescue();
  const [isDone, setDone] = useState(false);
  return (
    <main id={mainId} tabIndex={-1}>
      <h2>Kuis</h2>
      <input aria-label="Lain" />
      <div>
        {isDone ? (
          result
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Kumpulkan
          </button>
        )}
      </div>
    </main>
  );
}

async function press(result?: ReactElement) {
  render(<Page {...(result && { result })} />);
  const button = screen.getByRole('button');
  button.focus();
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
}

test('the focus goes to the heading of what replaced the pressed control', async () => {
  await press();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lulus' }));
});

test('without a heading of its own it goes to the one above', async () => {
  await press(<p>Terkirim</p>);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kuis' }));
});

test('a control that has the focus keeps it, and a page that nobody touched moves no focus', async () => {
  render(<Page />);
  await act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
  expect(document.activeElement).toBe(document.body);
});
