import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { isWritable, type Outcome, type SubmissionState } from '@sinau/contracts/study/submission/submission.rules';
import type { Brief, OwnSubmission, SubmissionVersion } from '@sinau/contracts/study/submission/submission.schemas';
import { refusal, type LessonRecord, type PreviewKind, type Room, type Sent } from './room.ts';
import { opened } from './plain-preview.ts';

type HandedIn = LessonRecord<OwnSubmission>;

const sampleText =
  'Ini contoh tulisan peserta. Di sini kamu melihat bagaimana jawaban yang agak panjang tampil, dari paragraf pertama sampai yang terakhir.\n\nParagraf kedua ada supaya jaraknya terlihat.';
const sampleTeacher = 'Pengajar (contoh)';
const feedbackOf: Record<Outcome, string> = {
  passed: 'Contoh komentar: tulisanmu rapi dan sumbernya jelas.',
  'not-passed': 'Contoh komentar: bagian yang diminta belum ada.',
  'needs-revision': 'Contoh komentar: tambahkan satu sumber lagi, lalu kumpulkan lagi.',
};

/** Work that is submitted and graded by a teacher. */
export const submissionPreview: PreviewKind<OwnSubmission> = {
  scenes: () => [
    opened,
    { id: 'draft', label: 'Draf' },
    { id: 'submitted', label: 'Sudah dikumpulkan' },
    { id: 'needs-revision', label: 'Diminta revisi' },
    { id: 'passed', label: 'Lulus' },
    { id: 'not-passed', label: 'Belum lulus' },
  ],
  untouched: ({ setting }) => ({
    id: null,
    state: 'draft',
    isWritable: true,
    revision: 0,
    savedAt: null,
    content: '',
    files: [],
    dueAt: null,
    attemptsLeft: setting.maxAttempts ?? null,
    versions: [],
    history: [],
  }),

  async stage(record, scene, room) {
    if (scene === opened.id) return;
    write(record, { content: sampleText, revision: 1 }, room);
    if (scene === 'draft') return;
    await handIn(record, room);
    if (scene !== 'submitted') grade(record, scene as Outcome, room);
  },

  answer(record, sent, room) {
    write(record, sent, room);
    const { revision, savedAt } = record.work;
    return { attemptId: null, revision, isSaved: true, savedAt, deadlineAt: null, serverNow: room.now().toISOString() };
  },
  async submit(record, sent, room) {
    write(record, sent, room);
    await handIn(record, room);
    return { result: null, submission: record.work, session: room.resultOf(record as LessonRecord<never>) };
  },
  withdraw(record, room) {
    if (record.work.state !== 'submitted')
      throw refusal('submission_not_withdrawable', 'Tugas ini sudah mulai dinilai, jadi tidak bisa ditarik');
    const versions = record.work.versions.slice(0, -1);
    enter(record, 'draft', { versions, history: [...record.work.history, eventOf(record, 'withdrawn', room)] });
    return record.work;
  },
  detail: (record, room) => ({ submission: { ...record.work, dueAt: dueAtOf(record, room) } }),
};

function write(record: HandedIn, { content, fileIds, revision }: Sent, { files, now }: Room) {
  const { work } = record;
  const known = new Map([...work.files.map((file) => [file.id, file] as const), ...files]);
  record.work = {
    ...work,
    id: record.sessionId,
    content: content ?? work.content,
    files: fileIds ? fileIds.flatMap((id) => known.get(id) ?? []) : work.files,
    revision: revision ?? work.revision,
    savedAt: now().toISOString(),
  };
}

async function handIn(record: HandedIn, room: Room) {
  const lesson = await room.source.lesson(record.lesson.id);
  const { work } = record;
  const version: SubmissionVersion = {
    number: work.versions.length + 1,
    content: work.content,
    files: work.files,
    brief: briefOf(lesson as ParticipantLessonOf<'assignment' | 'news_writing'>),
    submittedAt: room.now().toISOString(),
    isLate: false,
    grade: null,
  };
  enter(record, 'submitted', { versions: [...work.versions, version] });
  record.work.history.push(eventOf(record, 'submitted', room));
}

function briefOf({ type, content, setting }: ParticipantLessonOf<'assignment' | 'news_writing'>): Brief {
  const { instruction, rubric } = content;
  if (type === 'news_writing') {
    const words = { minimum: content.minimumWords, maximum: content.maximumWords };
    return { instruction, rubric, minimumScore: null, words };
  }
  const minimumScore = setting.completionType === 'minimum-score' ? setting.minimumScore : null;
  return { instruction, rubric, minimumScore };
}

/** Grades the newest version as a teacher would, with all points or none. */
function grade(record: HandedIn, outcome: Outcome, room: Room) {
  const { work } = record;
  const newest = work.versions.at(-1)!;
  const { minimumScore, rubric } = newest.brief;
  const hasPassed = outcome === 'passed';
  const score = minimumScore === null || outcome === 'needs-revision' ? null : hasPassed ? 100 : 0;
  const graded: SubmissionVersion = {
    ...newest,
    grade: {
      outcome,
      score,
      rubric:
        score === null || rubric.length === 0
          ? null
          : Object.fromEntries(rubric.map(({ id, points }) => [id, hasPassed ? points : 0])),
      feedback: feedbackOf[outcome],
      gradedAt: room.now().toISOString(),
    },
  };
  const attemptsLeft =
    outcome === 'not-passed' && work.attemptsLeft !== null ? Math.max(0, work.attemptsLeft - 1) : work.attemptsLeft;
  const kind = outcome === 'needs-revision' ? 'returned' : outcome;
  const event = { ...eventOf(record, kind, room), teacher: sampleTeacher, score, feedback: feedbackOf[outcome] };
  enter(record, outcome, {
    versions: [...work.versions.slice(0, -1), graded],
    history: [...work.history, event],
    attemptsLeft,
  });
  if (outcome !== 'needs-revision') record.status = outcome;
}

function enter(record: HandedIn, state: SubmissionState, changes: Partial<OwnSubmission>) {
  const work = { ...record.work, ...changes, state };
  record.work = { ...work, isWritable: isWritable(state, work.attemptsLeft) };
}

const eventOf = (
  { work }: HandedIn,
  kind: OwnSubmission['history'][number]['kind'],
  { now }: Room,
): OwnSubmission['history'][number] => ({
  id: crypto.randomUUID(),
  kind,
  number: work.versions.length,
  teacher: null,
  score: null,
  feedback: '',
  at: now().toISOString(),
});

function dueAtOf({ lesson: { setting }, beganAt }: HandedIn, { now }: Room) {
  if (!setting.dueDays) return null;
  const due = new Date(beganAt ?? now());
  due.setUTCDate(due.getUTCDate() + setting.dueDays);
  return due.toISOString();
}
