import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Snapshot } from '../../../documents/saving/document.ts';
import type { SessionFields } from '../live-session/session-fields.ts';

type SentWebinar = Extract<LessonCreation, { type: 'webinar' }>;
/** Live session: its content is written here, and stored by a call of its own. */
type WebinarDraft = Omit<SentWebinar, 'content'> & { content: { session: SessionFields } };

/** Lesson as it is written. */
export type LessonDraft = Exclude<LessonCreation, SentWebinar> | WebinarDraft;
export type DraftOf<T extends LessonType> = Extract<LessonDraft, { type: T }>;

/** A `type`, not an interface: documents are compared field by field through an index signature. */
export type LessonFields = Pick<LessonDraft, 'title' | 'content' | 'setting' | 'description' | 'attachmentIds'>;

export type ContentErrors<T extends LessonType> = Partial<Record<ContentField<T>, string>>;
export type ContentField<T extends LessonType> = keyof DraftOf<T>['content'] & string;

/** Props of each editor of a lesson's content. */
export interface ContentEditorProps<T extends LessonType = LessonType> extends Pick<
  Snapshot<LessonFields>,
  'errors' | 'version'
> {
  draft: DraftOf<T>;
  /** The server's sentences about the fields of the content that its kind lists in `errorFields`. */
  contentErrors: ContentErrors<T>;
  readOnly: boolean;
  onChange: (patch: Partial<LessonFields>) => void;
}

/** A lesson keeps its type, so content and setting always belong to it. */
export const draftOf = (type: LessonType, fields: LessonFields) => ({ type, ...fields }) as LessonDraft;

/** Returns the part of a draft that the calls of lessons take. */
export const sentOf = (draft: LessonDraft): LessonCreation =>
  draft.type === 'webinar' ? { ...draft, content: {} } : draft;
