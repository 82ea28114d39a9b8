import { renditionNames, type RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';

export type RecordedLesson = ParticipantLessonOf<'video' | 'audio'>;

/** Milliseconds for which a lesson stays on a device. */
export const savedFor = 30 * 24 * 3600 * 1000;

/** Class of saved lessons, for its outline without a connection. */
export interface SavedClass {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly slug: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly lessons: readonly {
      readonly id: string;
      readonly type: RecordedLesson['type'] | (string & {});
      readonly title: string;
    }[];
  }[];
}

interface SavedCaptions {
  readonly language: string;
  readonly label: string;
  /** WebVTT. */
  readonly content: Blob;
}

interface SavedAttachment {
  readonly id: string;
  readonly name: string;
  readonly content: Blob;
}

/** Recording on this device, as far as it is loaded. */
export interface SavedLesson {
  readonly lessonId: string;
  readonly userId: string;
  readonly classId: string;
  readonly participantId: string;
  readonly sessionId: string;
  readonly type: RecordedLesson['type'];
  readonly title: string;
  readonly durationSeconds: number;
  /** Null where the file is saved as it was uploaded. */
  readonly rendition: RenditionName | null;
  readonly contentType: string;
  /** Bytes of the recording. */
  readonly size: number;
  /** Bytes that are stored. */
  readonly loaded: number;
  /** `full`: the device has no room for more. */
  readonly state: 'loading' | 'paused' | 'full' | 'saved';
  readonly savedAt: string;
  readonly expiresAt: string;
  readonly captions: readonly SavedCaptions[];
  readonly attachments: readonly SavedAttachment[];
  readonly chapters: readonly Chapter[];
  readonly poster: Blob | null;
  /** Shown faintly over the picture; null where the class does not ask for it. */
  readonly watermark: string | null;
  /** Second at which playing stopped. */
  readonly position: number;
  /** Distinct seconds that were played, and those that are missing, as the server said last. */
  readonly watched: number;
  readonly remaining: number;
  readonly isPassed: boolean;
}

/** Version of a recording that can be saved. */
export interface SavedChoice {
  readonly rendition: RenditionName | null;
  readonly size: number;
}

/** Returns the versions of a recording by ascending size. */
export function choicesOf({ content: { file } }: RecordedLesson): readonly SavedChoice[] {
  if (!file) return [];
  if (!file.streams) return [{ rendition: null, size: file.size }];
  return file.streams.renditions.map(({ name, size }) => ({ rendition: name, size }));
}

const usual: readonly RenditionName[] = ['v360', 'a96'];

/** Returns the version that is offered first, or that replaces one that a recording does not have. */
export function choiceFor(
  choices: readonly SavedChoice[],
  wanted: RenditionName | null = null,
): SavedChoice | undefined {
  const rank = (name: RenditionName | null) => (name ? renditionNames.indexOf(name) : Infinity);
  const isAlike = ({ rendition }: SavedChoice, name: RenditionName) => rendition?.startsWith(name.charAt(0));
  for (const name of wanted ? [wanted, ...usual] : usual) {
    const alike = choices.filter((one) => isAlike(one, name));
    const found = alike.filter((one) => rank(one.rendition) <= rank(name)).at(-1) ?? alike[0];
    if (found) return found;
  }
  return choices[0];
}

/** 480p, Suara saja; Asli for the file as it was uploaded. */
export function choiceLabel(rendition: RenditionName | null, type: RecordedLesson['type']) {
  if (rendition === null) return 'Berkas asli';
  const number = rendition.slice(1);
  if (rendition.startsWith('v')) return `${number}p`;
  return type === 'audio' ? `${number} kbit/s` : 'Suara saja';
}
