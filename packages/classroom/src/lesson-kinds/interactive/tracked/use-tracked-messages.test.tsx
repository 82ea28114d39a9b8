// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartStart, TrackedMessage } from '@sinau/contracts/study/lesson/tracking.rules';
import { useTrackedMessages } from './use-tracked-messages.ts';

const start: PartStart = { nonce: 'n1', part: 'a', cmi: null, learner: 'p', masteryScore: null, launchData: null };
const onMessage = vi.fn<(message: TrackedMessage) => void>();
function Viewer() {
  const frame = useRef<HTMLIFrameElement>(null);
  useTrackedMessages(frame, { start, startNow: () => start, onMessage });
  return <iframe ref={frame} title="Materi" />;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onMessage.mockReset();
});

function open() {
  const { container, unmount } = render(<Viewer />);
  const target = container.querySelector('iframe')!.contentWindow!;
  const hello = (message: unknown, source: unknown = target) => {
    const port = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage: vi.fn(),
      close: vi.fn(),
    };
    const event = new MessageEvent('message', { source: source as Window, data: message });
    Object.defineProperty(event, 'ports', { value: [port] });
    window.dispatchEvent(event);
    return port;
  };
  return { target, hello, unmount };
}
const saved = (number: number) => ({ type: 'saved', part: 'a', cmi: { number } });
const numbers = () => onMessage.mock.calls.map(([message]) => ('cmi' in message ? message.cmi.number : null));

test('a page is listened to if it stands in the frame and knows its nonce', () => {
  const { hello } = open();
  expect(hello({ type: 'sinau:scorm', nonce: 'n1' }).onmessage).not.toBeNull();
  for (const message of [
    { type: 'sinau:scorm', nonce: 'n2' },
    { type: 'sinau:scorm', nonce: null },
    { type: 'x' },
    null,
  ])
    expect(hello(message).onmessage).toBeNull();
  expect(hello({ type: 'sinau:scorm', nonce: 'n1' }, window).onmessage).toBeNull();
});

test('a page in a frame of the page gets its start, and no other window does', () => {
  const { target, hello } = open();
  const within = { parent: target };
  const port = hello({ type: 'sinau:scorm', nonce: null }, within);
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(JSON.stringify(start));
  expect(hello({ type: 'sinau:scorm', nonce: null }, { parent: window }).postMessage).not.toHaveBeenCalled();
});

test('of many messages the last that was saved counts, and where the part goes', () => {
  const port = open().hello({ type: 'sinau:scorm', nonce: 'n1' });
  for (let number = 1; number <= 5_000; number += 1) port.onmessage!({ data: saved(number) });
  port.onmessage!({ data: { type: 'left', to: 'continue', part: 'a' } });
  for (const data of [null, { type: 'saved' }, { type: 'saved', part: 'a', cmi: 'x' }, 'sinau:save'])
    port.onmessage!({ data });
  expect(onMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(onMessage.mock.calls.map(([message]) => message.type)).toEqual(['saved', 'left']);
  expect(numbers()[0]).toBe(5_000);
});

test('waiting messages are read when the lesson is left, and last words after it', () => {
  const { hello, unmount } = open();
  const port = hello({ type: 'sinau:scorm', nonce: 'n1' });
  port.onmessage!({ data: saved(1) });
  unmount();
  port.onmessage!({ data: saved(2) });
  expect(numbers()).toEqual([1, 2]);
});

test('the oldest page is no longer listened to when many introduce themselves', () => {
  const { hello } = open();
  const ports = Array.from({ length: 10 }, () => hello({ type: 'sinau:scorm', nonce: 'n1' }));
  expect(ports.map(({ close }) => close.mock.calls.length)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
});
