import type { SampleAnswers } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type {
  AnswerReceipt,
  Answers,
  Attempt,
  AttemptResult,
  QuizState,
} from '@sinau/contracts/study/quiz/quiz.schemas';
import {
  refusal,
  type LessonRecord,
  type PreviewKind,
  type Room,
  type Sent,
} from '../../features/preview/classroom/room.ts';
import { opened } from '../../features/preview/classroom/plain-preview.ts';

interface Taken {
  /** Attempt in progress. */
  attempt: Attempt | null;
  /** Right answers of the attempt that was drawn last. */
  key: Answers;
  last: AttemptResult | null;
  used: number;
  /** Scores of the submitted attempts, in their order. */
  readonly scores: number[];
  finalScore: number | null;
}
type QuizRecord = LessonRecord<Taken>;

/** Seconds left in an attempt whose time is nearly over. */
const hurry = 60;
const milliseconds = 1_000;

const running = { id: 'running', label: 'Sedang dikerjakan' } as const;
const nearlyOver = { id: 'nearly-over', label: 'Waktu hampir habis' } as const;
const succeeded = { id: 'passed', label: 'Lulus' } as const;
const failed = { id: 'not-passed', label: 'Belum lulus' } as const;
const usedUp = { id: 'used-up', label: 'Kesempatan habis' } as const;

const canFail = ({ setting }: OutlineLesson) =>
  setting.completionType === 'minimum-score' && (setting.minimumScore ?? 0) > 0;

/** Quiz: its questions are drawn and graded by the server, and its attempts are stored here. */
export const quizPreview: PreviewKind<Taken> = {
  scenes: (lesson) => [
    opened,
    running,
    ...(lesson.setting.timeLimit ? [nearlyOver] : []),
    succeeded,
    ...(canFail(lesson) ? [failed] : []),
    ...(canFail(lesson) && lesson.setting.maxAttempts ? [usedUp] : []),
  ],
  untouched: () => ({ attempt: null, key: {}, last: null, used: 0, scores: [], finalScore: null }),

  async stage(record, scene, room) {
    if (scene === opened.id) return;
    if (scene === usedUp.id) {
      const earlier = (record.lesson.setting.maxAttempts ?? 1) - 1;
      record.work.used = earlier;
      record.work.scores.push(...Array.from({ length: earlier }, () => 0));
    }
    const attempt = await draw(record, room);
    if (scene === nearlyOver.id) {
      const deadline = new Date(room.now().getTime() + hurry * milliseconds);
      record.work.attempt = { ...attempt, deadlineAt: deadline.toISOString() };
    }
    if (scene === succeeded.id) await handIn(record, record.work.key, room, 'full');
    if (scene === failed.id || scene === usedUp.id) await handIn(record, {}, room);
  },

  async begin(record, room) {
    if (record.work.attempt) return;
    if (leftOf(record) === 0) throw refusal('attempts_used_up', 'Kesempatanmu mengerjakan kuis ini sudah habis');
    await draw(record, room);
  },

  answer({ work }, sent, { now }): AnswerReceipt {
    const attempt = openAttempt(work, sent);
    take(attempt, sent);
    return {
      attemptId: attempt.id,
      revision: attempt.revision,
      isSaved: true,
      savedAt: now().toISOString(),
      deadlineAt: attempt.deadlineAt,
      serverNow: now().toISOString(),
    };
  },

  async submit(record, sent, room) {
    const attempt = openAttempt(record.work, sent);
    take(attempt, sent);
    await handIn(record, attempt.answers, room);
    return { result: record.work.last, submission: null, session: room.resultOf(record as LessonRecord<never>) };
  },

  detail: (record, { now }): { quiz: QuizState } => {
    const { attempt, last, used, finalScore } = record.work;
    return {
      quiz: {
        attempt: attempt && { ...attempt, serverNow: now().toISOString() },
        last,
        used,
        left: leftOf(record),
        // Shown, like an attempt's own score, if the setting allows it.
        finalScore: last?.score == null ? null : finalScore,
        next: nextOf(record, now()),
      },
    };
  },
};

async function draw(record: QuizRecord, { source, now }: Room) {
  const { lesson, work } = record;
  const { attempt, key } = await source.attempt(lesson.id);
  work.used += 1;
  work.key = key;
  work.attempt = { ...attempt, number: work.used };
  record.beganAt ??= now().toISOString();
  return work.attempt;
}

async function handIn(
  record: QuizRecord,
  answers: Answers,
  { source, now }: Room,
  essays: SampleAnswers['essays'] = 'awaiting',
) {
  const { lesson, work } = record;
  const attempt = work.attempt!;
  const graded = await source.grade(lesson.id, {
    id: attempt.id,
    number: attempt.number,
    startedAt: attempt.startedAt,
    isExpired: attempt.deadlineAt !== null && new Date(attempt.deadlineAt) <= now(),
    answers,
    earlier: work.scores,
    isPassed: record.status === 'passed',
    essays,
  });
  if (graded.score !== null) work.scores.push(graded.score);
  work.finalScore = graded.finalScore;
  work.last = { ...graded.result, questions: inOrderOf(attempt, graded.result.questions) };
  work.attempt = null;
  record.status = graded.status;
}

/** Returns the questions and choices of a result in the order in which they were asked. */
function inOrderOf({ questions }: Attempt, graded: AttemptResult['questions']) {
  const known = new Map(graded.map((question) => [question.id, question]));
  return questions.flatMap(({ id, options, matches }) => {
    const question = known.get(id);
    return question ? [{ ...question, options, matches }] : [];
  });
}

function openAttempt({ attempt }: Taken, { attemptId }: Sent) {
  if (attempt?.id !== attemptId || !attempt) throw refusal('attempt_submitted', 'Jawaban kuis ini sudah dikumpulkan');
  return attempt;
}

function take(attempt: Attempt, { answers, revision }: Sent) {
  attempt.answers = { ...attempt.answers, ...answers };
  attempt.revision = revision ?? attempt.revision;
}

const leftOf = ({ lesson: { setting }, work }: QuizRecord) =>
  setting.maxAttempts == null ? null : Math.max(0, setting.maxAttempts - work.used);

function nextOf(record: QuizRecord, now: Date): QuizState['next'] {
  const { cooldown } = record.lesson.setting;
  const { last, attempt } = record.work;
  if (!cooldown || !last || attempt || leftOf(record) === 0) return null;
  const at = new Date(new Date(last.submittedAt).getTime() + cooldown * 60 * milliseconds);
  const inSeconds = Math.ceil((at.getTime() - now.getTime()) / milliseconds);
  return inSeconds > 0 ? { at: at.toISOString(), inSeconds } : null;
}
