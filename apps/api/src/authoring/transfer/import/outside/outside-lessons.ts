import { videoEmbedOf } from '@sinau/contracts/core/rich-text/video-embed';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { interactiveEmbedOf } from '@sinau/contracts/study/lesson/interactive.rules';
import { maxLessonDescription } from '@sinau/contracts/study/lesson/lesson.rules';
import { textOf } from '../../../../platform/html.ts';
import type { RawLesson } from '../import-source.ts';
import { kindOfName, noKind, type OutsideFiles, type SourceFile } from './outside-files.ts';
import { escapedText } from './html-writer.ts';
import { outsideHtml, type HtmlContext, type OutsideHtml } from './outside-html.ts';

/** A lesson of another system, or why there is none. */
export type OutsideLesson = RawLesson | { readonly refusal: string };

/** A lesson as its makers send it. */
interface Sent {
  readonly type: string;
  readonly title: string;
  readonly content: object;
  readonly setting?: object;
  readonly description?: string;
  readonly attachmentIds?: readonly string[];
}
const maxTitle = 150;

/** Writes a lesson with the title that it has elsewhere. */
export function lessonOf({ title, ...sent }: Sent, notes: readonly string[] = []): RawLesson {
  const whole = tidied(title).trim() || 'Tanpa judul';
  const isCut = whole.length > maxTitle;
  return {
    lesson: { ...sent, title: whole.slice(0, maxTitle).trim() },
    notes: isCut ? [...notes, `Judul dipotong menjadi ${maxTitle} karakter`] : notes,
  };
}

/** Longest text that is read; an article has less. */
const maxSource = 1_000_000;
const maxArticle = 200_000;
const tooLong = {
  refusal: 'Teksnya terlalu panjang untuk satu artikel. Bagi menjadi beberapa halaman, lalu impor lagi.',
};

/** Writes a text as an article, and after it the recordings that it plays. */
export function articlesOf(
  title: string,
  source: string,
  context: HtmlContext,
  notes: readonly string[] = [],
): readonly OutsideLesson[] {
  if (source.length > maxSource) return [tooLong];
  const read = outsideHtml(source, context);
  const { html, attachmentIds } = read;
  const article = { type: 'article', title, content: { html }, ...attached(attachmentIds) };
  const own = html.length > maxArticle ? tooLong : lessonOf(article, [...notes, ...read.notes]);
  return [own, ...recordingsOf(read, context.files)];
}

export const attached = (attachmentIds: readonly string[]) => (attachmentIds.length > 0 ? { attachmentIds } : {});

/** Lessons of the recordings that a text plays. */
export const recordingsOf = ({ recordings }: OutsideHtml, files: OutsideFiles): RawLesson[] =>
  recordings.map(({ file, kind }) =>
    lessonOf(recordingLesson(titleOfFile(file.name), file, kind, files), [
      'Tadinya ada di dalam teks materi sebelumnya',
    ]),
  );

const recordingLesson = (title: string, file: SourceFile, kind: 'video' | 'audio', files: OutsideFiles): Sent => ({
  type: kind,
  title,
  content: { mediaId: files.use(file, kind, 'lesson') },
});

export const titleOfFile = (name: string) => name.replace(/\.[^.]{1,5}$/, '').replaceAll('_', ' ') || name;

/** Makes a lesson of a file. */
export function lessonOfFile(title: string, file: SourceFile, files: OutsideFiles): OutsideLesson {
  const { name } = file;
  const kind = kindOfName(name);
  const problem = files.problemOf(file);
  if (problem) return { refusal: `“${name}”: ${problem}` };
  switch (kind) {
    case null:
      return { refusal: noKind(name) };
    case 'pdf':
      return lessonOf({ type: 'pdf', title, content: { mediaId: files.use(file, 'pdf', 'lesson') } });
    case 'video':
    case 'audio':
      return lessonOf(recordingLesson(title, file, kind, files));
    case 'image': {
      const html = `<img data-media="${files.use(file, 'image', 'lesson')}" alt="" />`;
      return lessonOf({ type: 'article', title, content: { html } }, ['Gambar menjadi artikel']);
    }
    default: {
      const html = `<p>Unduh <strong>${escapedText(tidied(name).trim())}</strong> di bagian lampiran.</p>`;
      const attachmentIds = [files.use(file, kind, 'attachment')];
      return lessonOf({ type: 'article', title, content: { html }, attachmentIds }, [
        `Berkas “${name}” menjadi lampiran sebuah artikel`,
      ]);
    }
  }
}

/** Makes a lesson of an address: what it plays, or an article with the link. */
export function lessonOfAddress(title: string, sent: string): OutsideLesson {
  const address = sent
    .trim()
    .replace(/^http:\/\/(?=(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com)\/)/i, 'https://');
  if (!/^https?:\/\/[^\s"<>\\]+$/i.test(address) || /^https?:\/\/[^/?#]*@/i.test(address))
    return { refusal: 'Alamat tautannya tidak terbaca' };
  const setting = { completionType: 'hit-button' };
  if (videoEmbedOf(address)) return lessonOf({ type: 'video', title, content: { address }, setting });
  if (interactiveEmbedOf(address)) return lessonOf({ type: 'interactive', title, content: { address }, setting });
  const link = `<a href="${escapedText(address).replaceAll('"', '&quot;')}" rel="nofollow noopener noreferrer" target="_blank">`;
  const html = `<p>${link}${escapedText(address)}</a></p>`;
  return lessonOf({ type: 'article', title, content: { html } }, ['Tautan menjadi artikel yang memuat tautannya']);
}

/** Adds an introduction as the description of a lesson, which is plain text. */
export function withIntroduction(lesson: RawLesson, html: string): RawLesson {
  const plain = tidied(textOf(html.replace(/<\/(?:p|div|li|h\d)>|<br\s*\/?>/gi, ' $&'))).trim();
  if (!plain)
    return /<(?:img|iframe|video|audio)\b/i.test(html) ? noted(lesson, ['Isi pengantarnya tidak ikut']) : lesson;
  const description = plain.slice(0, maxLessonDescription);
  return noted({ ...lesson, lesson: { ...(lesson.lesson as object), description } }, [
    ...(plain.length > maxLessonDescription ? [`Pengantar dipotong menjadi ${maxLessonDescription} karakter`] : []),
    ...(/<(?!\/?(?:p|div|br|span)\b)[a-z]/i.test(html) ? ['Pengantar menjadi deskripsi berupa teks biasa'] : []),
  ]);
}

export const noted = (lesson: RawLesson, notes: readonly string[]): RawLesson => ({
  ...lesson,
  notes: [...(lesson.notes ?? []), ...notes],
});
