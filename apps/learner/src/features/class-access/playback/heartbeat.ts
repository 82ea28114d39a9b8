import { ApiError } from '@sinau/api-client';
import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/learning/learning.schemas';
import { createPlayedRanges } from './played-ranges.ts';

/** While it plays. */
const interval = 10_000;
/** After a change of place, which often comes in a row. */
const settling = 1_000;
const retryAfter = 5_000;
/** How often an opening is repeated because another player of the lesson went on meanwhile. */
const openings = 3;

export interface Moment {
  position: number;
  rate: number;
}

interface HeartbeatOptions {
  /** The number of the last heartbeat that the server took. */
  seq: number;
  send: (beat: PlaybackBeat) => Promise<PlaybackState>;
  onState: (state: PlaybackState) => void;
  /** Another player has taken over. */
  onTakenOver: () => void;
}

export type Heartbeat = ReturnType<typeof createHeartbeat>;

/** Tells the server what one player plays (docs/decisions/0037): one heartbeat at a time, and again what was not answered. */
export function createHeartbeat({ seq: lastSeq, send, onState, onTakenOver }: HeartbeatOptions) {
  const player = crypto.randomUUID();
  const ranges = createPlayedRanges();
  let seq = lastSeq;
  let now: Moment = { position: 0, rate: 1 };
  /** Between beginning to play and being taken over; before and after, there is nothing to tell. */
  let isActive = false;
  let openingsLeft = 0;
  let toldPosition: number | undefined;
  let flights = 0;
  let isDue = false;
  let isStopped = false;
  let lastBeatAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (wait: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(beat, wait);
  };

  function beat() {
    if (flights > 0) isDue = true;
    else void tell();
  }

  async function tell() {
    clearTimeout(timer);
    isDue = false;
    const told = ranges.take();
    const isOpening = openingsLeft > 0;
    if (!isActive || (!isOpening && told.length === 0 && now.position === toldPosition)) return;
    lastBeatAt = Date.now();
    toldPosition = now.position;
    seq += 1;
    flights += 1;
    try {
      const state = await send({ player, seq, ranges: told, ...now, ...(isOpening && { opening: true }) });
      seq = Math.max(seq, state.seq);
      settle(state, told, isOpening);
    } catch (error) {
      // What was played is kept for the next time, unless the server does not want it.
      if (isLost(error)) {
        toldPosition = undefined;
        later(retryAfter);
      } else ranges.clear();
    } finally {
      flights -= 1;
      if (isDue) beat();
    }
  }

  function settle(state: PlaybackState, told: ReturnType<typeof ranges.take>, isOpening: boolean) {
    if (state.isActive) {
      ranges.confirm(told);
      if (isOpening) openingsLeft = 0;
    } else if (openingsLeft > 0) {
      // Told before it opened, or with a number that was taken meanwhile.
      if (isOpening) openingsLeft -= 1;
      isDue = true;
    }
    if (!state.isActive && openingsLeft === 0) {
      isActive = false;
      ranges.clear();
      onTakenOver();
    }
    onState(state);
  }

  return {
    /** It begins to play, and takes over from any other player. */
    open: (moment: Moment) => {
      now = moment;
      isActive = true;
      openingsLeft = openings;
      ranges.reach(moment.position);
      beat();
    },
    /** It played until here. */
    reach: (moment: Moment) => {
      if (!isActive) return;
      now = moment;
      ranges.reach(moment.position);
      if (Date.now() - lastBeatAt >= interval) beat();
    },
    /** It played until here, and no further for now. */
    pause: (moment: Moment) => {
      if (!isActive) return;
      now = moment;
      ranges.reach(moment.position);
      ranges.cut();
      beat();
    },
    /** It goes on at another place, or will. */
    jump: (moment: Moment) => {
      if (!isActive) return;
      now = moment;
      ranges.cut();
      later(settling);
    },
    /** The page may be gone in a moment: do not wait for what is on its way. */
    flush: () => void tell(),
    /** The recording went away, and comes back. */
    interrupt: ranges.cut,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const isLost = (error: unknown) => !(error instanceof ApiError) || error.isTransient;
