import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { ScorePolicy } from '@sinau/contracts/study/quiz/quiz.rules';

const isSelected = ({ finishing }: Pick<QuizSetting, 'finishing'>, what: QuizSetting['finishing'][number]['type']) =>
  finishing.some(({ type, isSelected }) => type === what && isSelected);

/** Without it, questions are answered in order and cannot be revisited. */
export const canGoBack = (setting: Pick<QuizSetting, 'finishing'>) => isSelected(setting, 'allowNextPrev');

export const showsAnswerKey = (setting: Pick<QuizSetting, 'finishing'>) => isSelected(setting, 'showAnswerKey');

export const hasMinimum = ({ completionType, minimumScore }: Pick<QuizSetting, 'completionType' | 'minimumScore'>) =>
  completionType === 'minimum-score' && minimumScore > 0;

const scoreLabels: Record<ScorePolicy, string> = {
  highest: 'Nilai terbaikmu',
  latest: 'Nilai terakhirmu',
  first: 'Nilai pertamamu',
  average: 'Nilai rata-ratamu',
};
/** Label of the attempt that counts. */
export const finalScoreLabels = ({ scorePolicy }: Pick<QuizSetting, 'scorePolicy'>) =>
  scoreLabels[scorePolicy ?? 'highest'];
