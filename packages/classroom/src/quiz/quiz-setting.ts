import type { QuizSetting } from '@sinau/contracts/lesson/lesson.schemas';

const isOn = ({ finishing }: Pick<QuizSetting, 'finishing'>, what: QuizSetting['finishing'][number]['type']) =>
  finishing.some(({ type, isSelected }) => type === what && isSelected);

/** Without it, questions are answered in order and cannot be revisited. */
export const canGoBack = (setting: Pick<QuizSetting, 'finishing'>) => isOn(setting, 'allowNextPrev');

export const hasKeyAtTheEnd = (setting: Pick<QuizSetting, 'finishing'>) => isOn(setting, 'showAnswerKey');

export const hasMinimum = ({ completionType, minimumScore }: Pick<QuizSetting, 'completionType' | 'minimumScore'>) =>
  completionType === 'minimum-score' && minimumScore > 0;
