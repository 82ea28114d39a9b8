import { caseNouns, type AbuseCaseKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { letterOf, notifyUsers } from '../../core/notification/index.ts';
import type { CaseRow } from '../abuse-case/index.ts';
import { authorWarnedMail, contentHiddenMail } from './abuse.mails.ts';
import { findResponsible, type ThingRow } from './things.queries.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;

/** Notifies the reporters of the decision, without the author's notice. */
export const notifyReporters = (
  tx: Db,
  deps: NotifyDeps,
  { kind, title }: Pick<CaseRow, 'kind' | 'title'>,
  decision: 'dismissed' | 'acted',
  reports: readonly { id: string; userId: string }[],
) =>
  notifyUsers(tx, deps, {
    kind: 'moderation',
    notices: reports.map(({ id, userId }) => ({
      userId,
      eventKey: `report:${id}:${deps.clock.now().toISOString()}`,
      title: `Laporanmu tentang ${caseNouns[kind]} sudah kami periksa`,
      content:
        decision === 'acted'
          ? `${title}: kami menindaklanjutinya. Terima kasih sudah melapor.`
          : `${title}: kami tidak menemukan pelanggaran aturan. Terima kasih sudah melapor.`,
    })),
  });

/** Names a thing to its author. */
const aboutOf = (kind: AbuseCaseKind, { name, class: title }: ThingRow) =>
  ({
    class: `kelas ${title}`,
    review: `ulasanmu di kelas ${title}`,
    discussion: `tulisanmu di diskusi kelas ${title}`,
    profile: 'profilmu',
    portfolio: `karyamu ${name}`,
    appeal: 'bandingmu',
  })[kind];

/** Notifies the author of a warning or of the hiding; for a class the members of its mitra. Reporters stay unnamed. */
export async function notifyAuthor(
  tx: Db,
  deps: NotifyDeps,
  { id, kind }: Pick<CaseRow, 'id' | 'kind'>,
  thing: ThingRow,
  { act, reason }: { act: 'warn' | 'hide'; reason: string },
) {
  const about = aboutOf(kind, thing);
  const people = await findResponsible(tx, thing);
  await notifyUsers(tx, deps, {
    kind: 'moderation',
    notices: people.map(({ id: userId, email, fullname }) => ({
      userId,
      eventKey: `${act}:${id}:${deps.clock.now().toISOString()}`,
      title: act === 'warn' ? `Peringatan tentang ${about}` : `Kami menyembunyikan ${about}`,
      content: reason,
      email,
      fullname,
    })),
    letter: ({ email, fullname }) =>
      letterOf(act === 'warn' ? authorWarnedMail : contentHiddenMail, { to: email, fullname, about, reason }),
  });
}
