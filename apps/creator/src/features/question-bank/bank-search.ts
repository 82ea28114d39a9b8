import { difficulties } from '@sinau/contracts/study/question/imported.rules';
import { quizQuestionTypes } from '@sinau/contracts/study/question/question.rules';
import { screens } from '@sinau/contracts/screens';
import { choice, defineSearch, keyword, name, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const bankPageSize = 20;

export const bankSorts = {
  '-updatedAt': 'Terakhir diubah',
  updatedAt: 'Paling lama diubah',
  text: 'Pertanyaan A–Z',
  '-text': 'Pertanyaan Z–A',
  type: 'Jenis',
  '-type': 'Jenis, terbalik',
  difficulty: 'Termudah',
  '-difficulty': 'Tersulit',
  '-points': 'Poin terbanyak',
  points: 'Poin tersedikit',
} as const;

export const bankSearch = defineSearch(screens.questionBank, {
  keyword: keyword(),
  type: choice(quizQuestionTypes),
  difficulty: choice(difficulties),
  /** Empty for all tags. */
  tag: name(),
  sort: choice(keysOf(bankSorts), '-updatedAt'),
  page: page(),
});
export type BankSearch = SearchOf<typeof bankSearch>;
