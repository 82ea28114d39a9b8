import type { QueryOf } from '@sinau/contracts';
import type { Article, ArticleCard, contentEndpoints } from '@sinau/contracts/storefront/content/content.endpoints';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { memoizeFor } from '../../platform/memoize-for.ts';
import { required } from '../../platform/required.ts';
import type { CatalogSummary } from '../catalog/index.ts';
import { currentOf } from '../../core/legal/index.ts';
import {
  countLearners,
  countVerifiedMitra,
  findArticle,
  findArticles,
  findLegalText,
  findLegalVersion,
  findRunningBanner,
  findTestimonies,
  type ArticleRow,
} from './content.queries.ts';

export type ContentService = ReturnType<typeof createContentService>;

const countedFor = 60_000;

export function createContentService({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>, summary: CatalogSummary) {
  const counted = (count: () => Promise<number>) =>
    memoizeFor(clock, countedFor, async () => ({ count: await count() }));
  return {
    async banner() {
      const row = await findRunningBanner(db, clock.now());
      return row && { ...row, endDate: row.endDate.toISOString() };
    },
    async legalText({ slug }: { slug: LegalSlug }, { version: wanted }: { version?: number | undefined }) {
      const { title, versions } = required(await findLegalText(db, slug));
      const current = required(currentOf(versions, clock.now()));
      const { number } = wanted === undefined ? current : required(versions.find((one) => one.number === wanted));
      const version = await findLegalVersion(db, slug, number);
      return {
        slug,
        title,
        ...version,
        effectiveAt: version.effectiveAt.toISOString(),
        currentNumber: current.number,
        versions: versions.map((one) => ({ ...one, effectiveAt: one.effectiveAt.toISOString() })),
      };
    },
    async testimonies(query: QueryOf<typeof contentEndpoints.testimonies>) {
      const { rows, total } = await findTestimonies(db, query);
      return listAnswer(query, rows, total);
    },
    async articles(query: QueryOf<typeof contentEndpoints.articles>) {
      const { rows, total } = await findArticles(db, query, clock.now());
      return listAnswer(query, rows.map(presentCard), total);
    },
    async article({ id }: { id: string }): Promise<Article> {
      const { body, ...card } = required(await findArticle(db, id, clock.now()));
      return { ...presentCard(card), body };
    },
    classCount: counted(async () => [...(await summary.byTopic()).values()].reduce((sum, count) => sum + count, 0)),
    mitraCount: counted(() => countVerifiedMitra(db)),
    participantCount: counted(() => countLearners(sql)),
  };
}

const presentCard = ({ publishedAt, ...row }: ArticleRow): ArticleCard => ({
  ...row,
  publishedAt: publishedAt!.toISOString(),
});
