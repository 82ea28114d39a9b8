import { piecesOf, type SavedDatabase } from './saved-database.ts';
import { savedFor, type RecordedLesson, type SavedChoice, type SavedLesson } from './saved-lesson.ts';

/** Recording on this device, for a player. `release` frees its addresses. */
export interface OpenedRecording {
  readonly address: string;
  readonly captions: readonly { language: string; label: string; address: string }[];
  readonly poster: string | null;
  release(): void;
}

/** Opens a complete lesson. */
export async function openRecording(database: SavedDatabase, lesson: SavedLesson): Promise<OpenedRecording> {
  const pieces = await database.getAll('pieces', piecesOf(lesson.lessonId));
  const addresses: string[] = [];
  const addressOf = (blob: Blob) => {
    const address = URL.createObjectURL(blob);
    addresses.push(address);
    return address;
  };
  return {
    address: addressOf(new Blob(pieces, { type: lesson.contentType })),
    captions: lesson.captions.map(({ language, label, content }) => ({ language, label, address: addressOf(content) })),
    poster: lesson.poster && addressOf(lesson.poster),
    release: () => addresses.forEach((address) => URL.revokeObjectURL(address)),
  };
}

/** Loads what comes with a recording, which is small, and describes it as not loaded yet. */
export async function savedLessonOf(
  lesson: RecordedLesson,
  { rendition, size }: SavedChoice,
  { userId, watermark }: { userId: string; watermark: string | null },
): Promise<SavedLesson> {
  const { content, session, attachments = [] } = lesson;
  const [captions, files, poster] = await Promise.all([
    Promise.all(
      content.captions.map(async ({ language, label, address }) => ({
        language,
        label,
        content: await fetchBlob(address),
      })),
    ),
    Promise.all(attachments.map(async ({ id, name, address }) => ({ id, name, content: await fetchBlob(address) }))),
    content.file?.poster ? fetchBlob(content.file.poster) : null,
  ]);
  const now = Date.now();
  return {
    lessonId: lesson.id,
    userId,
    classId: lesson.classId,
    participantId: session.participantId,
    sessionId: session.id,
    type: lesson.type,
    title: lesson.title,
    durationSeconds: content.file!.durationSeconds,
    rendition,
    contentType: rendition === null ? content.file!.type : `${rendition.startsWith('v') ? 'video' : 'audio'}/mp4`,
    size,
    loaded: 0,
    state: 'loading',
    savedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + savedFor).toISOString(),
    captions,
    attachments: files,
    chapters: content.chapters,
    poster,
    watermark,
    position: session.playback?.position ?? 0,
    watched: session.playback?.watched ?? 0,
    remaining: session.playback?.remaining ?? 0,
    isPassed: session.status === 'passed',
  };
}

async function fetchBlob(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.blob();
}
