import type { OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';

/** Origin of a course, for its texts and links. */
export interface CourseContext {
  /** Files of the class by their ids in the outline. */
  readonly media: ReadonlyMap<string, OutlineMedia>;
  readonly publicUrl: string;
  /** Page of the class for its participants, where stays what may not leave. */
  readonly classUrl: string;
}
