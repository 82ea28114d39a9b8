import type { z } from 'zod';
import { timesProblem } from '@sinau/contracts/study/live/live.rules';
import type { LiveSession, liveSessionCreation, LiveSessionUpdate } from '@sinau/contracts/study/live/live.schemas';
import type { Partner } from '../../platform/actor.ts';
import { isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { attachMedia, findMediaByIds, presentMedia } from '../../core/media/index.ts';
import { lockAttendees } from './cancelled-session.ts';
import {
  countEducators,
  findLiveSession,
  lockClass,
  touchUnpublished,
  updateLiveSession,
  type LiveSessionRow,
} from './live.queries.ts';
import { notifyChangesJob } from './change-notifications.service.ts';
import { closeCancelledWebinar } from './webinar-cancelled.ts';

export type LiveService = ReturnType<typeof createLiveService>;
interface Key {
  /** Id of the lesson. */
  readonly id: string;
}

/** Times and addresses of live sessions. Changes are live immediately; participants are notified of other times. */
export function createLiveService({ db, clock, jobs, keys }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys'>) {
  const present = async (
    tx: Db,
    { fields, class: taught, hasParticipants: _has, ...row }: LiveSessionRow,
  ): Promise<LiveSession> => {
    const { statusApprove: _, ...of } = taught;
    const [file] = fields.recordingId ? await findMediaByIds(tx, [fields.recordingId]) : [];
    return { ...row, ...fields, class: of, recording: file ? presentMedia(keys, file, clock.now()) : null };
  };

  /** Reads a live session after its class is locked, so that no publication comes between. */
  const claim = async (tx: Db, actor: Partner, id: string) => {
    await lockClass(tx, required(await findLiveSession(tx, actor, id)).class.id);
    const row = required(await findLiveSession(tx, actor, id));
    if (!isEditable(row.class.statusApprove)) throw new AppError('class_under_review');
    if (row.fields.cancelledAt) throw new AppError('live_session_cancelled');
    return row;
  };
  const isOver = ({ fields }: LiveSessionRow) =>
    fields.isLive && fields.endsAt !== null && new Date(fields.endsAt) <= clock.now();

  return {
    detail: async (actor: Partner, { id }: Key) => present(db, required(await findLiveSession(db, actor, id))),

    update: (actor: Partner, { id }: Key, { reason, ...sent }: LiveSessionUpdate) =>
      db.$transaction(async (tx) => {
        const row = await claim(tx, actor, id);
        const isMoved = movedBy(row, sent);
        if (isMoved && isOver(row)) throw new AppError('live_session_over');
        if (isMoved) requireTimes(row, sent, { reason, now: clock.now() });
        await requireSpeakers(tx, row.class.id, sent.speakerIds);
        await attachRecording(tx, actor, row, { ...sent, now: clock.now() });
        const { startsAt, endsAt, recordingId, recordingUrl, ...fields } = sent;
        await updateLiveSession(tx, id, {
          ...fields,
          ...(startsAt !== undefined && { startsAt }),
          ...(endsAt !== undefined && { endsAt }),
          ...(recordingId !== undefined && { recordingId, ...(recordingId && { recordingUrl: null }) }),
          ...(recordingUrl !== undefined && { recordingUrl, ...(recordingUrl && { recordingId: null }) }),
          ...(isMoved && { moveReason: reason ?? null }),
        });
        await touchUnpublished(tx, row.class.id, clock.now());
        if (isMoved && row.fields.isLive) await jobs.send(tx, notifyChangesJob, { id });
        return present(tx, required(await findLiveSession(tx, actor, id)));
      }),

    // A concurrent return of a seat locks its participant before the class, so this may be retried.
    cancel: (actor: Partner, { id }: Key, { reason }: { reason: string }) =>
      transact(db, async (tx) => {
        const row = await claim(tx, actor, id);
        if (!row.fields.isLive) throw new AppError('live_session_not_published');
        if (isOver(row)) throw new AppError('live_session_over');
        const recount = await lockAttendees(tx, id);
        await updateLiveSession(tx, id, { cancelledAt: clock.now(), cancelReason: reason });
        await recount(jobs, clock.now());
        await jobs.send(tx, notifyChangesJob, { id });
        if (row.class.type === 'webinar') await closeCancelledWebinar(tx, jobs, row.class.id, clock.now());
        return present(tx, required(await findLiveSession(tx, actor, id)));
      }),
  };
}

type Sent = Omit<LiveSessionUpdate, 'reason'>;

const isSameTime = (a: string | null, b: string | null) =>
  (a === null ? null : Date.parse(a)) === (b === null ? null : Date.parse(b));
const timesAfter = ({ fields }: LiveSessionRow, { startsAt = fields.startsAt, endsAt = fields.endsAt }: Sent) => ({
  startsAt,
  endsAt,
});
function movedBy(row: LiveSessionRow, sent: Sent) {
  const { startsAt, endsAt } = timesAfter(row, sent);
  return !isSameTime(startsAt, row.fields.startsAt) || !isSameTime(endsAt, row.fields.endsAt);
}

/** Requires times of a visible session, not moved into the past, and a reason, which participants see. */
function requireTimes(row: LiveSessionRow, sent: Sent, { reason, now }: { reason: string | undefined; now: Date }) {
  const times = timesAfter(row, sent);
  const problem = timesProblem(times);
  if (problem) throw invalidInput(problem.field, problem.message);
  if (!row.fields.isLive) return;
  const missing = (['startsAt', 'endsAt'] as const).find((field) => times[field] === null);
  if (missing) throw invalidInput(missing, 'Sesi yang sudah terbit harus punya waktu mulai dan selesai');
  if (new Date(times.endsAt!) <= now) throw invalidInput('endsAt', 'Pilih waktu yang belum lewat');
  if (!isSameTime(times.startsAt, row.fields.startsAt) && new Date(times.startsAt!) <= now)
    throw invalidInput('startsAt', 'Pilih waktu yang belum lewat');
  if (row.hasParticipants && !reason) throw invalidInput('reason', 'Tulis alasannya. Peserta akan diberi tahu.');
}

/** Writes the initial live session of a new lesson. */
export async function writeNewSession(
  tx: Db,
  { id, classId }: { id: string; classId: string },
  { startsAt = null, endsAt = null, meetingUrl = null, speakerIds = [] }: z.output<typeof liveSessionCreation>,
) {
  const problem = timesProblem({ startsAt, endsAt });
  if (problem) throw invalidInput(problem.field, problem.message);
  await requireSpeakers(tx, classId, speakerIds);
  await updateLiveSession(tx, id, { startsAt, endsAt, meetingUrl, speakerIds: [...speakerIds] });
}

async function requireSpeakers(tx: Db, classId: string, ids: readonly string[] | undefined) {
  if (ids && ids.length > 0 && (await countEducators(tx, classId, ids)) < ids.length)
    throw invalidInput('speakerIds', 'Pembicara ini tidak ada di daftar pengajar kelas');
}

/** A recording is an uploaded video of the mitra, or an address. */
async function attachRecording(
  tx: Db,
  actor: Partner,
  row: LiveSessionRow,
  { recordingId, recordingUrl, now }: Sent & { now: Date },
) {
  if (recordingId && recordingUrl)
    throw invalidInput('recordingUrl', 'Pilih salah satu: unggah rekaman atau tempel alamat');
  if (!recordingId || recordingId === row.fields.recordingId) return;
  const media = await attachMedia(tx, recordingId, actor, now);
  if (media?.kind !== 'video' || media.purpose !== 'lesson')
    throw new AppError('lesson_file_missing', {
      fields: { recordingId: 'Rekaman ini tidak ditemukan. Unggah lagi.' },
    });
}
