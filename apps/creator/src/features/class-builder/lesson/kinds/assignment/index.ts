import { fileChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import { takePictureAddresses } from '../../../../../shared/rich-text/pictures/picture-addresses.ts';
import { AssignmentEditor } from './assignment-editor.tsx';
import { AssignmentSettings } from './assignment-settings.tsx';
import type { LessonKind } from '../lesson-kind.ts';

export const assignment: LessonKind<'assignment'> = {
  description: 'Dikumpulkan peserta, dinilai pengajar',
  missing: 'Petunjuk atau kriteria belum lengkap',
  progressHint: 'Peserta melihat sudah sampai tahap mana tugasnya',
  completions: {
    'minimum-score': { title: 'Nilai minimum', description: 'Peserta mencapai nilai yang kamu tentukan' },
    'hit-button': { title: 'Dinyatakan lulus', description: 'Pengajar memutuskan lulus atau belum, tanpa nilai' },
  },
  blank: {
    content: { instruction: '', rubric: [] },
    setting: {
      progressBar: true,
      completionType: 'minimum-score',
      minimumScore: 0,
      fileValidation: fileChoices.map((choice) => ({ ...choice, isSelected: true })),
      maxAttempts: null,
      dueDays: null,
      allowLate: true,
      saveToArchive: false,
    },
  },
  contentOf: ({ content }) => ({ ...content, instruction: takePictureAddresses(content.instruction) }),
  errorFields: ['instruction'],
  Editor: AssignmentEditor,
  Settings: AssignmentSettings,
};
