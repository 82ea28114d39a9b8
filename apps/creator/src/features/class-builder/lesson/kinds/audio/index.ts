import { withoutFiles } from '../../../../../shared/lesson-content.ts';
import { AudioEditor } from './audio-editor.tsx';
import { finishButton, type LessonKind } from '../lesson-kind.ts';

export const audio: LessonKind<'audio'> = {
  description: 'Rekaman suara, seperti siniar',
  missing: 'Audio belum diunggah',
  progressHint: 'Peserta melihat sudah sampai mana ia mendengar',
  completions: {
    duration: { title: 'Durasi dengar', description: '90% audio benar-benar diputar' },
    'hit-button': finishButton,
  },
  blank: {
    content: { mediaId: null, captions: [], chapters: [] },
    setting: { progressBar: true, completionType: 'duration' },
  },
  contentOf: ({ content }) => withoutFiles(content),
  errorFields: ['mediaId', 'chapters'],
  Editor: AudioEditor,
};
