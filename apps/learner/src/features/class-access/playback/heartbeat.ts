import { ApiError } from '@sinau/api-client';
import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import type { PlaybackFollower, PlaybackMoment } from '../../../shared/playback/follow-media.ts';
import { createPlayedRanges } from './played-ranges.ts';

/** Milliseconds between two heartbeats while playing. */
const interval = 10_000;
/** Milliseconds to wait after a seek, because seeks often come in a row. */
const seekDelayMs = 1_000;
const retryAfter = 5_000;
/** Number of times that opening is retried if another player has advanced the sequence in the meantime. */
const openings = 3;

interface HeartbeatOptions {
  /** Sequence number of the last heartbeat that the server accepted. */
  seq: number;
  send: (beat: PlaybackBeat) => Promise<PlaybackState>;
  onState: (state: PlaybackState) => void;
  /** Called after another player has taken over. */
  onTakenOver: () => void;
}

/**
 * Reports the played ranges of one player to the server (docs/decisions/0037): one heartbeat at a time, and unconfirmed
 * ranges again.
 */
export function createHeartbeat({ seq: lastSeq, send, onState, onTakenOver }: HeartbeatOptions): PlaybackFollower {
  const player = crypto.randomUUID();
  const ranges = createPlayedRanges();
  let seq = lastSeq;
  let now: PlaybackMoment = { position: 0, rate: 1 };
  /** True from the first play until another player takes over. Nothing is reported before or after. */
  let isActive = false;
  let openingsLeft = 0;
  let sentPosition: number | undefined;
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
    const sentRanges = ranges.take();
    const isOpening = openingsLeft > 0;
    if (!isActive || (!isOpening && sentRanges.length === 0 && now.position === sentPosition)) return;
    lastBeatAt = Date.now();
    sentPosition = now.position;
    seq += 1;
    flights += 1;
    try {
      const state = await send({ player, seq, ranges: sentRanges, ...now, ...(isOpening && { opening: true }) });
      seq = Math.max(seq, state.seq);
      applyAnswer(state, sentRanges, isOpening);
    } catch (error) {
      // Unconfirmed ranges are sent again with the next heartbeat, unless the server refused them.
      if (isLost(error)) {
        sentPosition = undefined;
        later(retryAfter);
      } else ranges.clear();
    } finally {
      flights -= 1;
      if (isDue) beat();
    }
  }

  function applyAnswer(state: PlaybackState, sentRanges: ReturnType<typeof ranges.take>, isOpening: boolean) {
    if (state.isActive) {
      ranges.confirm(sentRanges);
      if (isOpening) openingsLeft = 0;
    } else if (openingsLeft > 0) {
      // The session was not open yet, or the sequence number was already used.
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
    /** Opens the session here and closes it in every other player. */
    open: (moment) => {
      now = moment;
      isActive = true;
      openingsLeft = openings;
      ranges.reach(moment.position);
      beat();
    },
    reach: (moment) => {
      if (!isActive) return;
      now = moment;
      ranges.reach(moment.position);
      if (Date.now() - lastBeatAt >= interval) beat();
    },
    pause: (moment) => {
      if (!isActive) return;
      now = moment;
      ranges.reach(moment.position);
      ranges.cut();
      beat();
    },
    jump: (moment) => {
      if (!isActive) return;
      now = moment;
      ranges.cut();
      later(seekDelayMs);
    },
    /** Sends the rest without waiting for the request in flight. */
    flush: () => void tell(),
    interrupt: ranges.cut,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const isLost = (error: unknown) => !(error instanceof ApiError) || error.isTransient;
