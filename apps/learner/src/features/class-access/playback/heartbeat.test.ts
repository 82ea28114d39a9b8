import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@sinau/api-client';
import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import { createHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stateOf = ({ seq, position }: PlaybackBeat, changes: Partial<PlaybackState> = {}): PlaybackState => ({
  status: 'started',
  watched: 0,
  remaining: 100,
  position,
  seq,
  progress: 0,
  isActive: true,
  ...changes,
});

/** Starts a heartbeat whose server answers immediately, unless the test passes its own `send`. */
function start({ seq = 0 } = {}) {
  const send = vi.fn<(beat: PlaybackBeat) => Promise<PlaybackState>>((beat) => Promise.resolve(stateOf(beat)));
  const onState = vi.fn();
  const onTakenOver = vi.fn();
  const heartbeat = createHeartbeat({ seq, send, onState, onTakenOver });
  return {
    heartbeat,
    send,
    onState,
    onTakenOver,
    beats: () =>
      send.mock.calls.map(([{ seq, ranges, position, rate, opening }]) => ({
        seq,
        ranges,
        position,
        rate,
        ...(opening && { opening }),
      })),
    /** Advances playback with four events a second, as media elements do. */
    play: async (from: number, seconds: number) => {
      for (let at = from; at <= from + seconds; at += 0.25) {
        heartbeat.reach({ position: at, rate: 1 });
        await vi.advanceTimersByTimeAsync(250);
      }
    },
  };
}

test('a heartbeat opens the session, reports played ranges every ten seconds, and the rest on pause', async () => {
  const { heartbeat, beats, play, onState } = start({ seq: 7 });
  heartbeat.open({ position: 0, rate: 1 });
  await play(0, 12);
  heartbeat.pause({ position: 12.34, rate: 1 });
  await vi.runAllTimersAsync();
  expect(beats()).toEqual([
    { seq: 8, ranges: [], position: 0, rate: 1, opening: true },
    { seq: 9, ranges: [[0, 10]], position: 10, rate: 1 },
    { seq: 10, ranges: [[10, 12.34]], position: 12.34, rate: 1 },
  ]);
  expect(onState).toHaveBeenCalledTimes(3);
});

test('skipped sections are not reported as played, and several seeks in a row are reported once', async () => {
  const { heartbeat, beats, play } = start();
  heartbeat.open({ position: 0, rate: 1.5 });
  await play(0, 3);
  for (const position of [20, 30, 40]) heartbeat.jump({ position, rate: 1.5 });
  await play(40, 2);
  heartbeat.pause({ position: 42.25, rate: 1.5 });
  await vi.runAllTimersAsync();
  expect(beats().flatMap(({ ranges }) => ranges)).toEqual([
    [0, 3],
    [40, 40.75],
    [40.75, 42.25],
  ]);
});

test('one heartbeat at a time: ranges played during it are sent with the next one', async () => {
  const { heartbeat, send, beats } = start();
  let reply: (state: PlaybackState) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (reply = resolve)));
  heartbeat.open({ position: 5, rate: 1 });
  heartbeat.pause({ position: 6, rate: 1 });
  heartbeat.open({ position: 6, rate: 1 });
  heartbeat.pause({ position: 8, rate: 1 });
  await vi.runAllTimersAsync();
  expect(beats()).toHaveLength(1);

  reply(stateOf(send.mock.calls[0]![0]));
  await vi.runAllTimersAsync();
  expect(beats().slice(1)).toEqual([expect.objectContaining({ seq: 2, ranges: [[5, 8]] })]);
});

test.each([
  ['without a connection', new ApiError(0, 'network', 'Koneksi terputus')],
  ['where calls come too fast', new ApiError(429, 'too_many_requests', 'Terlalu banyak percobaan')],
  ['while the server is busy', new ApiError(503, 'unavailable', 'Layanan sedang sibuk')],
])('%s played ranges are preserved, and the opening is repeated', async (_case, lost) => {
  const { heartbeat, send, beats, play } = start();
  send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  heartbeat.open({ position: 0, rate: 1 });
  await play(0, 7);
  heartbeat.pause({ position: 7, rate: 1 });
  await vi.runAllTimersAsync();
  expect(beats().at(-1)).toEqual({ seq: 3, ranges: [[0, 7]], position: 7, rate: 1, opening: true });
});

test('a refused heartbeat is not repeated', async () => {
  const { heartbeat, send, beats } = start();
  send.mockRejectedValueOnce(new ApiError(409, 'action_not_allowed', 'Tidak bisa'));
  heartbeat.open({ position: 0, rate: 1 });
  await vi.runAllTimersAsync();
  expect(beats()).toHaveLength(1);
});

test('opening is repeated with the next sequence number if the first one was taken', async () => {
  const { heartbeat, send, beats, onTakenOver } = start({ seq: 3 });
  send.mockImplementationOnce((beat) => Promise.resolve(stateOf(beat, { isActive: false, seq: 40 })));
  heartbeat.open({ position: 0, rate: 1 });
  await vi.runAllTimersAsync();
  expect(beats().map(({ seq, opening }) => [seq, opening])).toEqual([
    [4, true],
    [41, true],
  ]);
  expect(onTakenOver).not.toHaveBeenCalled();
});

test('after another player has taken over, nothing is reported until this one opens again', async () => {
  const { heartbeat, send, beats, play, onTakenOver } = start();
  heartbeat.open({ position: 0, rate: 1 });
  await vi.runAllTimersAsync();
  send.mockImplementationOnce((beat) => Promise.resolve(stateOf(beat, { isActive: false, seq: 9 })));
  await play(0, 10.5);
  expect(onTakenOver).toHaveBeenCalledTimes(1);
  heartbeat.pause({ position: 11, rate: 1 });
  heartbeat.flush();
  await vi.runAllTimersAsync();
  expect(beats()).toHaveLength(2);

  heartbeat.open({ position: 11, rate: 1 });
  await vi.runAllTimersAsync();
  expect(beats().at(-1)).toEqual({ seq: 10, ranges: [], position: 11, rate: 1, opening: true });
});

test('the last heartbeat is sent immediately and contains everything unconfirmed', async () => {
  const { heartbeat, send, beats, play } = start();
  heartbeat.open({ position: 0, rate: 1 });
  await vi.runAllTimersAsync();
  send.mockImplementationOnce(() => new Promise(() => undefined));
  await play(0, 10.5);
  heartbeat.flush();
  expect(beats().at(-1)).toMatchObject({ seq: 3, ranges: [[0, 10.5]] });
});
