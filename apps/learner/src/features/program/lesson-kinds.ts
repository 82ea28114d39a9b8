import type { ComponentType } from 'react';
import type { LessonType } from '@sinau/contracts/lesson/lesson.schemas';
import { CircleQuestionMark, ClipboardList, FilePen, FileText, Headphones, Layers, Play, Presentation } from '@sinau/ui/icons';

export const lessonKinds: Record<LessonType, { label: string; icon: ComponentType }> = {
  video: { label: 'Video', icon: Play },
  audio: { label: 'Audio', icon: Headphones },
  article: { label: 'Bacaan', icon: FileText },
  pdf: { label: 'PDF', icon: FileText },
  interactive: { label: 'Interaktif', icon: Layers },
  quiz: { label: 'Kuis', icon: CircleQuestionMark },
  assignment: { label: 'Tugas', icon: ClipboardList },
  webinar: { label: 'Webinar', icon: Presentation },
  news_writing: { label: 'Tugas akhir', icon: FilePen },
};
