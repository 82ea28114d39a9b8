import type { MediaKind } from '@sinau/contracts/core/media/media.rules';
import { fileChoices, finishingChoices, randomizeChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { textOf } from '../../platform/html.ts';
import {
  attachMedia,
  findMediaByIds,
  lockMedia,
  prepareRichText,
  type MediaOwner,
  type Writer,
} from '../../core/media/index.ts';
import { attachQuestionPictures, findOwnQuestionIds } from '../question/index.ts';
import { prepareExtras, type LessonWriter } from './lesson-extras.ts';

/** Seconds that a reader needs for a word, a page and a question. */
const readingSeconds = { word: 0.3, page: 90, question: 60 };
/** What a package or an embedded material is estimated to take. */
const interactiveSeconds = 10 * 60;
/** What an assignment, and a news text, are estimated to take. */
const assignmentSeconds = 30 * 60;
const newsWritingSeconds = 90 * 60;

/** Turns a lesson as it was sent into the fields that are stored: HTML is sanitised, and its files are the writer's. */
export async function prepareLesson(tx: Db, writer: LessonWriter, lesson: LessonCreation) {
  const prepared = await prepareContent(tx, writer, lesson);
  return { ...prepared, content: { ...prepared.content, ...(await prepareExtras(tx, writer, lesson)) } };
}

async function prepareContent(tx: Db, writer: Writer, lesson: LessonCreation) {
  const { type, title, setting } = lesson;
  const { owner } = writer;
  switch (type) {
    case 'article': {
      const html = await prepareText(tx, writer, 'html', lesson.content.html);
      const text = textOf(html);
      const words = text.split(/\s+/).filter(Boolean).length;
      return {
        type,
        title,
        setting,
        content: { html },
        isComplete: isWritten(html, text),
        durationSeconds: Math.ceil(words * readingSeconds.word),
      };
    }
    case 'video': {
      const { mediaId, captionsId, address } = lesson.content;
      if (address && mediaId)
        throw invalidInput('content.address', 'Pilih salah satu: unggah berkas atau tempel alamat');
      // The API cannot measure a video that plays on another site.
      if (address && lesson.setting.completionType === 'duration')
        throw invalidInput('setting.completionType', 'Video dari luar diselesaikan dengan tombol');
      const media = await attachFile(tx, writer, 'video', 'mediaId', mediaId);
      await attachFile(tx, writer, 'captions', 'captionsId', captionsId);
      return {
        type,
        title,
        setting,
        content: { mediaId, captionsId, address },
        isComplete: media?.state === 'stored' || address !== null,
        durationSeconds: Math.ceil(media?.durationSeconds ?? 0),
      };
    }
    case 'audio': {
      const media = await attachFile(tx, writer, 'audio', 'mediaId', lesson.content.mediaId);
      return {
        type,
        title,
        setting,
        content: lesson.content,
        isComplete: media !== null,
        durationSeconds: Math.ceil(media?.durationSeconds ?? 0),
      };
    }
    case 'pdf': {
      const media = await attachFile(tx, writer, 'pdf', 'mediaId', lesson.content.mediaId);
      return {
        type,
        title,
        setting,
        content: lesson.content,
        isComplete: media !== null,
        durationSeconds: (media?.pageCount ?? 0) * readingSeconds.page,
      };
    }
    case 'interactive': {
      const { mediaId, address } = lesson.content;
      if (address && mediaId)
        throw invalidInput('content.address', 'Pilih salah satu: unggah paket atau tempel alamat');
      const media = await attachFile(tx, writer, 'package', 'mediaId', mediaId);
      return {
        type,
        title,
        setting,
        content: lesson.content,
        isComplete: media !== null || address !== null,
        durationSeconds: media || address ? interactiveSeconds : 0,
      };
    }
    case 'quiz': {
      const { questions } = lesson.content;
      await attachQuestionPictures(tx, writer, questions);
      const asked = questions.filter((question) => !questionProblem(question)).length;
      const { timeLimit, completionType, minimumScore, randomize, finishing } = lesson.setting;
      return {
        type,
        title,
        setting: {
          ...lesson.setting,
          minimumScore: completionType === 'hit-button' ? 0 : minimumScore,
          randomize: allChoices(randomizeChoices, randomize),
          finishing: allChoices(finishingChoices, finishing),
        },
        content: {
          instruction: await prepareText(tx, writer, 'instruction', lesson.content.instruction),
          questions: await withOwnReferences(tx, owner, questions),
        },
        isComplete: asked > 0,
        unfinishedQuestions: questions.length - asked,
        durationSeconds: timeLimit ? timeLimit * 60 : asked * readingSeconds.question,
      };
    }
    case 'assignment':
      return prepareAssignment(tx, writer, lesson);
    case 'news_writing':
      return {
        type,
        title,
        setting,
        ...(await preparedTask(tx, writer, lesson.content)),
        durationSeconds: newsWritingSeconds,
      };
    case 'webinar': {
      const { progressBar, completionType } = lesson.setting;
      return {
        type,
        title,
        setting: {
          progressBar,
          completionType: completionType === 'duration' ? 'input-presence-code' : completionType,
        },
        content: {},
        // The database derives both from the times of its live session.
        isComplete: false,
        durationSeconds: 0,
      };
    }
  }
}

/** A copy names a question of the writer's own bank, or none. */
async function withOwnReferences(tx: Db, { mitraId }: MediaOwner, questions: readonly QuizQuestion[]) {
  const named = questions.flatMap(({ bankId }) => bankId ?? []);
  const own = mitraId && named.length > 0 ? await findOwnQuestionIds(tx, mitraId, named) : new Set<string>();
  return questions.map(({ bankId, ...question }) => (bankId && own.has(bankId) ? { ...question, bankId } : question));
}

/** Ready to be handed in for: it says what to do, and each criterion has a name. */
async function preparedTask<C extends { instruction: string; rubric: readonly { title: string }[] }>(
  tx: Db,
  writer: Writer,
  content: C,
) {
  const instruction = await prepareText(tx, writer, 'instruction', content.instruction);
  return {
    content: { ...content, instruction },
    isComplete: isWritten(instruction, textOf(instruction)) && content.rubric.every((criterion) => criterion.title),
    unfinishedQuestions: 0,
  };
}

async function prepareAssignment(
  tx: Db,
  writer: Writer,
  { type, title, content, setting }: Extract<LessonCreation, { type: 'assignment' }>,
) {
  return {
    type,
    title,
    setting: {
      ...setting,
      minimumScore: setting.completionType === 'hit-button' ? 0 : setting.minimumScore,
      fileValidation: allChoices(fileChoices, setting.fileValidation),
    },
    ...(await preparedTask(tx, writer, content)),
    durationSeconds: assignmentSeconds,
  };
}

const prepareText = (tx: Db, writer: Writer, name: 'html' | 'instruction', html: string) =>
  prepareRichText(tx, writer, { place: name === 'html' ? 'article' : name, field: `content.${name}`, html });

/** Attaches a file of the writer, or of the mitra, to the lesson. */
async function attachFile(
  tx: Db,
  { owner, now, kept = [] }: Writer,
  kind: MediaKind,
  field: string,
  id: string | null,
) {
  if (!id) return null;
  // A recording that is being prepared is not finished between this and the lesson's being stored.
  if (kept.includes(id)) await lockMedia(tx, id);
  const media = kept.includes(id) ? (await findMediaByIds(tx, [id]))[0] : await attachMedia(tx, id, owner, now);
  if (media?.kind !== kind || media.purpose !== 'lesson')
    throw new AppError('lesson_file_missing', {
      fields: { [`content.${field}`]: 'Berkas ini tidak ditemukan. Unggah lagi.' },
    });
  return media;
}

/** Every known choice once, in the contract's order and wording. */
const allChoices = <C extends { readonly type: string; readonly text: string }>(
  known: readonly C[],
  sent: readonly { type: string; isSelected: boolean }[],
) =>
  known.map(({ type, text }) => ({ type, text, isSelected: sent.some((one) => one.type === type && one.isSelected) }));
