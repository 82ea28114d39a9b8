import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { BuiltWebinar } from '../features/class-builder/built-class.ts';
import { built, myProgram, storedLesson } from './fixtures.ts';

type WrittenSession = BuiltWebinar['sessions'][number];

export const writtenSession = (id: string, overrides: Partial<WrittenSession> = {}): WrittenSession => ({
  ...storedLesson('webinar', `${id}-lesson`).content.session,
  _id: id,
  id,
  title: `Sesi ${id}`,
  lesson: {
    _id: `${id}-lesson`,
    id: `${id}-lesson`,
    type: 'webinar',
    title: `Sesi ${id}`,
    slug: `sesi-${id}`,
    isComplete: true,
    durationSeconds: 7_200,
    revision: 1,
  },
  status: null,
  ...overrides,
});

const steps = (done: readonly string[]): BuiltWebinar['steps'] =>
  (['information', 'details', 'branding', 'pricing', 'publish'] as const).map((key) => ({
    key,
    isCompleted: done.includes(key),
    missing: done.includes(key) ? [] : [`Kurang di ${key}`],
  }));

/** Returns a webinar of one session, with the steps that are complete. */
export function builtWebinar(
  overrides: Partial<BuiltWebinar> = {},
  done: readonly string[] = ['information', 'details'],
) {
  const {
    format: _format,
    sections: _sections,
    cohort: _cohort,
    weeklyHours: _hours,
    hasWatermark: _mark,
    ...common
  } = built();
  return {
    ...common,
    type: 'webinar',
    title: 'Membaca Anggaran',
    slug: 'membaca-anggaran',
    id: 'w1',
    salePrice: null,
    startsAt: '2026-12-01T12:00:00.000Z',
    endsAt: '2026-12-01T14:00:00.000Z',
    sessions: [writtenSession('s1')],
    steps: steps(done),
    ...overrides,
  } satisfies BuiltWebinar as BuiltWebinar;
}

/** Returns a webinar in the list of its mitra. */
export function myWebinar(overrides: Partial<MyWebinar> = {}): MyWebinar {
  const { format: _format, ...common } = myProgram();
  return {
    ...common,
    type: 'webinar',
    id: 'w1',
    title: 'Membaca Anggaran',
    slug: 'membaca-anggaran',
    startsAt: '2026-12-01T12:00:00.000Z',
    endsAt: '2026-12-01T14:00:00.000Z',
    ...overrides,
  };
}
