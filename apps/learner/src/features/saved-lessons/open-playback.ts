import type { OfflinePlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import type { PlaybackFollower } from '../../shared/playback/follow-media.ts';
import { libraryOf } from './own-library.ts';
import { createSpanRecorder } from './played-spans.ts';
import { sendSpans } from './send-spans.ts';

/** Recording on this device, for a player. */
export interface SavedPlayback {
  readonly file: SavedFile;
  readonly position: number;
  readonly watermark: string | null;
  createFollower(onState: (state: OfflinePlaybackState) => void): PlaybackFollower;
  release(): void;
}

interface SavedFile {
  readonly address: string;
  /** Never: the address is one of this page. */
  readonly addressExpiresAt: string;
  readonly durationSeconds: number;
  readonly streams: null;
  readonly poster: string | null;
  readonly captions: readonly { language: string; label: string; address: string }[];
}

const never = '9999-12-31T00:00:00.000Z';

/** Opens a lesson for a player; null where it is not complete on this device. */
export async function openPlayback(userId: string, lessonId: string): Promise<SavedPlayback | null> {
  const library = await libraryOf(userId);
  const recording = await library.open(lessonId);
  const lesson = library.content().lessons.find((one) => one.lessonId === lessonId);
  if (!recording || !lesson) return null;
  const { address, captions, poster, release } = recording;
  return {
    file: {
      address,
      addressExpiresAt: never,
      durationSeconds: lesson.durationSeconds,
      streams: null,
      poster,
      captions,
    },
    position: lesson.position,
    watermark: lesson.watermark,
    createFollower: (onState) =>
      createSpanRecorder(library, lesson, () => {
        if (!navigator.onLine) return;
        void sendSpans(library).then((states) => {
          const state = states.get(lessonId);
          if (state) onState(state);
        });
      }),
    release,
  };
}
