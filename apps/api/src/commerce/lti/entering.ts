import type { ErrorCode } from '@sinau/contracts';
import { giftsPerDay } from '@sinau/contracts/commerce/gift/gift.rules';
import { ltiLinksPerDay, type LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiPending } from '@sinau/contracts/commerce/lti/lti.schemas';
import { formats } from '@sinau/contracts/form-rules';
import { openSession, type Device } from '../../core/auth/index.ts';
import type { Actor, UserId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isUniqueViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { falseIfTooMany, isTooMany, type Limit } from '../../platform/rate-limits.ts';
import { placeGift, type PlacingDeps } from '../order/index.ts';
import {
  findAccount,
  findClass,
  findParticipant,
  findSeat,
  insertAccount,
  insertSeat,
  isAddressTaken,
  upsertGrade,
} from './entrance.queries.ts';
import { createEventLog } from './event-log.ts';
import {
  findIdentity,
  insertIdentity,
  isOfCampus,
  isOfPlatform,
  lockIdentity,
  type AccountRow,
} from './identity.queries.ts';
import { browserHashOf } from './launching.ts';
import { deleteLaunch, findLaunch } from './launch.queries.ts';
import { pendingEntrance, type PendingEntrance } from './pending-entrance.ts';
import { lockOffer } from './platform.queries.ts';

/** Programs that a mitra gives away in a day, by campuses and by hand. */
const gifts: Limit = { name: 'gifts', calls: giftsPerDay, seconds: 86_400 };

/** New links of accounts with one campus. */
const newLinks: Limit = { name: 'lti-link', calls: ltiLinksPerDay, seconds: 86_400 };

interface Visit {
  readonly id: string;
  readonly cookies: string;
  readonly actor: Actor | null;
}

interface Entering {
  readonly device: Device;
  readonly isLinkAgreed: boolean;
  /** Refusal of those for whom a seat would be one gift too many today. */
  readonly spent: AppError | null;
  /** True if the campus has linked all accounts that it may link today. */
  readonly hasSpentLinks: boolean;
}

/** Next step of a launch, and the account that it leads to; null where one is to be made, or is not known yet. */
interface Standing {
  readonly step: LtiPending['step'];
  readonly account: AccountRow | null;
  readonly isLinked: boolean;
}

/** Problems that the mitra reads, by the refusal that the person gets. */
const problems: Partial<Record<ErrorCode, LtiProblem>> = {
  lti_account_closed: 'account_closed',
  lti_seats_full: 'seats_full',
  lti_links_spent: 'links_spent',
  lti_class_not_open: 'class_not_open',
  person_in_team: 'in_team',
  too_many_requests: 'gifts_spent',
};

/**
 * Brings the person of a launch into the class. A campus can claim any address, so it never gets an account that was
 * there before: its owner signs in and agrees to the link. It signs in by itself where it made the account, for as long
 * as nobody has confirmed the address and the account has no other rights.
 */
export function createEntering(deps: PlacingDeps & Pick<Deps, 'db' | 'clock' | 'limits'>) {
  const { db, clock, limits } = deps;
  const log = createEventLog(deps);

  /** Returns the address to sign in with, if it is the one that the campus told: it may know no other. */
  async function addressOf(account: AccountRow | null, { email }: PendingEntrance) {
    const isKnown = email !== null && (account ? account.email === email : await isAddressTaken(db, email));
    return isKnown ? email : null;
  }

  async function find(from: Db, { id, cookies }: Visit) {
    const launch = await findLaunch(from, id, clock.now());
    const { data: pending } = pendingEntrance.safeParse(launch?.message);
    const browserHash = browserHashOf(cookies);
    if (!launch?.browserHash || !pending || !browserHash || !Buffer.from(browserHash).equals(launch.browserHash))
      throw new AppError('lti_launch_over');
    return { launch, pending };
  }

  /**
   * Enters in a transaction. It asks nothing of another connection: those who wait for the same offer could hold them
   * all. So the gifts and links of the day are looked at before, and counted after it.
   */
  async function enter(tx: Db, visit: Visit, { device, isLinkAgreed, spent, hasSpentLinks }: Entering) {
    const { launch, pending } = await find(tx, visit);
    const { platform } = launch;
    const now = clock.now();
    if (!(await deleteLaunch(tx, launch.id))) throw new AppError('lti_launch_over');
    // A link that ends meanwhile would leave a score that nobody agreed to.
    await lockIdentity(tx, platform.id, pending.subject);
    const { step, account, isLinked } = await standingOf(tx, platform.id, pending, visit.actor);
    if (step === 'sign-in' || (step === 'link' && !isLinkAgreed)) throw new AppError('lti_sign_in_needed');
    if (!isLinked && hasSpentLinks) throw new AppError('lti_links_spent');
    const { subject, email, fullname, classId, linkId } = pending;
    const userId = account?.id ?? (await insertAccount(tx, { fullname, email: email! })).id;
    if (!isLinked)
      await insertIdentity(tx, { platformId: platform.id, subject, userId, madeAccount: !account, createdAt: now });
    const { participant, isNew } = await admit(tx, { platform, classId, userId: userId as UserId, spent });
    if (linkId)
      await upsertGrade(tx, { linkId, participantId: participant.id, subject, isDue: participant.progress > 0 });
    const sessionId = step === 'continue' ? (await openSession(tx, userId, device, now)).id : null;
    return {
      entered: { class: { slug: (await findClass(tx, classId)).slug }, sessionId },
      isNew,
      isNewLink: !isLinked,
    };
  }

  /** Gives the class to a person who has no access to it, on a seat of the campus. */
  async function admit(
    tx: Db,
    {
      platform,
      classId,
      userId,
      spent,
    }: Pick<Entering, 'spent'> & { platform: { id: string }; classId: string; userId: UserId },
  ) {
    const offer = await lockOffer(tx, platform.id, classId);
    const known = await findParticipant(tx, userId, classId);
    if (known && known.grants.length > 0) return { participant: known, isNew: false };
    // Access that ended was taken away by the mitra: a launch does not give it back.
    if (!offer || offer.withdrawnAt || (await findSeat(tx, platform.id, classId, userId)))
      throw new AppError('lti_class_not_open');
    if (offer.taken >= offer.seats) throw new AppError('lti_seats_full');
    if (spent) throw spent;
    await insertSeat(tx, platform.id, classId, userId, clock.now());
    await placeGift(deps, tx, { userId, classId }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code === 'own_class' ? 'person_in_team' : 'lti_class_not_open', { cause: error });
    });
    return { participant: (await findParticipant(tx, userId, classId))!, isNew: true };
  }

  return {
    async pending(visit: Visit): Promise<LtiPending> {
      const { launch, pending } = await find(db, visit);
      const { step, account } = await standingOf(db, launch.platformId, pending, visit.actor);
      return {
        campus: launch.platform.name,
        class: await findClass(db, pending.classId),
        step,
        fullname: account && step !== 'sign-in' ? account.fullname : pending.fullname,
        email: step === 'link' ? account!.email : step === 'sign-in' ? await addressOf(account, pending) : null,
      };
    },

    async enter(visit: Visit, device: Device, isLinkAgreed: boolean) {
      const { launch, pending } = await find(db, visit);
      const { mitraId } = launch.platform;
      const spent = await limits.check(gifts, mitraId).then(() => null, refusalOfCount);
      const hasSpentLinks = !(await limits.check(newLinks, launch.platformId).then(() => true, falseIfTooMany));
      const attempt = () => transact(db, (tx) => enter(tx, visit, { device, isLinkAgreed, spent, hasSpentLinks }));
      try {
        // Two launches of one new person at once: the second finds the account of the first.
        const { entered, isNew, isNewLink } = await attempt().catch((error: unknown) => {
          if (!isUniqueViolation(error)) throw error;
          return attempt();
        });
        if (isNew) await limits.consume(gifts, mitraId).catch(falseIfTooMany);
        if (isNewLink) await limits.consume(newLinks, launch.platformId).catch(falseIfTooMany);
        await log(launch.platformId, 'launch', { problem: null, detail: pending.fullname });
        return entered;
      } catch (error) {
        const problem = error instanceof AppError ? problems[error.code] : undefined;
        if (problem) await log(launch.platformId, 'launch', { problem, detail: pending.fullname });
        throw error;
      }
    },
  };
}

async function standingOf(
  db: Db,
  platformId: string,
  { subject, email }: PendingEntrance,
  actor: Actor | null,
): Promise<Standing> {
  const identity = await findIdentity(db, platformId, subject);
  if (identity) {
    const { user: account } = identity;
    if (account.deactivatedAt || account.lockedAt) throw new AppError('lti_account_closed');
    const isOwn = actor?.id === account.id;
    return { step: isOwn ? 'open' : isOfCampus(identity) ? 'continue' : 'sign-in', account, isLinked: true };
  }
  const own = actor && (await findAccount(db, actor.id));
  // The session at a shared computer may be that of somebody else of the campus.
  if (own && (own.email === email || !(await isOfPlatform(db, platformId, own.id))))
    return { step: 'link', account: own, isLinked: false };
  const isNew = email !== null && isAddress(email) && !(await isAddressTaken(db, email));
  return { step: isNew ? 'continue' : 'sign-in', account: null, isLinked: false };
}

function refusalOfCount(error: unknown) {
  if (isTooMany(error)) return error;
  throw error;
}

const isAddress = (email: string) => email.length <= 254 && formats.email.pattern.test(email);
