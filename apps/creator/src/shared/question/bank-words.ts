import type { Difficulty } from '@sinau/contracts/question/imported.rules';

export const difficultyWords: Record<Difficulty, string> = { easy: 'Mudah', medium: 'Sedang', hard: 'Sulit' };
