import { screens } from '@sinau/contracts';
import { rupiah } from '@sinau/format';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { eventKeyOf, findUnnotified } from './promotion-news.queries.ts';
import { wishPromotionMail } from './wishlist.mails.ts';

export const promotionJob = defineJob('wishlist.promotion', { retryLimit: 0 });
const batch = 200;

/** Notifies users who saved a class, once, that a promotion of it has begun since. */
export const createPromotionNews = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) => async () => {
  let count: number;
  do {
    const unnotified = await findUnnotified(deps.db, deps.clock.now(), batch);
    count = unnotified.length;
    await deps.db.$transaction((tx) =>
      notifyUsers(tx, deps, {
        kind: 'wish_promotion',
        notices: unnotified.map((wish) => ({
          ...wish,
          eventKey: eventKeyOf(wish.classId),
          title: `“${wish.title}” sedang promo`,
          content: `Sekarang ${rupiah(wish.salePrice)}, dari ${rupiah(wish.normalPrice)}.`,
          path: screens.classPage(wish.slug),
          about: wish.title,
        })),
        letter: ({ email, fullname, about, slug, salePrice, normalPrice }) =>
          letterOf(wishPromotionMail, { to: email, fullname, title: about, slug, salePrice, normalPrice }),
      }),
    );
  } while (count === batch);
};
