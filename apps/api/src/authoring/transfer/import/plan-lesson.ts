import { isDeepStrictEqual } from 'node:util';
import {
  outlineSession,
  type ClassOutline,
  type OutlineLesson,
  type OutlineSession,
} from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { lessonTypes, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { lessonCreation, type LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { timesProblem } from '@sinau/contracts/study/live/live.rules';
import { lessonKindOf } from '../../../study/lesson-kinds/index.ts';
import type { Links } from '../../../study/question/index.ts';
import type { RawLesson } from './import-source.ts';
import type { PlanLinks } from './plan-links.ts';

interface LessonContext {
  readonly now: Date;
  readonly kind: ClassOutline['class']['kind'];
  readonly format: ClassOutline['class']['format'];
  readonly links: PlanLinks;
  readonly educators: ClassOutline['educators'];
}
type Planned =
  | { readonly planned: OutlineLesson; readonly notes: readonly string[] }
  | { readonly refusal: string; readonly type: LessonType | null };

/** Links of a document that has everything: what differs with them was changed by the rules of content alone. */
const identity: Links = { file: (id) => id, question: (id) => id };

/** Plans one lesson, by the rules that its makers meet in the builder. */
export function planLesson({ lesson: raw, session, notes: known = [] }: RawLesson, context: LessonContext): Planned {
  const type = lessonTypes.find((one) => one === (raw as { type?: unknown } | null)?.type) ?? null;
  if (!type) return { refusal: 'Jenis materi ini tidak dikenal', type };
  const place = placeProblem(type, context);
  if (place) return { refusal: place, type };
  const parsed = lessonCreation.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { refusal: `Isinya tidak bisa dibaca (${issue?.path.join('.') || 'materi'})`, type };
  }

  const notes = [...known];
  const links = context.links.noting(notes);
  const { lessonId: _, ...sent } = parsed.data;
  const kind = lessonKindOf(type);
  if (!says(sent, raw)) notes.push('Isian yang tidak dikenal versi ini tidak ikut');
  if (!isDeepStrictEqual(plain(kind.relink(sent.content, identity)), plain(sent.content)))
    notes.push('Format teksnya disesuaikan');
  const lesson = {
    ...sent,
    content: kind.relink(sent.content, links),
    ...(sent.attachmentIds && {
      attachmentIds: sent.attachmentIds.flatMap((id) => links.file(id, { purpose: 'attachment' }) ?? []),
    }),
  } as LessonCreation;
  if (type === 'news_writing') notes.push('Baru bisa terbit setelah pengelola mengizinkan tulisan berita di kelas ini');
  return {
    planned: { lesson, session: type === 'webinar' ? planSession(session, context, links, notes) : null },
    notes,
  };
}

function placeProblem(type: LessonType, { kind, format }: LessonContext) {
  if (kind === 'webinar') return type === 'webinar' ? null : 'Webinar hanya memuat sesi langsung';
  return type === 'webinar' && format === 'self-paced' ? 'Kelas mandiri tidak punya sesi langsung' : null;
}

function planSession(raw: unknown, { now, educators }: LessonContext, links: Links, notes: string[]): OutlineSession {
  const parsed = outlineSession.safeParse(raw ?? {});
  if (!parsed.success) {
    notes.push('Jadwal dan alamat sesinya tidak bisa dibaca');
    return {};
  }
  const { startsAt = null, endsAt = null, speakerIds = [], recordingId = null, ...session } = parsed.data;
  const isOver = endsAt !== null && new Date(endsAt) <= now;
  const isTaken = !isOver && !timesProblem({ startsAt, endsAt });
  if (!isTaken) notes.push(isOver ? 'Jadwalnya sudah lewat, jadi tidak ikut' : 'Jadwalnya tidak bisa dibaca');
  const known = new Set(educators.map(({ id }) => id));
  if (speakerIds.some((id) => !known.has(id))) notes.push('Ada pembicara yang tidak ikut');
  return {
    ...session,
    startsAt: isTaken ? startsAt : null,
    endsAt: isTaken ? endsAt : null,
    speakerIds: speakerIds.filter((id) => known.has(id)),
    recordingId: recordingId && links.file(recordingId, { kind: 'video', purpose: 'lesson' }),
  };
}

/** Returns what something that was read calls itself. */
export function titleIn(raw: unknown, field = 'title') {
  const title = (raw as Record<string, unknown> | null)?.[field];
  return typeof title === 'string' && title.trim() ? title.trim().slice(0, 150) : 'Tanpa judul';
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Deepest content of a lesson; what lies deeper is no lesson's. */
const maxDepth = 20;

/** True if a parsed value says all that the raw one did: nothing was dropped or trimmed. */
function says(parsed: unknown, raw: unknown, depth = 0): boolean {
  if (depth > maxDepth) return false;
  if (Array.isArray(raw))
    return (
      Array.isArray(parsed) &&
      parsed.length === raw.length &&
      raw.every((one, index) => says(parsed[index], one, depth + 1))
    );
  if (raw && typeof raw === 'object')
    return Object.entries(raw).every(([name, value]) =>
      says((parsed as Record<string, unknown> | null)?.[name], value, depth + 1),
    );
  return parsed === raw;
}
