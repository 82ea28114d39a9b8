import { articleEndpoints } from '@sinau/contracts/storefront/article/article.endpoints';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { bannerEndpoints } from '@sinau/contracts/storefront/banner/banner.endpoints';
import { featuredEndpoints } from '@sinau/contracts/storefront/featured/featured.endpoints';
import { helpEndpoints } from '@sinau/contracts/backoffice/help/help.endpoints';
import type { ListQuery } from '@sinau/contracts/list-query';
import { testimonyEndpoints } from '@sinau/contracts/storefront/testimony/testimony.endpoints';
import { topicEndpoints } from '@sinau/contracts/storefront/topic/topic.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { Operator } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { articleKind } from './article.ts';
import { bannerKind } from './banner.ts';
import { featuredKind, type createFeaturedLists } from './featured.ts';
import { faqCategoryKind, faqKind } from './help.ts';
import { createRecordDesk } from './record-desk.ts';
import { testimonyKind } from './testimony.ts';
import { topicKind } from './topic.ts';

type Desk<Row, Body, Query extends ListQuery, Answer extends object> = ReturnType<
  typeof createRecordDesk<Row, Body, Query, Answer>
>;
interface ById {
  readonly params: { readonly id: string };
}
interface By {
  readonly actor: Operator;
}

/** Routes that every kind of record has. */
const callsOf = <Row, Body, Query extends ListQuery, Answer extends object>(desk: Desk<Row, Body, Query, Answer>) => ({
  list: ({ query }: { query: Query }) => desk.list(query),
  detail: ({ params }: ById) => desk.detail(params),
  create: ({ actor, body }: By & { body: Body }) => desk.create(actor, body),
  edit: ({ actor, params, body }: By & ById & { body: Body }) => desk.edit(actor, params, body),
  remove: ({ actor, params }: By & ById) => desk.remove(actor, params),
});
/** Route for kinds that operators order. */
const moving =
  <Row, Body, Query extends ListQuery, Answer extends object>(desk: Desk<Row, Body, Query, Answer>, act: AuditAct) =>
  ({ actor, params, body }: By & ById & { body: { beforeId: string | null } }) =>
    desk.move(actor, act, params, body);

export function editorialRoutes(deps: Deps, lists: ReturnType<typeof createFeaturedLists>) {
  const featured = createRecordDesk(deps, featuredKind);
  const topics = createRecordDesk(deps, topicKind);
  const testimonies = createRecordDesk(deps, testimonyKind);
  const [categories, questions] = [createRecordDesk(deps, faqCategoryKind), createRecordDesk(deps, faqKind)];
  const [ofCategories, ofQuestions] = [callsOf(categories), callsOf(questions)];
  return [
    defineRoutes(featuredEndpoints, { ...lists, ...callsOf(featured), move: moving(featured, 'featured.move') }),
    defineRoutes(bannerEndpoints, callsOf(createRecordDesk(deps, bannerKind))),
    defineRoutes(topicEndpoints, { ...callsOf(topics), move: moving(topics, 'topic.move') }),
    defineRoutes(testimonyEndpoints, { ...callsOf(testimonies), move: moving(testimonies, 'testimony.move') }),
    defineRoutes(articleEndpoints, callsOf(createRecordDesk(deps, articleKind))),
    defineRoutes(helpEndpoints, {
      categories: ofCategories.list,
      category: ofCategories.detail,
      addCategory: ofCategories.create,
      editCategory: ofCategories.edit,
      removeCategory: ofCategories.remove,
      moveCategory: moving(categories, 'faqCategory.move'),
      questions: ofQuestions.list,
      question: ofQuestions.detail,
      addQuestion: ofQuestions.create,
      editQuestion: ofQuestions.edit,
      removeQuestion: ofQuestions.remove,
      moveQuestion: moving(questions, 'faq.move'),
    }),
  ];
}
