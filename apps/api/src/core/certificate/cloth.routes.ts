import { clothEndpoints } from '@sinau/contracts/core/cloth/cloth.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { findThreads } from './cloth.ts';

export const clothRoutes = ({ db, keys }: Pick<Deps, 'db' | 'keys'>) =>
  defineRoutes(clothEndpoints, {
    mine: async ({ actor }) => ({ threads: await findThreads(db, keys.certificate, actor.id) }),
    shown: async ({ params }) => {
      const shown = await findThreads(db, keys.certificate, params.userId, { isHidden: false });
      return { threads: shown.map(({ id, thread, title, topic }) => ({ id, thread, title, topic })) };
    },
  });
