import { randomUUID } from 'node:crypto';
import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import { days, hours, later } from '../platform/clock.ts';
import type { Prisma } from '../platform/db.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { copyToLive } from '../authoring/publication/index.ts';
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
  /** Start of each session in days from now; each lasts two hours. */
  inDays?: readonly number[];
}

/** A published webinar of one session in a week and one regular ticket at its price by default. */
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
    about: '<p>Dua jam menulis bersama.</p>',
    submittedAt: now,
    publishedAt: now,
    outline: [],
    ...overrides,
    statusApprove: 'draft',
  });
  for (const [position, day] of inDays.entries()) {
    const startsAt = later(now, days(day));
    const title = `Sesi ${position + 1}`;
    const section = await app.db.workingSection.create({ data: { classId: id, title, position } });
    await newLiveLesson(app, {
      classId: id,
      sectionId: section.id,
      title,
      meeting: { startsAt, endsAt: later(startsAt, hours(2)), meetingUrl: 'https://rapat.contoh.test/menulis' },
    });
  }
  if (overrides.publishedAt !== null) await app.db.$transaction((tx) => copyToLive(tx, id, now));
  // Published last, as publication requires its lessons.
  const { statusApprove = 'publish' } = overrides;
  const published = await app.db.class.update({ where: { id }, data: { statusApprove, updatedAt: now } });
  const { salePrice, normalPrice, promotionEndsAt } = published;
  await app.db.seatStock.create({ data: { classId: id } });
  const tier = { position: 0, price: salePrice!, endsAt: promotionEndsAt ?? later(now, days(1_000)) };
  const ticket = await newTicket(app, id, {
    price: normalPrice ?? salePrice!,
    ...(normalPrice && { tiers: { create: [tier] } }),
  });
  return { ...published, ticketId: ticket.id };
}

type TicketOverrides = Partial<Omit<Prisma.TicketUncheckedCreateInput, 'classId'>>;

/** A ticket of a webinar: by default a regular one for Rp150.000, without a quota. */
export const newTicket = (app: AppUnderTest, classId: string, overrides: TicketOverrides = {}) =>
  app.db.ticket.create({
    data: { kind: 'regular', title: 'Tiket reguler', price: 150_000, position: 0, ...overrides, classId },
  });

interface LiveLesson {
  readonly classId: string;
  readonly sectionId: string;
  readonly title: string;
  readonly position?: number;
  readonly meeting?: Omit<Prisma.LiveSessionUncheckedUpdateInput, 'id' | 'classId'>;
}

/** A live session in the working version of a class, as its makers would add it. */
export async function newLiveLesson(app: AppUnderTest, { meeting = {}, position = 0, ...fields }: LiveLesson) {
  const lesson = await app.db.workingLesson.create({
    data: {
      ...fields,
      position,
      type: 'webinar',
      slug: `sesi-${randomUUID().slice(0, 8)}`,
      content: {},
      setting: { progressBar: true, completionType: 'input-presence-code' },
    },
  });
  await app.db.liveSession.update({ where: { id: lesson.id }, data: meeting });
  return lesson;
}
