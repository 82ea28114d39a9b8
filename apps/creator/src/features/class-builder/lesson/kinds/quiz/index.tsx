import { finishingChoices, randomizeChoices } from '@sinau/contracts/study/lesson/lesson.rules';
import { takePictureAddresses } from '../../../../../shared/rich-text/pictures/picture-addresses.ts';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { QuizSettings } from './quiz-settings.tsx';
import type { LessonKind } from '../lesson-kind.ts';

const unselected = <C extends object>(choice: C) => ({ ...choice, isSelected: false });

export const quiz: LessonKind<'quiz'> = {
  description: 'Soal pilihan dengan nilai',
  missing: 'Belum ada soal yang lengkap',
  progressHint: 'Peserta melihat sudah sampai soal keberapa',
  completions: {
    'minimum-score': { title: 'Nilai minimum', description: 'Peserta mencapai nilai yang kamu tentukan' },
    'hit-button': { title: 'Jawaban dikumpulkan', description: 'Berapa pun nilainya' },
  },
  blank: {
    content: { instruction: '', questions: [] },
    setting: {
      progressBar: true,
      completionType: 'minimum-score',
      minimumScore: 0,
      randomize: randomizeChoices.map(unselected),
      // Learners expect to see their score; the answer key is shown only if the partner chooses so.
      finishing: finishingChoices.map((choice) => ({ ...choice, isSelected: choice.type === 'showScore' })),
      timeLimit: null,
      maxAttempts: null,
    },
  },
  contentOf: ({ content }) => ({ ...content, instruction: takePictureAddresses(content.instruction) }),
  errorFields: ['instruction', 'questions'],
  Editor: ({ draft, contentErrors, version, readOnly, onChange }: ContentEditorProps<'quiz'>) => (
    <QuizEditor
      value={draft.content}
      version={version}
      readOnly={readOnly}
      errors={contentErrors}
      onChange={(content) => onChange({ content })}
    />
  ),
  Settings: QuizSettings,
};
