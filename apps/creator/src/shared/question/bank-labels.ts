import type { Difficulty } from '@sinau/contracts/study/question/imported.rules';

export const difficultyLabels: Record<Difficulty, string> = { easy: 'Mudah', medium: 'Sedang', hard: 'Sulit' };
