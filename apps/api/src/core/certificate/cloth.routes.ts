import { Readable } from 'node:stream';
import { clothEndpoints } from '@sinau/contracts/core/cloth/cloth.endpoints';
import type { FileAnswer } from '../../http/files.ts';
import { defineRoutes } from '../../http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { findThreads } from './cloth.ts';
import { createHeldCloth } from './held-cloth.ts';

const fileAnswer = ({ content, name }: { content: Buffer; name: string }, type: string): FileAnswer => ({
  size: content.length,
  read: async (range) => Readable.from([range ? content.subarray(range.start, range.end + 1) : content]),
  type,
  tag: name,
  // Private, since it carries a name; short, since classes are finished and hidden.
  cacheControl: 'private, max-age=300',
});

export function clothRoutes(deps: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const { db, keys } = deps;
  const held = createHeldCloth(deps);
  return defineRoutes(clothEndpoints, {
    mine: async ({ actor }) => ({ threads: await findThreads(db, keys.certificate, actor.id) }),
    shown: async ({ params }) => {
      const shown = await findThreads(db, keys.certificate, params.userId, { isHidden: false });
      return { threads: shown.map(({ id, thread, title, topic }) => ({ id, thread, title, topic })) };
    },
    story: async ({ params }) => fileAnswer(await held.story(params), 'image/png'),
    pattern: async ({ params }) => fileAnswer(await held.pattern(params), 'application/pdf'),
  });
}
