import type { QueryOf } from '@sinau/contracts';
import type { campaignEndpoints } from '@sinau/contracts/authoring/campaign/campaign.endpoints';
import { campaignPriceProblem, longestCampaignDays } from '@sinau/contracts/authoring/campaign/campaign.rules';
import type { CampaignCreation } from '@sinau/contracts/authoring/campaign/campaign.schemas';
import { appendAudit } from '../../core/audit/index.ts';
import type { Operator, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import { isForeignKeyViolation, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { required } from '../../platform/required.ts';
import { announceCampaignJob, createCampaignNews } from './campaign-news.ts';
import { createCampaignPrices } from './campaign-prices.ts';
import { presentEntry, presentLed, presentOffer, presentOpen, stateOf } from './campaign.presenter.ts';
import {
  deleteEntry,
  endEntriesOf,
  findCampaign,
  findCampaigns,
  findEnteredMitra,
  findEntries,
  findOffers,
  findOpenCampaign,
  findOpenCampaigns,
  insertCampaign,
  lockOffer,
  lockOwnClass,
  shareCampaign,
  updateCampaignEnded,
  upsertEntry,
  type CampaignRow,
} from './campaign.queries.ts';

export type CampaignService = ReturnType<typeof createCampaignService>;
type Query<Name extends 'led' | 'entries' | 'open' | 'offers'> = QueryOf<(typeof campaignEndpoints)[Name]>;
interface Key {
  readonly id: string;
}
type ClassKey = Key & { readonly classId: string };

/** Handles price campaigns: operators make and end them, and mitra opt in. */
export function createCampaignService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const prices = createCampaignPrices({ clock, jobs });
  const news = createCampaignNews({ clock, jobs });
  const topicIdsOf = ({ topics }: CampaignRow) => topics.map(({ category }) => category.id);
  const reach = ({ mitraId }: Partner) => ({ mitraId, now: clock.now() });
  const opened = async (tx: Db, actor: Partner, id: string) => required(await findOpenCampaign(tx, id, reach(actor)));

  return {
    async led(query: Query<'led'>) {
      const { rows, total } = await findCampaigns(db, query);
      return listAnswer(
        query,
        rows.map((row) => presentLed(row, clock.now())),
        total,
      );
    },
    ledDetail: async ({ id }: Key) => presentLed(required(await findCampaign(db, id)), clock.now()),

    async entries({ id }: Key, query: Query<'entries'>) {
      required(await findCampaign(db, id));
      const { rows, total } = await findEntries(db, id, query);
      return listAnswer(query, rows.map(presentEntry), total);
    },

    async create({ id: createdById }: Operator, { startsAt, endsAt, ...fields }: CampaignCreation) {
      const now = clock.now();
      const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
      const problems = periodProblems(period, now);
      if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
      try {
        return await db.$transaction(async (tx) => {
          const row = await insertCampaign(tx, {
            ...fields,
            ...period,
            topicIds: [...new Set(fields.topicIds)],
            createdById,
            createdAt: now,
          });
          const subject = { type: 'campaign', id: row.id, title: row.name } as const;
          const after = { startsAt, endsAt, minDiscount: row.minDiscount };
          await appendAudit(tx, { act: 'campaign.add', actorId: createdById, subject, after }, now);
          await jobs.send(tx, announceCampaignJob, { id: row.id });
          return presentLed(row, now);
        });
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error;
        throw new AppError('invalid_input', { fields: { topicIds: 'Topik ini sudah tidak ada' }, cause: error });
      }
    },

    /** Ends it for all at once: the lock on the campaign keeps classes from entering or beginning meanwhile. */
    async end({ id: actorId }: Operator, { id }: Key, { reason }: { reason: string }) {
      return db.$transaction(async (tx) => {
        const now = clock.now();
        const campaign = required(await findCampaign(tx, id));
        const { name } = campaign;
        if (!(await updateCampaignEnded(tx, id, now))) throw new AppError('campaign_over');
        await news.ended(tx, await findEnteredMitra(tx, id), campaign, stateOf(campaign, now) === 'running');
        await endEntriesOf(tx, id, now);
        const subject = { type: 'campaign', id, title: name } as const;
        await appendAudit(tx, { act: 'campaign.end', actorId, subject, reason }, now);
        return presentLed(required(await findCampaign(tx, id)), now);
      });
    },

    async open(actor: Partner, query: Query<'open'>) {
      const { rows, total } = await findOpenCampaigns(db, reach(actor), query);
      return listAnswer(
        query,
        rows.map((row) => presentOpen(row, clock.now())),
        total,
      );
    },
    openDetail: async (actor: Partner, { id }: Key) => presentOpen(await opened(db, actor, id), clock.now()),

    async offers(actor: Partner, { id }: Key, query: Query<'offers'>) {
      const campaign = await opened(db, actor, id);
      const of = { mitraId: actor.mitraId, topicIds: topicIdsOf(campaign) };
      const { rows, total } = await findOffers(db, of, query);
      return listAnswer(
        query,
        rows.map((row) => presentOffer(row, campaign)),
        total,
      );
    },

    /** Enters a class, at once where the campaign runs already; or changes its price before that. */
    async enter(actor: Partner, { id, classId }: ClassKey, { price }: { price: number }) {
      await db.$transaction(async (tx) => {
        await shareCampaign(tx, id);
        const now = clock.now();
        const campaign = await opened(tx, actor, id);
        if (stateOf(campaign, now) === 'over') throw new AppError('campaign_over');
        const of = { mitraId: actor.mitraId, topicIds: topicIdsOf(campaign), ref: byRef(classId) };
        const row = required(await lockOffer(tx, of));
        const { regularPrice, obstacle } = presentOffer(row, campaign);
        if (obstacle !== null) throw new AppError('class_not_for_campaign');
        const problem = campaignPriceProblem(price, regularPrice, campaign.minDiscount);
        if (problem) throw new AppError('invalid_input', { fields: { price: problem } });
        const entry = { campaignId: id, classId: row.id, regularPrice, price, enteredById: actor.id, enteredAt: now };
        if ((await upsertEntry(tx, entry)) === 0) throw new AppError('campaign_running');
        await prices.apply(tx, row.id);
      });
    },

    async leave(actor: Partner, { id, classId }: ClassKey) {
      await db.$transaction(async (tx) => {
        const campaign = await opened(tx, actor, id);
        const row = required(await lockOwnClass(tx, actor.mitraId, byRef(classId)));
        const state = stateOf(campaign, clock.now());
        if (state !== 'upcoming') throw new AppError(`campaign_${state}`);
        if (!(await deleteEntry(tx, id, row.id))) throw new AppError('not_found');
      });
    },
  };
}

function periodProblems({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): Record<string, string> {
  if (endsAt <= startsAt) return { endsAt: 'Selesainya harus setelah mulainya' };
  if (endsAt <= now) return { endsAt: 'Pilih waktu yang belum lewat' };
  if (endsAt > later(startsAt, days(longestCampaignDays))) return { endsAt: `Paling lama ${longestCampaignDays} hari` };
  return {};
}
