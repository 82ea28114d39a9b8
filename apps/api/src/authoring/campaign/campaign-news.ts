import { stepScreens } from '@sinau/contracts/step-screens';
import { dateTime } from '@sinau/format';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { campaignNewsMail } from './campaign.mails.ts';
import { stateOf } from './campaign.presenter.ts';
import { findCampaign, findInvitedMitra, findRunners, type CampaignRow } from './campaign.queries.ts';

export const announceCampaignJob = defineJob<{ id: string }>('campaign.announce');
const batch = 100;

type Named = Pick<CampaignRow, 'id' | 'name'>;

/** Notifies the members of mitra of campaigns that concern their classes. */
export function createCampaignNews({ clock, jobs }: Pick<Deps, 'clock' | 'jobs'>) {
  const notify = async (
    tx: Db,
    {
      id,
      mitraIds,
      event,
      title,
      content,
    }: Record<'id' | 'event' | 'title' | 'content', string> & {
      mitraIds: readonly string[];
    },
  ) =>
    notifyUsers(
      tx,
      { clock, jobs },
      {
        kind: 'sales',
        notices: (await findRunners(tx, mitraIds)).map((runner) => ({
          ...runner,
          eventKey: `campaign:${id}:${event}`,
          title,
          content,
          path: stepScreens.creatorCampaign(id),
        })),
        letter: ({ email, fullname }) => letterOf(campaignNewsMail, { to: email, fullname, id, title, content }),
      },
    );

  return {
    /** Invites the mitra that have programs for it. A repeated run invites nobody twice. */
    async announce(db: Deps['db'], { id }: { id: string }) {
      const campaign = await findCampaign(db, id);
      if (!campaign || stateOf(campaign, clock.now()) === 'over') return;
      const { name, startsAt, endsAt, minDiscount, topics } = campaign;
      const topicIds = topics.map(({ category }) => category.id);
      for (let after: string | undefined; ;) {
        const mitraIds = await findInvitedMitra(db, { topicIds, after, take: batch });
        await db.$transaction((tx) =>
          notify(tx, {
            id,
            mitraIds,
            event: 'open',
            title: `Kampanye harga baru: ${name}`,
            content: `Kelasmu bisa ikut dari ${dateTime(startsAt)} sampai ${dateTime(endsAt)}, dengan diskon paling sedikit ${minDiscount}%. Kamu yang memilih kelas dan harganya.`,
          }),
        );
        if (mitraIds.length < batch) return;
        after = mitraIds.at(-1);
      }
    },

    begun: (tx: Db, mitraId: string, { id, name, endsAt }: Named & { endsAt: Date }) =>
      notify(tx, {
        id,
        mitraIds: [mitraId],
        event: 'begun',
        title: `${name} sudah dimulai`,
        content: `Kelasmu yang ikut sekarang dijual dengan harga kampanye, sampai ${dateTime(endsAt)}. Sesudah itu harganya kembali sendiri.`,
      }),

    leftOut: (tx: Db, { id, title, mitraId }: { id: string; title: string; mitraId: string }, campaign: Named) =>
      notify(tx, {
        id: campaign.id,
        mitraIds: [mitraId],
        event: `left-out:${id}`,
        title: `${title} tidak ikut ${campaign.name}`,
        content: 'Harganya sudah berubah sejak didaftarkan, jadi kami tidak mengubahnya.',
      }),

    ended: (tx: Db, mitraIds: readonly string[], { id, name }: Named, wasRunning: boolean) =>
      notify(tx, {
        id,
        mitraIds,
        event: 'ended',
        title: wasRunning ? `${name} kami akhiri lebih awal` : `${name} kami batalkan`,
        content: wasRunning
          ? 'Harga kelasmu sudah kembali seperti sebelum kampanye. Pesanan yang sudah dibuat tidak berubah.'
          : 'Kelas yang kamu daftarkan tidak jadi turun harga.',
      }),
  };
}
