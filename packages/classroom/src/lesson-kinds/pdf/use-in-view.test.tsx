// @vitest-environment jsdom
import { useRef } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useInView } from './use-in-view.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Probe() {
  const ref = useRef<HTMLDivElement>(null);
  return <div ref={ref}>{useInView(ref, '0px') ? 'terlihat' : 'tidak terlihat'}</div>;
}

test('of several simultaneous entries the last one counts', () => {
  let tell: (crossings: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Probe />);
  act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(screen.getByText('terlihat')).toBeTruthy();
  act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(screen.getByText('tidak terlihat')).toBeTruthy();
});
