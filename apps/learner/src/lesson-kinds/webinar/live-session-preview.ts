import { opensAt } from '@sinau/contracts/study/attendance/attendance.rules';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import type { PreviewKind } from '../../features/preview/classroom/room.ts';

type Content = ParticipantLessonOf<'webinar'>['content'];
type Staged = Omit<Content, 'serverNow' | 'speakers' | 'attended'> | null;

const minute = 60_000;
const hour = 60 * minute;
const usualLength = 2 * hour;
/** Sample addresses: the real meeting and recording are not shown in a preview. */
const sampleMeeting = 'https://example.com/ruang-pertemuan';
const sampleRecording = { file: null, embed: null, address: 'https://example.com/rekaman' };
const sampleReason = 'Contoh alasan: pembicara berhalangan hadir.';

const scene = (id: string, label: string, startsIn: (length: number) => number) => ({ id, label, startsIn });
/** States of a session for its participants, with its beginning in each. */
const scenes = [
  scene('before', 'Sebelum sesi dibuka', () => 24 * hour),
  scene('open', 'Tautan sudah terbuka', () => 15 * minute),
  scene('running', 'Sedang berlangsung', () => -10 * minute),
  scene('attended', 'Kehadiran tercatat', () => -10 * minute),
  scene('over', 'Selesai, belum ada rekaman', (length) => -length - 2 * hour),
  scene('recorded', 'Selesai, ada rekaman', (length) => -length - 48 * hour),
  scene('cancelled', 'Dibatalkan', () => 24 * hour),
];

/** Live session of a class: as planned, or at another stage. */
export const liveSessionPreview: PreviewKind<Staged> = {
  scenes: () => scenes,
  untouched: () => null,
  stage(record, chosen, { now }) {
    const found = scenes.find(({ id }) => id === chosen);
    if (!found) return;
    const length = record.lesson.durationSeconds * 1_000 || usualLength;
    const start = now().getTime() + found.startsIn(length);
    const startsAt = new Date(start).toISOString();
    record.work = {
      startsAt,
      endsAt: new Date(start + length).toISOString(),
      opensAt: opensAt({ startsAt }),
      moveReason: null,
      giveBack: null,
      meetingUrl: ['open', 'running', 'attended'].includes(chosen) ? sampleMeeting : null,
      recording: chosen === 'recorded' ? sampleRecording : null,
      ...(chosen === 'cancelled'
        ? { cancelledAt: now().toISOString(), cancelReason: sampleReason }
        : { cancelledAt: null, cancelReason: null }),
    };
    if (chosen !== 'attended' && chosen !== 'recorded') return;
    record.beganAt = startsAt;
    record.status = 'passed';
  },
  ownContent({ work, lesson, status, beganAt }, content, { now }) {
    const at = beganAt ?? now().toISOString();
    const isByButton = lesson.setting.completionType === 'hit-button';
    const attended = status === 'passed' ? { at, method: isByButton ? 'button' : 'code' } : null;
    if (!work) return { attended };
    const recording = work.recording && ((content as Content).recording ?? work.recording);
    return { ...work, attended, serverNow: now().toISOString(), recording };
  },
};
