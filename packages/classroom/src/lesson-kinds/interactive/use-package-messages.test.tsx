// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePackageMessages, type PackageStore } from './use-package-messages.ts';

const store = { read: vi.fn(() => '{"page":3}'), write: vi.fn() };
function Viewer({ store }: { store: PackageStore }) {
  const frame = useRef<HTMLIFrameElement>(null);
  usePackageMessages(frame, store);
  return <iframe ref={frame} title="Materi" />;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function open() {
  const { container, unmount } = render(<Viewer store={store} />);
  const target = container.querySelector('iframe')!.contentWindow!;
  const posted = vi.spyOn(target, 'postMessage').mockReturnValue();
  const reads = vi.fn();
  const post = (type: string, state?: unknown) => {
    const event = new MessageEvent('message', { source: target });
    Object.defineProperty(event, 'data', {
      get: () => {
        reads();
        return { type, state };
      },
    });
    window.dispatchEvent(event);
  };
  return { post, posted, reads, unmount };
}
const written = () => store.write.mock.calls.flat();

test('of simultaneous messages the last of each kind counts, and the next ones wait for a quarter of a second', () => {
  const { post, posted } = open();
  post('sinau:save', 1);
  post('sinau:load');
  post('sinau:save', 2);
  vi.advanceTimersByTime(0);
  expect(written()).toEqual(['2']);
  expect(posted).toHaveBeenCalledExactlyOnceWith({ type: 'sinau:state', state: { page: 3 } }, '*');
  post('sinau:save', 3);
  vi.advanceTimersByTime(249);
  post('sinau:save', 4);
  expect(written()).toEqual(['2']);
  vi.advanceTimersByTime(1);
  expect(written()).toEqual(['2', '4']);
});

test('messages in an endless stream are counted, and hardly any is read', () => {
  const { post, reads } = open();
  for (let number = 1; number <= 5_000; number += 1) post('sinau:save', number);
  vi.advanceTimersByTime(0);
  expect(written()).toEqual(['5000']);
  expect(reads.mock.calls.length).toBeLessThan(30);
});

test.each([
  ['the page is hidden', () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['the lesson is left', (unmount: () => void) => unmount()],
])('a waiting message is read when %s', (_when, leave) => {
  const { post, unmount } = open();
  post('sinau:save', 1);
  vi.advanceTimersByTime(0);
  post('sinau:save', 2);
  leave(unmount);
  expect(written()).toEqual(['1', '2']);
});
