import { screens } from '@sinau/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import { appealRefusedMail, mitraRestoredMail, mitraStoppedMail } from './suspension.mails.ts';
import {
  findMembers,
  findMitraBrief,
  findOpenStop,
  insertStop,
  lockOffersAndMitra,
  updateRefusal,
  updateStopLifted,
} from './suspension.queries.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;
interface About {
  readonly operatorId: string;
  readonly mitraId: string;
}

/** Stops a mitra whole, as part of the caller's transaction: nothing of it is for sale any more, and its members learn why. */
export async function stopMitra(tx: Db, deps: NotifyDeps, { operatorId, mitraId, reason }: About & { reason: string }) {
  const mitra = required(await findMitraBrief(tx, mitraId));
  await lockOffersAndMitra(tx, mitraId);
  if (await findOpenStop(tx, mitraId)) throw new AppError('mitra_stopped');
  const now = deps.clock.now();
  const offers = await insertStop(tx, { mitraId, reason, stoppedById: operatorId, stoppedAt: now });
  await appendAudit(
    tx,
    {
      act: 'mitra.stop',
      actorId: operatorId,
      subject: { type: 'mitra', id: mitraId, title: mitra.name },
      reason,
      before: { isStopped: false },
      after: { isStopped: true, count: offers },
    },
    now,
  );
  await notifyMembers(tx, deps, mitra, {
    event: `mitra-stopped:${mitraId}:${now.toISOString()}`,
    title: `Penjualan ${mitra.name} dihentikan`,
    content: reason,
    mail: mitraStoppedMail,
    reason,
  });
}

/** Lifts the stop of a mitra, as part of the caller's transaction. */
export async function liftStop(tx: Db, deps: NotifyDeps, { operatorId, mitraId, reason }: About & { reason?: string }) {
  const mitra = required(await findMitraBrief(tx, mitraId));
  await lockOffersAndMitra(tx, mitraId);
  const stop = await findOpenStop(tx, mitraId);
  if (!stop) throw new AppError('mitra_not_stopped');
  const now = deps.clock.now();
  const offers = await updateStopLifted(tx, stop.id, { liftedAt: now, liftedById: operatorId });
  await appendAudit(
    tx,
    {
      act: 'mitra.restore',
      actorId: operatorId,
      subject: { type: 'mitra', id: mitraId, title: mitra.name },
      reason,
      before: { isStopped: true },
      after: { isStopped: false, count: offers },
    },
    now,
  );
  await notifyMembers(tx, deps, mitra, {
    event: `mitra-restored:${stop.id}`,
    title: `${mitra.name} boleh berjualan lagi`,
    content: reason ?? '',
    mail: mitraRestoredMail,
    reason: reason ?? '',
  });
}

/** Turns the appeal of a stop down, with the answer for the members. */
export async function refuseAppeal(
  tx: Db,
  deps: NotifyDeps,
  { operatorId, stopId, reason }: { operatorId: string; stopId: string; reason: string },
) {
  const { mitra } = await updateRefusal(tx, stopId, reason);
  await appendAudit(
    tx,
    {
      act: 'mitra.refuseAppeal',
      actorId: operatorId,
      subject: { type: 'mitra', id: mitra.id, title: mitra.name },
      reason,
    },
    deps.clock.now(),
  );
  await notifyMembers(tx, deps, mitra, {
    event: `mitra-appeal-refused:${stopId}`,
    title: `Banding ${mitra.name} belum bisa kami terima`,
    content: reason,
    mail: appealRefusedMail,
    reason,
  });
}

interface News {
  readonly event: string;
  readonly title: string;
  readonly content: string;
  readonly mail: Mail<{ name: string; reason: string }>;
  readonly reason: string;
}
async function notifyMembers(
  tx: Db,
  deps: NotifyDeps,
  { id, name }: { id: string; name: string },
  { event, title, content, mail, reason }: News,
) {
  const members = await findMembers(tx, id);
  const notices = members.map(({ id: userId, email, fullname }) => ({
    userId,
    eventKey: event,
    title,
    content,
    path: screens.creatorDashboard(),
    email,
    fullname,
  }));
  await notifyUsers(tx, deps, {
    kind: 'moderation',
    notices,
    letter: ({ email, fullname }) => letterOf(mail, { to: email, fullname, name, reason }),
  });
}
