import type { QueryOf } from '@sinau/contracts';
import type {
  bannerEndpoints,
  BannerWriting,
  ScheduledBanner,
} from '@sinau/contracts/storefront/banner/banner.endpoints';
import { isoOrNull } from '../../platform/iso.ts';
import { deleteBanner, findBanner, findBanners, insertBanner, updateBanner, type BannerRow } from './banner.queries.ts';
import type { RecordKind } from './record-desk.ts';
import { dateOrNull, requireOrder } from './times.ts';
import { attachNewPictures } from './written.ts';

const pictures = ['backgroundUrl', 'backgroundUrlMobile'] as const;

export const bannerKind: RecordKind<BannerRow, BannerWriting, QueryOf<typeof bannerEndpoints.list>, ScheduledBanner> = {
  subject: 'banner',
  find: findBanner,
  findAll: findBanners,
  async insert(tx, body, writing) {
    await attachNewPictures(tx, writing, pictures, body, null);
    return insertBanner(tx, written(body));
  },
  async update(tx, row, body, writing) {
    await attachNewPictures(tx, writing, pictures, body, row);
    return updateBanner(tx, row.id, written(body));
  },
  remove: (tx, { id }) => deleteBanner(tx, id),
  titleOf: ({ text }) => text,
  factsOf: ({ text, link, startDate, endDate, backgroundUrl, backgroundUrlMobile }) => ({
    text,
    link,
    startDate: isoOrNull(startDate),
    endDate: endDate.toISOString(),
    backgroundUrl,
    backgroundUrlMobile,
  }),
  present: (row, now) => ({
    ...row,
    startDate: isoOrNull(row.startDate),
    endDate: row.endDate.toISOString(),
    state: stateOf(row, now),
  }),
};

function written({ startDate, endDate, ...rest }: BannerWriting) {
  requireOrder(startDate, endDate, 'endDate');
  return { ...rest, startDate: dateOrNull(startDate), endDate: new Date(endDate) };
}

function stateOf({ id, startDate, endDate, shownId }: BannerRow, now: Date): ScheduledBanner['state'] {
  if (endDate <= now) return 'ended';
  if (startDate && startDate > now) return 'scheduled';
  return id === shownId ? 'shown' : 'waiting';
}
