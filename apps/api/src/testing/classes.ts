import { randomUUID } from 'node:crypto';
import { program } from '@sinau/api-client';
import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { ClassFormat, SessionStatus } from '../generated/prisma/enums.ts';
import { enrol } from '../core/enrolment/index.ts';
import { copyToLive } from '../authoring/publication/index.ts';
import type { Prisma } from '../platform/db.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { newPerson, type PartnerPerson, type Person } from './scene.ts';

/** A topic that no other test uses. */
export const newCategory = (app: AppUnderTest) => {
  const slug = `topik-${randomUUID().slice(0, 8)}`;
  return app.db.category.create({ data: { title: `Topik ${slug}`, slug, position: 0 } });
};

/** The record of an uploaded file, by default a PDF of three pages, without a file on the disk. */
export const newLessonFile = (
  app: AppUnderTest,
  owner: { readonly id: string; readonly mitraId?: string },
  overrides: Partial<Prisma.MediaUncheckedCreateInput> = {},
) =>
  app.db.media.create({
    data: {
      kind: 'pdf',
      purpose: 'lesson',
      state: 'stored',
      name: 'Materi.pdf',
      fileName: 'document.pdf',
      type: 'application/pdf',
      size: 2_051,
      sha256: new Uint8Array(32),
      pageCount: 3,
      ...overrides,
      uploaderId: owner.id,
      mitraId: owner.mitraId ?? null,
    },
  });

interface ProgramOverrides extends Partial<
  Omit<Prisma.ClassUncheckedCreateInput, 'format' | 'sections' | 'lessons' | 'mitraId' | 'createdById'>
> {
  format?: ClassFormat;
  /** The titles of the lessons, one list for each section. */
  outline?: readonly (readonly string[])[];
}

/** A class that can be bought, by default with one section of two articles. */
export async function publishedProgram(app: AppUnderTest, partner: PartnerPerson, overrides: ProgramOverrides = {}) {
  const now = app.clock.now();
  return newProgram(app, partner, { statusApprove: 'publish', submittedAt: now, publishedAt: now, ...overrides });
}

/** A draft that could be submitted, unless the overrides remove something. */
export async function newProgram(
  app: AppUnderTest,
  partner: PartnerPerson,
  { outline = [['Apa itu lead', 'Menulis lead']], ...overrides }: ProgramOverrides = {},
) {
  const mark = randomUUID().slice(0, 8);
  const category = overrides.categoryId === undefined ? await newCategory(app) : null;
  // In one transaction: a class is published with a lesson, or not at all.
  return app.db.$transaction(async (tx) => {
    const texts = {
      title: 'Menulis Lead yang Kuat',
      description: 'Belajar menulis pembuka berita yang membuat orang terus membaca.',
      thumbnail: coverAddress('jurnalistik-1'),
      ...(category && { categoryId: category.id }),
      ...textsOf(overrides),
    };
    const { id, publishedAt } = await tx.class.create({
      data: {
        slug: `menulis-lead-yang-kuat-${mark}`,
        code: mark.toUpperCase(),
        salePrice: 150_000,
        ...texts,
        ...overrides,
        working: { create: texts },
        mitraId: partner.mitraId,
        createdById: partner.id,
      },
    });
    for (const [sectionIndex, lessons] of outline.entries()) {
      await tx.workingSection.create({
        data: {
          classId: id,
          title: `Section ${sectionIndex + 1}`,
          position: sectionIndex,
          lessons: {
            create: lessons.map((title, position) => ({
              class: { connect: { id } },
              type: 'article' as const,
              title,
              slug: `materi-${sectionIndex + 1}-${position + 1}`,
              position,
              isComplete: true,
              content: { html: `<p>${title}: isi materinya.</p>` },
              setting: { progressBar: true, completionType: 'hit-button' },
            })),
          },
        },
      });
    }
    if (publishedAt) await copyToLive(tx, id, publishedAt);
    const { workingSections: sections, ...row } = await tx.class.findUniqueOrThrow({
      where: { id },
      include: { workingSections: { orderBy: inOrder, include: { lessons: { orderBy: inOrder } } } },
    });
    return { ...row, sections };
  });
}
const inOrder = { position: 'asc' as const };
const textsOf = ({
  title,
  description,
  requirements,
  about,
  completionMessage,
  thumbnail,
  categoryId,
  level,
  language,
}: ProgramOverrides) =>
  Object.fromEntries(
    Object.entries({
      title,
      description,
      requirements,
      about,
      completionMessage,
      thumbnail,
      categoryId,
      level,
      language,
    }).filter(([, value]) => value !== undefined),
  ) as Partial<Prisma.WorkingClassUncheckedCreateInput>;
/** Makes a partner's changes of a published class live. */
export const publishChanges = (partner: PartnerPerson, classId: string) =>
  partner.call(program.submit, { params: { id: classId } });

/** Changes a lesson of a published class in both versions, without its maker's calls. */
export async function updateLesson(app: AppUnderTest, id: string, data: LessonFields) {
  await app.db.workingLesson.update({ where: { id }, data });
  await app.db.lesson.update({ where: { id }, data });
}
type LessonFields = Pick<
  Prisma.LessonUncheckedUpdateInput,
  'type' | 'content' | 'setting' | 'durationSeconds' | 'isComplete' | 'title'
>;

export type ProgramRow = Awaited<ReturnType<typeof newProgram>>;

/** Enrols a person in a class with a paid order; the first lesson is open. */
export async function enrolled(
  app: AppUnderTest,
  person: Person,
  program: Pick<ProgramRow, 'id' | 'title' | 'salePrice'>,
) {
  const now = app.clock.now();
  const price = program.salePrice ?? 0;
  const order = await app.db.order.create({
    data: {
      code: `SN-${randomUUID()}`,
      userId: person.id,
      status: 'SUCCESS',
      total: price,
      expiresAt: now,
      paidAt: now,
      lines: {
        create: {
          classId: program.id,
          title: program.title,
          listPrice: price,
          paid: price,
          feePercent: 0,
          fee: 0,
          mitraShare: price,
        },
      },
    },
    include: { lines: true },
  });
  await app.db.$transaction((tx) => enrol(tx, app, { userId: person.id, lines: order.lines, now }));
  return app.db.participant.findUniqueOrThrow({
    where: { userId_classId: { userId: person.id, classId: program.id } },
    include: {
      grants: true,
      sessions: { orderBy: [{ lesson: { section: { position: 'asc' } } }, { lesson: { position: 'asc' } }] },
    },
  });
}

interface Sale {
  listPrice?: number;
  voucherMitra?: number;
  voucherPlatform?: number;
  at?: Date;
}

/** A paid order without ledger entries, as before the ledger existed: the next run of the job books it. */
export async function sold(
  app: AppUnderTest,
  program: Pick<ProgramRow, 'id' | 'title'>,
  { listPrice = 150_000, voucherMitra = 0, voucherPlatform = 0, at = app.clock.now() }: Sale = {},
) {
  const buyer = await newPerson(app);
  const line = priceLine({ listPrice, voucherMitra, voucherPlatform });
  const order = await app.db.order.create({
    data: {
      code: `SN-${randomUUID()}`,
      userId: buyer.id,
      status: 'SUCCESS',
      total: line.paid,
      createdAt: at,
      expiresAt: at,
      paidAt: at,
      lines: { create: { classId: program.id, title: program.title, ...line } },
    },
    include: { lines: true },
  });
  return { ...order, buyer };
}

/** The stored fields of a session in a status; `opened` is `started` by the lesson before it, and not begun by the participant. */
export function sessionAt(state: SessionStatus | 'opened', now: Date) {
  const isOpened = state !== 'pending' && state !== 'not_started';
  return {
    status: state === 'opened' ? ('started' as const) : state,
    startedAt: isOpened ? now : null,
    beganAt: isOpened && state !== 'opened' ? now : null,
    passedAt: state === 'passed' ? now : null,
  };
}

/** A participant who has passed every lesson of a class. */
export async function finished(app: AppUnderTest, person: Person, program: ProgramRow) {
  const now = app.clock.now();
  const { id } = await enrolled(app, person, program);
  await app.db.lessonSession.updateMany({
    where: { participantId: id },
    data: sessionAt('passed', now),
  });
  return app.db.participant.update({ where: { id }, data: { progress: 100, completedAt: now } });
}
