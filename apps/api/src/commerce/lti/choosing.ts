import { randomUUID } from 'node:crypto';
import type { BrowserCall } from '../../platform/browser-page.ts';
import { hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { guardedHref } from '../../platform/guarded-request.ts';
import type { FileAnswer } from '../../platform/public-file.ts';
import { isUuid } from '../../platform/refs.ts';
import { createEventLog } from './event-log.ts';
import { claims, type ChoosingMessage } from './launch-message.ts';
import { deleteLaunch, findLaunch, insertLaunch } from './launch.queries.ts';
import { ltiAddresses } from './lti-addresses.ts';
import { choicePage, sendingPage } from './lti-html.ts';
import { pendingChoice, type PendingChoice } from './pending-entrance.ts';
import { PlatformProblem } from './platform-problem.ts';
import { findOffers, type ConnectedPlatform } from './platform.queries.ts';
import { signMessage } from './tool-keys.ts';

const choiceHours = 1;

/** Lets a teacher of a campus choose among the classes that are offered to it, and signs the answer (deep linking). */
export function createChoosing(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'env' | 'limits'>) {
  const { db, clock, env } = deps;
  const addresses = ltiAddresses(env);
  const log = createEventLog(deps);

  async function ask({ id: platformId, name }: ConnectedPlatform, message: ChoosingMessage): Promise<FileAnswer> {
    const settings = message[claims.choosing];
    if (!settings.accept_types.includes('ltiResourceLink'))
      throw new PlatformProblem('message_unknown', settings.accept_types.join(', ').slice(0, 100));
    const returnTo = guardedHref(settings.deep_link_return_url, env.WEBHOOK_TARGETS === 'any');
    if (!returnTo) throw new PlatformProblem('malformed', 'deep_link_return_url');
    const id = randomUUID();
    const pending: PendingChoice = {
      kind: 'choice',
      deploymentId: message[claims.deployment],
      returnTo,
      isMultiple: settings.accept_multiple,
      takesLineItem: settings.accept_lineitem !== false,
      data: settings.data ?? null,
    };
    await insertLaunch(db, {
      id,
      platformId,
      message: { ...pending },
      expiresAt: later(clock.now(), hours(choiceHours)),
    });
    const offers = await findOffers(db, platformId);
    return choicePage({ campus: name, action: addresses.chosen, id, isMultiple: pending.isMultiple, offers });
  }

  async function answer({ fields: { id = '', ...fields } }: BrowserCall): Promise<FileAnswer> {
    const launch = isUuid(id) ? await findLaunch(db, id, clock.now()) : null;
    const { data: pending } = pendingChoice.safeParse(launch?.message);
    if (!launch || !pending) throw new PlatformProblem('state_unknown');
    const { platform } = launch;
    const chosen = new Set(
      Object.entries(fields).flatMap(([name, value]) => (/^class(-\d+)?$/.test(name) ? [value] : [])),
    );
    const offers = (await findOffers(db, platform.id)).filter(({ class: { id: classId } }) => chosen.has(classId));
    if (offers.length === 0 || (offers.length > 1 && !pending.isMultiple))
      throw new PlatformProblem('class_not_offered');
    if (!(await deleteLaunch(db, id))) throw new PlatformProblem('state_unknown');
    const items = offers.map(({ class: { id: classId, title } }) => ({
      type: 'ltiResourceLink',
      title,
      url: addresses.class(platform.id, classId),
      custom: { class: classId },
      // A class never opens in a frame.
      window: { targetName: '_blank' },
      ...(pending.takesLineItem && { lineItem: { label: title, scoreMaximum: 100, resourceId: classId } }),
    }));
    const jwt = await signMessage(deps, platform.issuer!, {
      iss: platform.clientId!,
      nonce: randomUUID(),
      [claims.messageType]: 'LtiDeepLinkingResponse',
      [claims.version]: '1.3.0',
      [claims.deployment]: pending.deploymentId,
      [claims.chosen]: items,
      ...(pending.data !== null && { [claims.choiceData]: pending.data }),
    });
    await log(platform.id, 'choice', { problem: null, detail: offers.map((offer) => offer.class.title).join(', ') });
    return sendingPage('Mengirim pilihan ke kampus', pending.returnTo, { JWT: jwt });
  }

  return { ask, answer };
}
