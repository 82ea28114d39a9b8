import type { PreviewedWebinar } from '@sinau/contracts/authoring/preview/preview.schemas';
import { isWritten } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { webinarStepsOf } from '@sinau/contracts/authoring/webinar/webinar.rules';
import type {
  MyWebinar,
  OwnWebinar,
  ParticipantWebinar,
  Webinar,
} from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { days, later } from '../../platform/clock.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { textOf } from '../../platform/html.ts';
import { currentPrice } from '../../storefront/catalog/index.ts';
import { asLive, presentClassFields, presentMyClass, presentOwnOutline, type MitraRow } from '../program/index.ts';
import { presentSale } from './webinar-sale.ts';
import type { OwnWebinarRow, ParticipantWebinarRow, WebinarRow, WrittenWebinarRow } from './webinar.queries.ts';

const presentOwn = (row: WebinarRow, now: Date): Webinar => ({
  ...presentSchedule(row, now),
  participant: { id: row.participantId!, progress: row.progress! },
});

/** Presents a webinar for its participant, with the status of each session. */
export const presentParticipantWebinar = (row: ParticipantWebinarRow, now: Date): ParticipantWebinar => ({
  ...presentOwn(row, now),
  sections: outlineOf(row),
});

/** Presents a webinar for the public, without data that is only for its makers and participants. */
export const presentWebinar = (stored: WebinarRow, now: Date): Webinar => {
  const row = currentPrice(stored, now);
  return {
    ...(row.participantId ? presentOwn(row, now) : presentSchedule(row, now)),
    completionMessage: null,
  };
};

const presentSchedule = (row: WebinarRow, now: Date): Webinar => ({
  ...presentClassFields(asLive(row)),
  ...presentSale(row, now),
  type: 'webinar',
  allowsNewsWriting: false,
  sessions: row.sessions.map(({ status, ...session }) => ({
    ...session,
    _id: session.id,
    lesson: { ...session.lesson, _id: session.lesson.id },
    // A live session is open from the beginning.
    status: status === 'pending' ? 'started' : status && hyphenated(status),
  })),
});

/** Presents a webinar as its makers write it, and the remaining steps. */
export function presentOwnWebinar(row: OwnWebinarRow): OwnWebinar {
  return {
    ...presentClassFields(row),
    type: 'webinar',
    allowsNewsWriting: false,
    durationSeconds: lengthOf(row),
    sessions: row.sessions.map((session) => ({
      ...session,
      ...(session.lesson ? {} : noSession),
      _id: session.id,
      status: null,
    })),
    steps: webinarStepsOf({
      ...row,
      categoryId: row.category?.id ?? null,
      hasAbout: isWritten(row.about, textOf(row.about)),
      sessions: row.sessions.map(({ title, lesson }) => ({ title, isComplete: lesson?.isComplete ?? false })),
      isSubmitted: row.statusApprove !== 'draft' && row.statusApprove !== 'revision',
    }),
  };
}

/** Presents the same without data that only its makers see. */
export const presentWrittenWebinar = (
  { stock, ...row }: WrittenWebinarRow,
  now: Date,
): Omit<PreviewedWebinar, 'viewer'> => ({
  ...presentClassFields(asLive(row)),
  // Sale as it will be once it is published.
  ...presentSale({ ...row, stock, own: null, isForSale: true, endsAt: row.endsAt ?? later(now, days(1)) }, now),
  type: 'webinar',
  allowsNewsWriting: false,
  durationSeconds: lengthOf(row),
  sessions: row.sessions.map(({ lesson, ...session }) => ({
    ...session,
    _id: session.id,
    lesson: lesson && asNamed(lesson),
    status: null,
  })),
  sections: outlineOf(row),
});

const asNamed = ({ id, type, title, slug }: NonNullable<WrittenWebinarRow['sessions'][number]['lesson']>) => ({
  _id: id,
  id,
  type,
  title,
  slug,
});

/** Returns the outline without sessions whose lesson was removed. */
const outlineOf = ({ sections }: Pick<ParticipantWebinarRow, 'sections'>) =>
  presentOwnOutline(sections).filter(({ lessons }) => lessons.length > 0);

const lengthOf = ({ sessions }: { sessions: readonly { lesson: { durationSeconds: number } | null }[] }) =>
  sessions.reduce((sum, { lesson }) => sum + (lesson?.durationSeconds ?? 0), 0);

/** Values of a session while its lesson is removed. */
const noSession = { speakerIds: [], sequence: 0, isLive: false };

export const presentMyWebinar = (row: MitraRow, scopes: MyWebinar['scopes']): MyWebinar => ({
  ...presentMyClass(row, scopes),
  type: 'webinar',
});
