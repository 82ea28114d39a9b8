import type {
  ClassOutline,
  OutlineLesson,
  OutlineMedia,
} from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { captionsLanguageLabels, type CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import { isWritten, pictureIdsIn } from '@sinau/contracts/core/rich-text/rich-text.rules';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { questionProblem } from '@sinau/contracts/study/question/question.rules';
import { textOf } from '../../../platform/html.ts';
import { exportedOf, type Exported } from '../../../study/question/index.ts';
import { htmlNotes } from './course-html.ts';
import type { CourseContext } from './course-context.ts';

export interface PortableCaptions {
  readonly file: OutlineMedia;
  readonly language: CaptionsLanguage;
  readonly label: string;
}
export type PortableBody =
  | { readonly kind: 'page'; readonly html: string }
  | { readonly kind: 'task'; readonly html: string }
  | { readonly kind: 'file'; readonly file: OutlineMedia; readonly captions: readonly PortableCaptions[] }
  | { readonly kind: 'link'; readonly address: string }
  | {
      readonly kind: 'quiz';
      readonly html: string;
      readonly questions: readonly Exported[];
      readonly setting: QuizSetting;
    };

/** A lesson without anything of this product, which every format writes in its own way. */
export interface PortableLesson {
  readonly title: string;
  readonly type: LessonType;
  readonly description: string;
  readonly attachments: readonly OutlineMedia[];
  readonly body: PortableBody;
  /** All files that it needs. */
  readonly files: readonly OutlineMedia[];
  /** Notes on what changes in every format. */
  readonly notes: readonly string[];
}

type Sent<T extends LessonType> = Extract<LessonCreation, { type: T }>;
interface Read {
  readonly body: PortableBody;
  readonly notes?: readonly string[];
}
type ClassTexts = Pick<ClassOutline['class'], 'hasWatermark'>;

const empty = 'Belum ada isinya, jadi tidak ikut';
const stays = 'Video bertanda air tetap di sini: yang ikut hanya tautan ke kelasnya, yang terbuka bagi pesertanya';

/** Returns a lesson as every format can write it, or why none can. */
export function portableLesson(
  outlined: OutlineLesson,
  context: CourseContext,
  texts: ClassTexts,
): PortableLesson | string {
  const { lesson } = outlined;
  const read = readLesson(outlined, context, texts);
  if (typeof read === 'string') return read;
  const { body, notes = [] } = read;
  const attachments = (lesson.attachmentIds ?? []).flatMap((id) => context.media.get(id) ?? []);
  return {
    title: lesson.title,
    type: lesson.type,
    description: lesson.description ?? '',
    attachments,
    body,
    files: [...filesOf(body, context), ...attachments],
    notes: [...notes, ...('html' in body ? htmlNotes(body.html) : [])],
  };
}

function readLesson({ lesson, session }: OutlineLesson, context: CourseContext, texts: ClassTexts): Read | string {
  switch (lesson.type) {
    case 'article':
      return isWritten(lesson.content.html, textOf(lesson.content.html))
        ? { body: { kind: 'page', html: lesson.content.html } }
        : empty;
    case 'video':
      return videoOf(lesson, context, texts);
    case 'audio':
    case 'pdf':
      return recordedOf(lesson, context);
    case 'interactive':
      return lesson.content.address === null
        ? lesson.content.mediaId === null
          ? empty
          : 'Paket interaktif tidak ikut. Unggah berkas paketnya langsung di sistem tujuan.'
        : { body: { kind: 'link', address: lesson.content.address }, notes: ['Menjadi tautan'] };
    case 'quiz':
      return quizOf(lesson, context);
    case 'assignment':
    case 'news_writing':
      return taskOf(lesson);
    case 'webinar':
      return sessionOf(session, context, texts);
  }
}

function videoOf({ content }: Sent<'video'>, context: CourseContext, { hasWatermark }: ClassTexts): Read | string {
  if (content.address)
    return { body: { kind: 'link', address: content.address }, notes: ['Video di situs lain ikut sebagai tautan'] };
  const file = context.media.get(content.mediaId ?? '');
  if (!file) return empty;
  if (hasWatermark) return { body: { kind: 'link', address: context.classUrl }, notes: [stays] };
  return {
    body: { kind: 'file', file, captions: captionsOf(content.captions, context) },
    notes: chapterNotes(content),
  };
}

function recordedOf(lesson: Sent<'audio'> | Sent<'pdf'>, context: CourseContext): Read | string {
  const file = context.media.get(lesson.content.mediaId ?? '');
  if (!file) return empty;
  if (lesson.type === 'audio')
    return {
      body: { kind: 'file', file, captions: captionsOf(lesson.content.captions, context) },
      notes: chapterNotes(lesson.content),
    };
  return {
    body: { kind: 'file', file, captions: [] },
    notes: lesson.setting.downloadFile ? [] : ['PDF ini menjadi bisa diunduh peserta'],
  };
}

const chapterNotes = ({ chapters }: { readonly chapters: readonly unknown[] }) =>
  chapters.length > 0 ? ['Daftar babnya tidak ikut'] : [];

const captionsOf = (
  list: readonly { readonly mediaId: string; readonly language: CaptionsLanguage }[],
  { media }: CourseContext,
): PortableCaptions[] =>
  list.flatMap(({ mediaId, language }) => {
    const file = media.get(mediaId);
    return file ? { file, language, label: captionsLanguageLabels[language] } : [];
  });

function quizOf({ content: { instruction, questions }, setting }: Sent<'quiz'>, { media }: CourseContext) {
  const complete = questions.filter((question) => questionProblem(question) === null);
  if (complete.length === 0) return empty;
  const left = questions.length - complete.length;
  return {
    body: {
      kind: 'quiz' as const,
      html: instruction,
      questions: complete.map((question) => exportedOf(question, (id) => media.get(id)?.path)),
      setting,
    },
    notes: left > 0 ? [`${left} soal yang belum lengkap tidak ikut`] : [],
  };
}

function taskOf(lesson: Sent<'assignment'> | Sent<'news_writing'>): Read | string {
  const { instruction, rubric } = lesson.content;
  if (!isWritten(instruction, textOf(instruction))) return empty;
  const words = lesson.type === 'news_writing' && (lesson.content.minimumWords || lesson.content.maximumWords);
  return {
    body: { kind: 'task', html: instruction },
    notes: [
      ...(rubric.length > 0 ? ['Rubrik penilaiannya tidak ikut'] : []),
      ...(words ? ['Batas jumlah katanya tidak ikut'] : []),
      ...(lesson.type === 'assignment' && lesson.setting.dueDays !== null ? ['Tenggatnya tidak ikut'] : []),
    ],
  };
}

/** A session that was held leaves as its recording. */
function sessionOf(
  session: OutlineLesson['session'],
  { media, classUrl }: CourseContext,
  { hasWatermark }: ClassTexts,
): Read | string {
  const notes = ['Sesi langsung tidak ikut: yang ikut rekamannya'];
  const file = media.get(session?.recordingId ?? '');
  if (file && hasWatermark) return { body: { kind: 'link', address: classUrl }, notes: [...notes, stays] };
  if (file) return { body: { kind: 'file', file, captions: [] }, notes };
  if (session?.recordingUrl) return { body: { kind: 'link', address: session.recordingUrl }, notes };
  return 'Sesi langsung tidak ikut';
}

function filesOf(body: PortableBody, { media }: CourseContext): OutlineMedia[] {
  if (body.kind === 'link') return [];
  if (body.kind === 'file') return [body.file, ...body.captions.map(({ file }) => file)];
  const pictures = pictureIdsIn(body.html).flatMap((id) => media.get(id) ?? []);
  if (body.kind !== 'quiz') return pictures;
  const paths = new Set(body.questions.flatMap(picturePaths));
  return [...pictures, ...[...media.values()].filter(({ path }) => paths.has(path))];
}

const picturePaths = ({ picture, options }: Exported) =>
  [picture, ...options.map((option) => option.picture)].flatMap((one) => one?.name ?? []);
