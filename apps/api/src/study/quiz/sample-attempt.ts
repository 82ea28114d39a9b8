import { randomUUID } from 'node:crypto';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { SampleAnswers, SampleAttempt, SampleResult } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { finalScoreOf } from '@sinau/contracts/study/quiz/quiz.rules';
import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';
import { scoreOf, sumOf } from '../attempt/index.ts';
import type { ShowPicture } from '../question/index.ts';
import { keyOf } from './grading.rules.ts';
import { checkAnswers, drawQuestions, earnedOf, essaysOf, maxPointsOf } from './quiz-grading.ts';
import { presentAttempt, presentResult } from './quiz.presenter.ts';

type Quiz = Pick<LessonOf<'quiz'>, 'content' | 'setting'>;

const sampleEssay = 'Ini contoh jawaban peserta.';
const sampleFeedback = 'Contoh komentar pengajar atas esainya.';

/** An attempt for previewing a quiz: drawn like every other, and stored nowhere. */
export function drawSample({ content, setting }: Quiz, show: ShowPicture, now: Date): SampleAttempt {
  const questions = questionsOf(content, setting);
  const row = {
    id: randomUUID(),
    number: 1,
    startedAt: now,
    deadlineAt: setting.timeLimit ? later(now, minutes(setting.timeLimit)) : null,
    revision: 0,
    questions,
    answers: {},
  };
  const key = Object.fromEntries(questions.map((question) => [question.id, rightAnswer(question)]));
  return { attempt: presentAttempt(row, show, now), key };
}

function rightAnswer(question: QuizQuestion) {
  const right = keyOf(question);
  if (question.type === 'essay') return right.length > 0 ? right : [sampleEssay];
  // The key of a short answer is all accepted texts, of which one is given.
  return question.type === 'short-answer' ? right.slice(0, 1) : right;
}

/** Grades a sample by the rules of every other attempt. Its questions come in the order of the quiz. */
export function gradeSample(
  { content, setting }: Quiz,
  sent: SampleAnswers,
  show: ShowPicture,
  now: Date,
): SampleResult {
  const questions = questionsOf(content, { ...setting, randomize: [] });
  checkAnswers(questions, sent.answers);
  const essays = essaysOf(questions, sent.answers);
  const isAwaiting = essays.length > 0 && sent.essays === 'awaiting';
  const earned = { ...earnedOf(questions, sent.answers), ...(!isAwaiting && pointsFor(essays, sent.essays)) };
  const marks = { points: isAwaiting ? null : sumOf(earned), maxPoints: maxPointsOf(questions) };
  const score = scoreOf(marks);
  const finalScore = finalScoreOf(setting.scorePolicy, score === null ? sent.earlier : [...sent.earlier, score]);
  const minimumScore = setting.completionType === 'minimum-score' ? setting.minimumScore : null;
  const isPassed = sent.isPassed || minimumScore === null || (score !== null && finalScore! >= minimumScore);
  const status = isPassed ? 'passed' : isAwaiting ? 'started' : 'not_passed';
  const row = {
    id: sent.id,
    number: sent.number,
    startedAt: new Date(sent.startedAt),
    submittedAt: now,
    isExpired: sent.isExpired,
    status: isAwaiting ? ('awaiting_manual' as const) : ('graded' as const),
    ...marks,
    minimumScore,
    earned,
    questions,
    answers: sent.answers,
    feedback: essays.length > 0 && !isAwaiting ? sampleFeedback : null,
  };
  return {
    result: presentResult(row, { session: { status, setting, extraAttempts: 0 }, latest: [row], show }),
    score,
    finalScore,
    status: status === 'not_passed' ? 'not-passed' : status,
  };
}

/** Points for essays from a teacher who gives all or nothing. */
const pointsFor = (essays: readonly QuizQuestion[], grade: SampleAnswers['essays']) =>
  Object.fromEntries(essays.map(({ id, points }) => [id, grade === 'full' ? points : 0]));

function questionsOf(content: Quiz['content'], setting: Pick<Quiz['setting'], 'randomize'>) {
  const questions = drawQuestions(content.questions, setting);
  if (questions.length === 0) throw new AppError('quiz_without_questions');
  return questions;
}
