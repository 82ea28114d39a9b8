import { randomBytes } from 'node:crypto';
import { ltiProblems, maxLtiOffers, maxLtiPlatforms, registrationDays } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiConnection } from '@sinau/contracts/commerce/lti/lti.schemas';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { appendAudit } from '../../core/audit/index.ts';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { guardedHref } from '../../platform/guarded-request.ts';
import { required } from '../../platform/required.ts';
import { updateAbandoned } from './grade.queries.ts';
import { ltiAddresses } from './lti-addresses.ts';
import { presentPlatform, presentPlatformDetail } from './lti.presenter.ts';
import {
  countOffers,
  countPlatforms,
  findCourses,
  findOfferedProgram,
  findOwnPlatform,
  findPlatformDetail,
  findPlatforms,
  hasIdentities,
  insertPlatform,
  lockOffer,
  lockPlatforms,
  updatePlatform,
  updateWithdrawn,
  upsertOffer,
} from './platform.queries.ts';
import { hashOfRegistration } from './registering.ts';

export type LtiService = ReturnType<typeof createLtiService>;
interface Key {
  readonly id: string;
}
type OfferKey = Key & { readonly classId: string };
type OwnPlatform = NonNullable<Awaited<ReturnType<typeof findOwnPlatform>>>;

/** Handles the commands of a mitra on the campuses that open its classes. */
export function createLtiService(deps: Pick<Deps, 'db' | 'clock' | 'env'>) {
  const { db, clock, env } = deps;
  const addresses = ltiAddresses(env);

  const audit = (tx: Db, actor: Partner, act: AuditAct, { id, name }: { id: string; name: string }, after?: object) =>
    appendAudit(
      tx,
      {
        act,
        actorId: actor.id,
        subject: { type: 'ltiPlatform', id, title: name },
        ...(after && { after: { ...after } }),
      },
      clock.now(),
    );

  /** Changes one connection of the caller's mitra, one call at a time. */
  const change = <T>(actor: Partner, { id }: Key, work: (tx: Db, platform: OwnPlatform) => Promise<T>) =>
    db.$transaction(async (tx) => {
      await lockPlatforms(tx, actor.mitraId);
      return work(tx, required(await findOwnPlatform(tx, actor.mitraId, id)));
    });
  const requireOpen = ({ revokedAt }: OwnPlatform) => {
    if (revokedAt) throw new AppError('lti_revoked');
  };

  return {
    list: async ({ mitraId }: Partner) => ({ list: (await findPlatforms(db, mitraId)).map(presentPlatform) }),

    async detail({ mitraId }: Partner, { id }: Key) {
      const row = required(await findPlatformDetail(db, mitraId, id));
      return presentPlatformDetail(row, await findCourses(db, id), addresses);
    },

    async create(actor: Partner, { name }: { name: string }) {
      return db.$transaction(async (tx) => {
        await lockPlatforms(tx, actor.mitraId);
        if ((await countPlatforms(tx, actor.mitraId)) >= maxLtiPlatforms) throw new AppError('too_many_lti_platforms');
        const row = await insertPlatform(tx, { mitraId: actor.mitraId, name, createdAt: clock.now() });
        await audit(tx, actor, 'lti.add', row);
        return presentPlatform(row);
      });
    },

    async connect(actor: Partner, key: Key, { tokenAudience, ...connection }: LtiConnection) {
      const toAny = env.WEBHOOK_TARGETS === 'any';
      for (const name of ['authAddress', 'tokenAddress', 'keysAddress'] as const)
        if (guardedHref(connection[name], toAny) === null) throw new AppError('lti_address_refused');
      return change(actor, key, async (tx, platform) => {
        requireOpen(platform);
        const { id, connectedAt, issuer } = platform;
        // The ids of another system are those of other people.
        if (issuer !== null && issuer !== connection.issuer && (await hasIdentities(tx, id)))
          throw new AppError('lti_issuer_in_use');
        const row = await updatePlatform(tx, id, {
          ...connection,
          tokenAudience: tokenAudience ?? null,
          connectedAt: connectedAt ?? clock.now(),
          registrationHash: null,
          registrationUntil: null,
          // The stored keys may be those of another system.
          keySet: Prisma.DbNull,
          keySetAt: null,
        });
        await audit(tx, actor, 'lti.connect', platform, {
          issuer: connection.issuer,
          clientId: connection.clientId,
          keysAddress: connection.keysAddress,
        });
        return presentPlatform(row);
      });
    },

    registration: (actor: Partner, key: Key) =>
      change(actor, key, async (tx, platform) => {
        requireOpen(platform);
        if (platform.connectedAt) throw new AppError('lti_connected');
        const token = randomBytes(32).toString('base64url');
        const until = later(clock.now(), days(registrationDays));
        const registrationHash = hashOfRegistration(token);
        await updatePlatform(tx, platform.id, { registrationHash, registrationUntil: until });
        return { address: addresses.register(token), until: until.toISOString() };
      }),

    offer: (actor: Partner, key: OfferKey, { seats }: { seats: number }) =>
      change(actor, key, async (tx, platform) => {
        requireOpen(platform);
        const sold = required(await findOfferedProgram(tx, actor.mitraId, key.classId));
        if (!sold.publishedAt) throw new AppError('class_not_for_sale');
        const offer = await lockOffer(tx, platform.id, sold.id);
        if (offer && offer.taken > seats) throw new AppError('lti_seats_taken');
        if ((!offer || offer.withdrawnAt) && (await countOffers(tx, platform.id)) >= maxLtiOffers)
          throw new AppError('too_many_lti_offers');
        await upsertOffer(tx, platform.id, sold.id, seats, clock.now());
        await audit(tx, actor, 'lti.offer', platform, { class: sold.title, seats });
      }),

    withdraw: (actor: Partner, key: OfferKey) =>
      change(actor, key, async (tx, platform) => {
        const { count } = await updateWithdrawn(tx, platform.id, key.classId, clock.now());
        if (count === 0) throw new AppError('not_found');
        await audit(tx, actor, 'lti.withdraw', platform, { class: key.classId });
      }),

    revoke: (actor: Partner, key: Key) =>
      change(actor, key, async (tx, platform) => {
        if (platform.revokedAt) return;
        await updatePlatform(tx, platform.id, {
          revokedAt: clock.now(),
          registrationHash: null,
          registrationUntil: null,
        });
        await updateAbandoned(tx, ltiProblems.revoked, platform.id);
        await audit(tx, actor, 'lti.revoke', platform);
      }),
  };
}
