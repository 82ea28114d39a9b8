// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { followMedia } from './follow-media.ts';

function follow() {
  const media = document.createElement('video');
  const state = { paused: true, seeking: false, currentTime: 0, playbackRate: 1 };
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(media, name, { get: () => state[name] });
  const heartbeat = {
    open: vi.fn(),
    reach: vi.fn(),
    pause: vi.fn(),
    jump: vi.fn(),
    flush: vi.fn(),
    interrupt: vi.fn(),
    stop: vi.fn(),
  };
  const leave = followMedia(media, heartbeat);
  const happen = (type: string, change: Partial<typeof state> = {}) => {
    Object.assign(state, change);
    media.dispatchEvent(new Event(type));
  };
  return { heartbeat, leave, happen };
}

test('playing, pausing and seeking are reported with position and speed', () => {
  const { heartbeat, happen } = follow();
  happen('play', { paused: false, currentTime: 3, playbackRate: 1.5 });
  expect(heartbeat.open).toHaveBeenCalledExactlyOnceWith({ position: 3, rate: 1.5 });
  happen('timeupdate', { currentTime: 5 });
  expect(heartbeat.reach).toHaveBeenCalledExactlyOnceWith({ position: 5, rate: 1.5 });
  happen('seeking', { seeking: true, currentTime: 40 });
  expect(heartbeat.jump).toHaveBeenCalledExactlyOnceWith({ position: 40, rate: 1.5 });
  happen('pause', { seeking: false, paused: true, currentTime: 42 });
  expect(heartbeat.pause).toHaveBeenCalledExactlyOnceWith({ position: 42, rate: 1.5 });
});

test('time updates while seeking or paused do not count as playing', () => {
  const { heartbeat, happen } = follow();
  happen('timeupdate', { currentTime: 5 });
  happen('timeupdate', { paused: false, seeking: true });
  expect(heartbeat.reach).not.toHaveBeenCalled();
});

test('leaving the page reports the last played range immediately', () => {
  const { heartbeat, happen } = follow();
  happen('play', { paused: false });
  happen('timeupdate', { currentTime: 7 });
  heartbeat.reach.mockClear();
  window.dispatchEvent(new Event('pagehide'));
  expect(heartbeat.reach).toHaveBeenCalledOnce();
  expect(heartbeat.flush).toHaveBeenCalledOnce();
});

test('leaving the lesson sends the last heartbeat and stops listening', () => {
  const { heartbeat, leave, happen } = follow();
  leave();
  expect(heartbeat.flush).toHaveBeenCalledOnce();
  expect(heartbeat.stop).toHaveBeenCalledOnce();
  happen('play', { paused: false });
  expect(heartbeat.open).not.toHaveBeenCalled();
});
