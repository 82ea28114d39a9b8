import type { QueryOf } from '@sinau/contracts';
import type { passageEndpoints } from '@sinau/contracts/study/passage/passage.endpoints';
import { mostClassesSought, shortestSought } from '@sinau/contracts/study/passage/passage.rules';
import { findOpenLessons } from '../../core/progress/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { wordsOf } from '../../storefront/catalog/index.ts';
import { presentPassage } from './passage.presenter.ts';
import { findPassages, findRoots } from './passage.queries.ts';

export type PassageService = ReturnType<typeof createPassageService>;

/** Search of participants in what is said and written in the lessons that are open to them. */
export const createPassageService = ({ db }: Pick<Deps, 'db'>) => ({
  async list(actor: Actor, query: QueryOf<typeof passageEndpoints.list>) {
    const typed = wordsOf(query.keyword ?? '');
    if (typed.join('').length < shortestSought) return listAnswer(query, [], 0);
    const open = await findOpenLessons(db, actor.id, { classId: query.filter?.classId, take: mostClassesSought });
    const words = (await findRoots(db, typed)).filter(({ roots }) => roots.length > 0);
    if (open.lessonIds.length === 0 || words.length === 0) return listAnswer(query, [], 0);
    const { rows, total } = await findPassages(db, query, { ...open, words });
    return listAnswer(query, rows.map(presentPassage), total);
  },
});
