import { randomUUID } from 'node:crypto';
import { coverAddress } from '@sinau/contracts/program/program.covers';
import { days, hours, later } from '../platform/clock.ts';
import type { Prisma } from '../platform/db.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { newCategory, newProgram } from './classes.ts';
import { type PartnerPerson } from './scene.ts';

interface BundleOverrides extends Partial<
  Omit<Prisma.BundleUncheckedCreateInput, 'items' | 'mitraId' | 'createdById'>
> {
  classIds: readonly string[];
}

/** A bundle that can be bought, of these classes in this order. */
export async function publishedBundle(
  app: AppUnderTest,
  partner: PartnerPerson,
  { classIds, ...overrides }: BundleOverrides,
) {
  const now = app.clock.now();
  const mark = randomUUID().slice(0, 8);
  return app.db.bundle.create({
    data: {
      title: 'Jago Menulis Berita',
      slug: `bundling-jago-menulis-berita-${mark}`,
      code: mark.toUpperCase(),
      description: 'Dari lead sampai naskah yang siap terbit.',
      thumbnail: coverAddress('jurnalistik-2'),
      salePrice: 200_000,
      categoryId: overrides.categoryId ?? (await newCategory(app)).id,
      statusApprove: 'publish',
      submittedAt: now,
      publishedAt: now,
      ...overrides,
      mitraId: partner.mitraId,
      createdById: partner.id,
      items: { create: classIds.map((classId, position) => ({ classId, position })) },
    },
  });
}

interface WebinarOverrides extends Partial<
  Omit<Prisma.ClassUncheckedCreateInput, 'kind' | 'format' | 'sections' | 'lessons' | 'mitraId' | 'createdById'>
> {
  /** When each session begins, days from now; each lasts two hours. */
  inDays?: readonly number[];
}

/** A published webinar of one session in a week, unless told otherwise. */
export async function publishedWebinar(
  app: AppUnderTest,
  partner: PartnerPerson,
  { inDays = [7], ...overrides }: WebinarOverrides = {},
) {
  const now = app.clock.now();
  const { id } = await newProgram(app, partner, {
    kind: 'webinar',
    slug: `webinar-menulis-${randomUUID().slice(0, 8)}`,
    title: 'Menulis di Era Digital',
    submittedAt: now,
    publishedAt: now,
    outline: [],
    ...overrides,
    statusApprove: 'draft',
  });
  for (const [position, day] of inDays.entries()) {
    const startsAt = later(now, days(day));
    const lesson = {
      classId: id,
      type: 'webinar' as const,
      title: `Sesi ${position + 1}`,
      slug: `sesi-${position + 1}`,
      position: 0,
      isComplete: true,
      content: {},
      setting: { completionType: 'hit-button' },
    };
    await app.db.section.create({
      data: {
        classId: id,
        title: `Sesi ${position + 1}`,
        position,
        lessons: { create: lesson },
        schedule: {
          create: {
            classId: id,
            startsAt,
            endsAt: later(startsAt, hours(2)),
            meetingUrl: 'https://rapat.contoh.test/menulis',
          },
        },
      },
    });
  }
  // Published last, as it needs its lessons then.
  const { statusApprove = 'publish' } = overrides;
  return app.db.class.update({ where: { id }, data: { statusApprove, updatedAt: now } });
}
