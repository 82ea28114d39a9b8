import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import {
  CircleQuestionMark,
  ClipboardList,
  FilePen,
  FileText,
  Headphones,
  Layers,
  Newspaper,
  Presentation,
  Video,
} from '@sinau/ui/icons';

/** The name and icon of each lesson type. */
export const lessonKindLabels = {
  article: { label: 'Artikel', Icon: Newspaper },
  video: { label: 'Video', Icon: Video },
  audio: { label: 'Audio', Icon: Headphones },
  pdf: { label: 'PDF', Icon: FileText },
  interactive: { label: 'Interaktif', Icon: Layers },
  quiz: { label: 'Kuis', Icon: CircleQuestionMark },
  assignment: { label: 'Tugas', Icon: ClipboardList },
  webinar: { label: 'Sesi langsung', Icon: Presentation },
  news_writing: { label: 'Tugas Akhir', Icon: FilePen },
} as const satisfies Record<LessonType, { label: string; Icon: typeof FileText }>;
