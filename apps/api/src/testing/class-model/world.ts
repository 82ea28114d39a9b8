import { randomUUID } from 'node:crypto';
import { ApiError, operator as operators } from '@sinau/api-client';
import type { AppUnderTest } from '../app-under-test.ts';
import { enrolled, newCategory, newLessonFile, newProgram } from '../classes.ts';
import { newPartner, newPerson, type Person } from '../scene.ts';
import { writingOf, type Files, type Kind, type ModelLesson } from './lessons.ts';
import { newClass } from './class.ts';
import { newParticipant } from './participant.ts';
import { newDesk } from './work.ts';

/** Not a divisor of the time limit of an attempt, so that no two events end at the same time. */
export const recordingSeconds = 13;

/** Outcome of a call: 'ok', or the code of its refusal. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

/** People, files and a topic that the classes of all histories share. */
export async function newStage(app: AppUnderTest) {
  const partner = await newPartner(app);
  const recording = { pageCount: null, durationSeconds: recordingSeconds };
  const [video, audio, pdf] = await Promise.all([
    newLessonFile(app, partner, { ...recording, kind: 'video', type: 'video/mp4', width: 1280, height: 720 }),
    newLessonFile(app, partner, { ...recording, kind: 'audio', type: 'audio/mp4' }),
    newLessonFile(app, partner),
  ]);
  const files: Files = { video: video.id, audio: audio.id, pdf: pdf.id };
  const operator = await newPerson(app, { isOperator: true });
  const learners = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const { id: categoryId } = await newCategory(app);
  return { app, partner, operator, learners, files, categoryId };
}
export type Stage = Awaited<ReturnType<typeof newStage>>;

/** A published class with lessons of these kinds in two sections, and the model of it. */
export async function newModelledClass({ app, partner, operator, files, categoryId }: Stage, kinds: readonly Kind[]) {
  // No real visitor calls as often as all histories together.
  await app.connections.query('TRUNCATE "RateLimit"');
  const half = Math.ceil(kinds.length / 2);
  const outline = [kinds.slice(0, half), kinds.slice(half)];
  const { id, title, salePrice, sections } = await newProgram(app, partner, {
    outline,
    categoryId,
    allowsNewsWriting: true,
    statusApprove: 'waiting',
    submittedAt: app.clock.now(),
  });
  const modelled = sections.map((section, index) => ({
    id: section.id,
    lessons: section.lessons.map((lesson, place): ModelLesson => ({
      id: lesson.id,
      kind: outline[index]![place]!,
      choice: 0,
    })),
  }));
  const written = modelled.flatMap(({ lessons }) =>
    lessons.map((lesson) => ({ id: lesson.id, ...writingOf(lesson, files) })),
  );
  await app.connections.query(
    `UPDATE "WorkingLesson" l SET type = w.type::"LessonType", content = w.content, setting = w.setting,
       "durationSeconds" = CASE WHEN w.type IN ('video', 'audio') THEN $2 ELSE 60 END
     FROM jsonb_to_recordset($1::jsonb) AS w (id uuid, type text, content jsonb, setting jsonb) WHERE l.id = w.id`,
    [JSON.stringify(written), recordingSeconds],
  );
  await operator.call(operators.publish, { params: { id } });
  return { id, title, salePrice, model: newClass(modelled) };
}
export type ModelledClass = Awaited<ReturnType<typeof newModelledClass>>;

/** Enrols a person in the class as it is now. */
export async function newModelledParticipant(app: AppUnderTest, person: Person, program: ModelledClass) {
  const { id } = await enrolled(app, person, program);
  const model = newParticipant(program.model.live().flatMap(({ lessons }) => lessons));
  return { id, person, model, desk: newDesk(model), sessions: new Map<string, string | null>() };
}
export type ModelledParticipant = Awaited<ReturnType<typeof newModelledParticipant>>;

export const newModelLesson = (kind: Kind, choice: number): ModelLesson => ({ id: randomUUID(), kind, choice });
