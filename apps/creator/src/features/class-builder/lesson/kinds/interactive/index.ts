import { withoutFiles } from '../../../../../shared/lesson-content.ts';
import { InteractiveEditor } from './interactive-editor.tsx';
import { InteractiveSettings } from './interactive-settings.tsx';
import { finishButton, type LessonKind } from '../lesson-kind.ts';

export const interactive: LessonKind<'interactive'> = {
  description: 'Simulasi, permainan, atau paket SCORM atau H5P, dari berkasmu atau layanan lain',
  missing: 'Paket atau alamatnya belum ada, atau paketnya tidak melaporkan nilai',
  progressHint: 'Peserta melihat materi ini di progres kelasnya',
  completions: {
    'hit-button': {
      ...finishButton,
      description: `${finishButton.description}, atau paket SCORM atau H5P menyatakan selesai`,
    },
    'minimum-score': {
      title: 'Nilai minimum',
      description: 'Paket SCORM atau H5P melaporkan nilai yang kamu tentukan',
    },
  },
  blank: {
    content: { mediaId: null, address: null },
    setting: { progressBar: true, completionType: 'hit-button', minimumScore: 0 },
  },
  contentOf: ({ content }) => withoutFiles(content),
  errorFields: ['mediaId', 'address'],
  Editor: InteractiveEditor,
  Settings: InteractiveSettings,
};
