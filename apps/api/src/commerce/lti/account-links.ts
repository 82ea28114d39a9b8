import type { LtiAccountLink } from '@sinau/contracts/commerce/lti/lti.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  deleteIdentities,
  findIdentities,
  findLinkedClasses,
  isOfCampus,
  type IdentityRow,
  type LinkedClassRow,
} from './identity.queries.ts';

/** Shows people the campuses that their account is linked with, and ends a link. */
export const createAccountLinks = ({ db }: Pick<Deps, 'db'>) => ({
  async list({ id }: Actor) {
    const identities = await findIdentities(db, id);
    const classes = identities.length > 0 ? await findLinkedClasses(db, id) : [];
    const byPlatform = Map.groupBy(identities, ({ platform }) => platform.id);
    return { list: [...byPlatform.values()].map((links) => presentLink(links, classes)) };
  },

  unlink: ({ id: userId }: Actor, { id: platformId }: { id: string }) =>
    db.$transaction(async (tx) => {
      const identities = await findIdentities(tx, userId, platformId);
      if (identities.length === 0) throw new AppError('not_found');
      if (identities.some(isOfCampus)) throw new AppError('lti_link_is_only_way');
      await deleteIdentities(tx, userId, platformId);
    }),
});

function presentLink(links: readonly IdentityRow[], classes: readonly LinkedClassRow[]): LtiAccountLink {
  const { platform, createdAt } = links.at(-1)!;
  const own = classes.filter(({ platformId }) => platformId === platform.id);
  return {
    id: platform.id,
    campus: platform.name,
    mitra: platform.mitra,
    createdAt: createdAt.toISOString(),
    isRevoked: platform.revokedAt !== null,
    classes: own.map(({ slug, title }) => ({ slug, title })),
    pendingScores: own.reduce((sum, { pendingScores }) => sum + pendingScores, 0),
    isOnlyWay: links.some(isOfCampus),
  };
}
