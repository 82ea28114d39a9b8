import { withoutFiles } from '../../../../../shared/lesson-content.ts';
import { InteractiveEditor } from './interactive-editor.tsx';
import { finishButton, type LessonKind } from '../lesson-kind.ts';

export const interactive: LessonKind<'interactive'> = {
  description: 'Simulasi atau permainan, dari paket HTML5 atau layanan lain',
  missing: 'Paket atau alamatnya belum ada',
  progressHint: 'Peserta melihat materi ini di progres kelasnya',
  completions: { 'hit-button': finishButton },
  blank: {
    content: { mediaId: null, address: null },
    setting: { progressBar: true, completionType: 'hit-button' },
  },
  contentOf: ({ content }) => withoutFiles(content),
  errorFields: ['mediaId', 'address'],
  Editor: InteractiveEditor,
};
