import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import { later, minutes } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { guardedHref } from '../../platform/guarded-request.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { isUuid } from '../../platform/refs.ts';
import { findIdentity } from './identity.queries.ts';
import { classNamedBy, claims, isLearner, type ResourceMessage } from './launch-message.ts';
import { insertLaunch, upsertLink } from './launch.queries.ts';
import { ltiAddresses } from './lti-addresses.ts';
import { redirectTo } from './lti-html.ts';
import type { PendingEntrance } from './pending-entrance.ts';
import { ltiScopes } from './platform-calls.ts';
import { PlatformProblem } from './platform-problem.ts';
import { findOffer, type ConnectedPlatform } from './platform.queries.ts';

/** Minutes from a launch to the class. */
const entranceMinutes = 30;
/** People whom the campuses of a mitra bring anew in a day: the answer tells whether an address has an account. */
const newPeople: Limit = { name: 'lti-new-person', calls: 2_000, seconds: 86_400 };

/** Stores a verified launch of a class until its person enters, and sends the browser to its page. */
export function createOpening({ db, clock, env, limits }: Pick<Deps, 'db' | 'clock' | 'env' | 'limits'>) {
  const addresses = ltiAddresses(env);

  return async (platform: ConnectedPlatform, message: ResourceMessage, browserHash: Uint8Array<ArrayBuffer>) => {
    const named = classNamedBy(message);
    if (named === null) throw new PlatformProblem('class_missing');
    const offer = await findOffer(db, platform, isUuid(named) ? { id: named } : { slug: named });
    if (!offer) throw new PlatformProblem('class_not_offered', named.slice(0, 100));
    if (!(await findIdentity(db, platform.id, message.sub)))
      await limits.consume(newPeople, platform.mitraId).catch((error: unknown) => {
        throw error instanceof AppError ? new PlatformProblem('gifts_spent') : error;
      });
    const now = clock.now();
    const grades = message[claims.grades];
    const has = (scope: string) => grades?.scope.includes(scope) ?? false;
    const { title = '', label = '' } = message[claims.context] ?? {};
    const toAny = env.WEBHOOK_TARGETS === 'any';
    const { id: linkId } = await upsertLink(
      db,
      {
        platformId: platform.id,
        deploymentId: message[claims.deployment],
        resourceId: message[claims.resource].id,
        classId: offer.class.id,
      },
      {
        courseTitle: title || label || 'Tanpa nama',
        lineItem: has(ltiScopes.score) ? guardedHref(grades?.lineitem, toAny) : null,
        lineItems: has(ltiScopes.score) && has(ltiScopes.lineItem) ? guardedHref(grades?.lineitems, toAny) : null,
        memberships: guardedHref(message[claims.roster]?.context_memberships_url, toAny),
        launchedAt: now,
      },
    );
    const id = randomUUID();
    const pending: PendingEntrance = {
      kind: 'entrance',
      subject: message.sub,
      fullname: nameIn(message),
      email: message.email?.trim().toLowerCase() || null,
      classId: offer.class.id,
      linkId: isLearner(message[claims.roles]) ? linkId : null,
    };
    await insertLaunch(db, {
      id,
      platformId: platform.id,
      message: { ...pending },
      browserHash,
      expiresAt: later(now, minutes(entranceMinutes)),
    });
    return redirectTo(addresses.entrance(id));
  };
}

/** Name of a person, which is shown beside others' texts: without the addresses that programs would turn into links. */
function nameIn({ name, given_name: given = '', family_name: family = '' }: ResourceMessage) {
  const typed = (name || `${given} ${family}`).replace(/:\/\/|www\./gi, ' ').trim();
  return typed.length >= 2 ? typed.slice(0, 100).toWellFormed() : 'Peserta kampus';
}
