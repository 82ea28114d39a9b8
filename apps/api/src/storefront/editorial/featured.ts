import type { QueryOf } from '@sinau/contracts';
import type { featuredEndpoints } from '@sinau/contracts/storefront/featured/featured.endpoints';
import { featuredCount, type FeaturedList } from '@sinau/contracts/storefront/featured/featured.rules';
import type { FeaturedPick, FeaturedPicking } from '@sinau/contracts/storefront/featured/featured.schemas';
import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { presentCard, type CatalogService } from '../catalog/index.ts';
import {
  deletePick,
  findFeaturedCards,
  findPick,
  findPickable,
  findPicks,
  findPicksOfList,
  insertPick,
  updatePick,
  type PickRow,
} from './featured.queries.ts';
import type { RecordKind } from './record-desk.ts';
import { dateOrNull, requireOrder } from './times.ts';

/** Lists the current picks, and after them what is popular. */
export function createFeaturedLists({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, catalog: CatalogService) {
  const listOf = (place: FeaturedList) => async () => {
    const now = clock.now();
    const [picked, popular] = await Promise.all([
      findFeaturedCards(sql, place, now, featuredCount),
      catalog.classes({ page: 1, perPage: featuredCount }),
    ]);
    const ids = new Set(picked.map(({ id }) => id));
    const picks = picked.map((row) => ({ ...presentCard(row, now), isPick: true }));
    const others = popular.list.filter(({ id }) => !ids.has(id)).map((card) => ({ ...card, isPick: false }));
    return { list: [...picks, ...others].slice(0, featuredCount) };
  };
  return { homepage: listOf('homepage'), catalog: listOf('catalog') };
}

export const featuredKind: RecordKind<
  PickRow,
  FeaturedPicking,
  QueryOf<typeof featuredEndpoints.list>,
  FeaturedPick
> = {
  subject: 'featured',
  find: findPick,
  findAll: findPicks,
  async insert(tx, { place, classId, ...times }) {
    requireOrder(times.startsAt, times.endsAt);
    return insertPick(tx, { place, classId: await pickable(tx, classId), ...datesOf(times) });
  },
  async update(tx, row, { place, classId, ...times }) {
    requireOrder(times.startsAt, times.endsAt);
    return updatePick(tx, row, { place, classId: await pickable(tx, classId), ...datesOf(times) });
  },
  remove: (tx, { id }) => deletePick(tx, id),
  titleOf: ({ class: { title } }) => title,
  factsOf: ({ place, startsAt, endsAt }) => ({ place, startsAt: isoOrNull(startsAt), endsAt: isoOrNull(endsAt) }),
  present: (row, now) => ({
    id: row.id,
    place: row.place,
    class: {
      id: row.class.id,
      title: row.class.title,
      slug: row.class.slug,
      thumbnail: row.class.thumbnail,
      mitra: row.class.mitra.name,
    },
    startsAt: isoOrNull(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    state: stateOf(row, now),
  }),
  taken: ['classId', 'Kelas ini sudah ada di daftar itu'],
  order: { table: 'FeaturedPick', siblings: (tx, { place }) => findPicksOfList(tx, place) },
};

async function pickable(tx: Db, ref: string) {
  const picked = await findPickable(tx, ref);
  if (!picked) throw invalidInput('classId', 'Kelas ini tidak ditemukan, atau belum pernah terbit');
  return picked.id;
}

const datesOf = ({ startsAt, endsAt }: Pick<FeaturedPicking, 'startsAt' | 'endsAt'>) => ({
  startsAt: dateOrNull(startsAt),
  endsAt: dateOrNull(endsAt),
});

function stateOf({ startsAt, endsAt, class: picked }: PickRow, now: Date): FeaturedPick['state'] {
  if (endsAt && endsAt <= now) return 'ended';
  if (startsAt && startsAt > now) return 'scheduled';
  const isOver = picked.kind === 'webinar' && (!picked.endsAt || picked.endsAt <= now);
  return picked.isForSale && !isOver ? 'running' : 'unavailable';
}
