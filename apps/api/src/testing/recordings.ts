import { learning } from '@sinau/api-client';
import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import type { AppUnderTest } from './app-under-test.ts';
import { enrolled, newLessonFile, publishedProgram, updateLesson } from './classes.ts';
import { scene, type PartnerPerson, type Person } from './scene.ts';

interface Recording {
  readonly seconds: number;
  readonly type?: 'video' | 'audio';
  readonly completionType?: 'duration' | 'hit-button';
}

/** Turns a lesson into a recording, without a file on the disk. */
export async function makeRecording(
  app: AppUnderTest,
  partner: PartnerPerson,
  lessonId: string,
  { seconds, type = 'video', completionType = 'duration' }: Recording,
) {
  const media = await newLessonFile(app, partner, {
    kind: type,
    type: `${type}/mp4`,
    pageCount: null,
    durationSeconds: seconds,
    ...(type === 'video' && { width: 1280, height: 720 }),
  });
  await setRecording(app, lessonId, media.id, { seconds, type, completionType });
}

/** Turns a lesson into a recording of this media. */
export function setRecording(
  app: AppUnderTest,
  lessonId: string,
  mediaId: string,
  { seconds, type = 'video', completionType = 'duration' }: Recording,
) {
  const content = type === 'video' ? { mediaId, captions: [], address: null } : { mediaId };
  const setting = { progressBar: true, completionType };
  return updateLesson(app, lessonId, { type, content, setting, durationSeconds: Math.ceil(seconds) });
}

/** A learner in a class with these recordings. */
export async function watching(app: AppUnderTest, ...recordings: readonly Recording[]) {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner, {
    outline: [recordings.map((_, index) => `Rekaman ${index + 1}`)],
  });
  const lessons = program.sections[0]!.lessons;
  for (const [index, recording] of recordings.entries())
    await makeRecording(app, partner, lessons[index]!.id, recording);
  const participant = await enrolled(app, learner, program);
  const players = lessons.map(
    (_, index) => (name?: string) =>
      createPlayer(app, learner, { participantId: participant.id, sessionId: participant.sessions[index]!.id }, name),
  );
  return {
    learner,
    partner,
    program,
    lessons,
    participant,
    newPlayer: (index = 0, name?: string) => players[index]!(name),
  };
}

/** A player like that of the applications. It opens, plays, and reports honestly. */
export function createPlayer(
  app: AppUnderTest,
  learner: Person,
  params: { participantId: string; sessionId: string },
  player = `pemutar-${Math.random().toString(36).slice(2, 10)}`,
) {
  let seq = 0;
  let position = 0;
  const beat = async (overrides: Partial<PlaybackBeat> = {}): Promise<PlaybackState> => {
    const state = await learner.call(learning.progress, {
      params,
      body: { player, seq: (seq += 1), ranges: [], position, rate: 1, ...overrides },
    });
    seq = Math.max(seq, state.seq);
    return state;
  };
  return {
    beat,
    params,
    /** Opens the player, a second time if another player has used its number meanwhile. */
    async open(from = position) {
      position = from;
      const state = await beat({ opening: true });
      return state.isActive ? state : beat({ opening: true });
    },
    /** Plays for this number of seconds by the clock, with a heartbeat every ten seconds and at the end. */
    async play(seconds: number, rate = 1): Promise<PlaybackState> {
      let state: PlaybackState | null = null;
      for (let left = seconds; left > 0; left -= 10) {
        const step = Math.min(10, left);
        app.clock.advance(step * 1000);
        const from = position;
        position += step * rate;
        state = await beat({ ranges: [[from, position]], rate });
      }
      return state!;
    },
  };
}
