// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProgress } from './page-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a page that loads within 200 ms shows no progress bar [9.19]', () => {
  const { container, rerender } = render(<PageProgress active />);
  act(() => vi.advanceTimersByTime(199));
  rerender(<PageProgress active={false} />);
  act(() => vi.advanceTimersByTime(1000));
  expect(container.firstChild).toBeNull();
});

test('a slower page shows the bar until it has faded out', () => {
  const { container, rerender } = render(<PageProgress active />);
  act(() => vi.advanceTimersByTime(200));
  expect(container.querySelector('.page-progress-running')).not.toBeNull();

  rerender(<PageProgress active={false} />);
  const bar = container.querySelector('.page-progress-done');
  expect(bar).not.toBeNull();

  const fadedOut = Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'opacity' });
  act(() => void bar?.dispatchEvent(fadedOut));
  expect(container.firstChild).toBeNull();
});
