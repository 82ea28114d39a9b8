import { insertPriceChanges } from '../../commerce/price-history/index.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { createCampaignNews } from './campaign-news.ts';
import {
  findDueEntries,
  findDueEntry,
  lockClass,
  shareCampaign,
  updateCampaignPrice,
  updateEntriesEnded,
  updateEntryApplied,
  updateEntryEnded,
} from './campaign.queries.ts';

export const applyCampaignsJob = defineJob('campaign.apply');
const batch = 100;

type Due = NonNullable<Awaited<ReturnType<typeof findDueEntry>>>;

/** Gives classes the prices of their campaigns. */
export function createCampaignPrices({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) {
  const news = createCampaignNews({ clock, jobs });

  /**
   * Gives a class the price of its campaign, once that has begun. A class whose price is another by now stays out.
   * Returns what was due, and whether it was done.
   */
  const apply = async (tx: Db, classId: string): Promise<{ due: Due; isApplied: boolean } | null> => {
    const now = clock.now();
    await lockClass(tx, classId);
    const due = await findDueEntry(tx, classId, now);
    if (!due) return null;
    const { regularPrice, price, enteredById, campaign } = due;
    if (!(await updateCampaignPrice(tx, classId, { regularPrice, price, endsAt: campaign.endsAt }))) {
      await updateEntryEnded(tx, due.id, now);
      return { due, isApplied: false };
    }
    await updateEntryApplied(tx, due.id, now);
    await insertPriceChanges(tx, { classId, actorId: enteredById, createdAt: now }, [
      { part: 'sale', from: regularPrice, to: price },
      { part: 'normal', from: null, to: regularPrice },
    ]);
    return { due, isApplied: true };
  };

  return {
    apply,

    /** Ends entries that are over, and applies the prices of campaigns that have begun, each class by itself. */
    async applyDue(db: Deps['db']) {
      await updateEntriesEnded(db, clock.now());
      for (;;) {
        const due = await findDueEntries(db, clock.now(), batch);
        for (const { classId, campaignId } of due)
          await db.$transaction(async (tx) => {
            await shareCampaign(tx, campaignId);
            const done = await apply(tx, classId);
            if (!done) return;
            const { campaign, class: of } = done.due;
            await (done.isApplied ? news.begun(tx, of.mitraId, campaign) : news.leftOut(tx, of, campaign));
          });
        if (due.length < batch) return;
      }
    },
  };
}
