import { learning, quiz, submission } from '@sinau/api-client';
import { fileChoices, type SubmittedLessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import {
  assignmentSetting,
  type AssignmentSetting,
  type Criterion,
} from '@sinau/contracts/study/lesson-kinds/assignment';
import type { Prisma } from '../platform/db.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { enrolled, newLessonFile, publishedProgram, updateLesson, type ProgramRow } from './classes.ts';
import { newPartner, newPerson, type PartnerPerson, type Person } from './scene.ts';

interface AssignmentOptions {
  /** The first lesson of the class by default. */
  lessonId?: string;
  setting?: Partial<AssignmentSetting>;
  rubric?: Criterion[];
}

/** Makes a lesson of a class an assignment that accepts every kind of file. */
export async function makeAssignment(
  app: AppUnderTest,
  program: ProgramRow,
  { lessonId = program.sections[0]!.lessons[0]!.id, setting, rubric = [] }: AssignmentOptions = {},
) {
  const fileValidation = fileChoices.map((choice) => ({ ...choice, isSelected: true }));
  await updateLesson(app, lessonId, {
    type: 'assignment',
    content: { instruction: '<p>Tulis lead dari peristiwa di sekitarmu.</p>', rubric },
    setting: assignmentSetting.parse({ fileValidation, minimumScore: 70, ...setting }),
  });
  return lessonId;
}

/** A class that begins with an assignment, a teacher and a participant. */
export async function assignmentScene(app: AppUnderTest, options: AssignmentOptions = {}) {
  const [partner, learner] = await Promise.all([newPartner(app), newPerson(app)]);
  const program = await publishedProgram(app, partner);
  const lessonId = await makeAssignment(app, program, options);
  return { partner, program, lessonId, ...(await authorOf(app, program, learner)) };
}

/** A participant, and their actions on the assignment that the class begins with. */
export async function authorOf(app: AppUnderTest, program: ProgramRow, learner: Person) {
  const participant = await enrolled(app, learner, program);
  const lessonId = program.sections[0]!.lessons[0]!.id;
  const sessionId = participant.sessions.find((session) => session.lessonId === lessonId)!.id;
  const place = { participantId: participant.id, sessionId };
  const state = async () => (await learner.call(learning.sessionDetail, { params: { id: sessionId } })).submission!;
  type Draft = { content?: string; fileIds?: string[]; revision: number };
  return {
    learner,
    place,
    state,
    start: () => learner.call(learning.act, { params: { ...place, action: 'start' } }),
    answer: (body: Draft) => learner.call(quiz.answer, { params: place, body }),
    submit: (body: Draft) => learner.call(quiz.submit, { params: place, body }),
    withdraw: () => learner.call(submission.withdraw, { params: place }),
    /** Writes a text and submits it; returns the id of the submission. */
    handIn: async (content: string, fileIds?: string[]) => {
      const { revision } = await state();
      const sent = { content, revision: revision + 1, ...(fileIds && { fileIds }) };
      return (await learner.call(quiz.submit, { params: place, body: sent })).submission!.id!;
    },
  };
}

/** An uploaded file that waits to be submitted, without a file on the disk. */
export const newSubmissionFile = (
  app: AppUnderTest,
  author: { readonly id: string },
  overrides: Partial<Prisma.MediaUncheckedCreateInput> = {},
) => newLessonFile(app, { id: author.id }, { purpose: 'submission', name: 'Tugas.pdf', ...overrides });

/** A submission of a session that waits for a teacher, without its author's calls. */
export const handedIn = (
  app: AppUnderTest,
  session: { id: string; lessonId: string },
  classId: string,
  type: SubmittedLessonType = 'assignment',
) =>
  app.db.$transaction(async (tx) => {
    await tx.lesson.update({ where: { id: session.lessonId }, data: { type } });
    await tx.lessonSession.update({
      where: { id: session.id },
      data: { status: 'started', startedAt: app.clock.now() },
    });
    return tx.submission.create({
      data: {
        sessionId: session.id,
        classId,
        state: 'submitted',
        submittedAt: app.clock.now(),
        versions: {
          create: {
            number: 1,
            content: 'Lead tentang pasar.',
            brief: { instruction: '', rubric: [], minimumScore: null },
            submittedAt: app.clock.now(),
          },
        },
      },
    });
  });

type Grade = Parameters<typeof submission.grade.call>[0]['body'];

/** Actions of a teacher on one submission. */
export const teacherOf = (teacher: PartnerPerson, id: string) => ({
  claim: () => teacher.call(submission.claim, { params: { id } }),
  release: () => teacher.call(submission.release, { params: { id } }),
  read: () => teacher.call(submission.detail, { params: { id } }),
  grade: (body: Grade) => teacher.call(submission.grade, { params: { id }, body }),
});

/** Outcomes of concurrent calls: 'ok', or the code of each refusal, in alphabetical order. */
export async function outcomesOf(...calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  return settled
    .map((one) => (one.status === 'fulfilled' ? 'ok' : ((one.reason as { code?: string }).code ?? 'failed')))
    .sort();
}
