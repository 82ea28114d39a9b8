import { withoutFiles } from '../../../../../shared/lesson-content.ts';
import { VideoEditor } from './video-editor.tsx';
import { finishButton, type LessonKind } from '../lesson-kind.ts';

export const video: LessonKind<'video'> = {
  description: 'Unggah rekaman, atau dari YouTube dan Vimeo',
  missing: 'Video belum ada',
  progressHint: 'Peserta melihat sudah sampai mana ia menonton',
  completions: {
    duration: { title: 'Durasi tonton', description: '90% video benar-benar diputar' },
    'hit-button': finishButton,
  },
  blank: {
    content: { mediaId: null, captions: [], address: null, chapters: [] },
    setting: { progressBar: true, completionType: 'duration' },
  },
  contentOf: ({ content }) => withoutFiles(content),
  errorFields: ['mediaId', 'address', 'chapters'],
  Editor: VideoEditor,
};
