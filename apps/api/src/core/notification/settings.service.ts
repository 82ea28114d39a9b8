import { aboutKind, notificationKinds, unsubscribedBy } from '@sinau/contracts/core/notification/notification.rules';
import type { NotificationSetting } from '@sinau/contracts/core/notification/notification.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { readUnsubscribeToken } from '../../platform/mail/unsubscribe-token.ts';
import { findPreferences, updateUnsubscribed, upsertPreferences } from './settings.queries.ts';

export type NotificationSettings = ReturnType<typeof createNotificationSettings>;

export function createNotificationSettings({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const settings = async ({ id }: Actor) => {
    const chosen = new Map((await findPreferences(db, id)).map((one) => [one.kind, one]));
    return { list: notificationKinds.map((kind) => chosen.get(kind) ?? { kind, inProduct: true, byMail: true }) };
  };
  return {
    settings,

    async update(actor: Actor, { settings: wanted }: { settings: readonly NotificationSetting[] }) {
      const refused = wanted.findIndex(({ kind, byMail }) => !byMail && aboutKind[kind].mail === 'always');
      if (refused >= 0) throw invalidInput(`settings.${refused}.byMail`, 'Email ini selalu kami kirim');
      // The last setting of a kind that is named twice counts.
      await upsertPreferences(db, actor.id, [...new Map(wanted.map((one) => [one.kind, one])).values()]);
      return settings(actor);
    },

    /** Unsubscribes by the link in a mail, which may be used again without effect. */
    async unsubscribe({ token }: { token: string }) {
      const about = unsubscribedBy(readUnsubscribeToken(keys, token, clock.now()) ?? '');
      if (!about) throw new AppError('token_invalid');
      await updateUnsubscribed(db, about.userId, about.kind);
      return { kind: about.kind };
    },
  };
}
