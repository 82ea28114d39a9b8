import { coverAddress } from '@sinau/contracts/authoring/program/program.covers';
import type { ClassSnapshot } from '../../authoring/authoring/index.ts';
import { prepareLesson } from '../../study/lesson/index.ts';
import { copyToLive, insertVersion } from '../../authoring/publication/index.ts';
import { days, hours, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { cleanHtml } from '../../platform/html.ts';
import { slugOf } from '../../platform/slugs.ts';
import { aboutOf, codeOf, type DemoClass } from './demo-class.ts';
import { demoId } from './dice.ts';
import { lessonOf } from './lesson-of.ts';
import { languages, levels } from './levels.ts';
import { educatorsOf, meetingOf } from './live-rows.ts';
import { programs } from './programs.ts';
import { insertRows } from './rows.ts';

export interface Surroundings {
  /** Mitra by their slug. */
  readonly mitra: ReadonlyMap<string, { readonly id: string; readonly ownerId: string }>;
  /** Topics by their slug. */
  readonly topics: ReadonlyMap<string, string>;
  readonly operatorId: string;
  readonly now: Date;
}

/** Builds the missing classes, with the steps of their review by makers and an operator; no mail is sent. */
export async function seedClasses(tx: Db, classes: readonly DemoClass[], surroundings: Surroundings) {
  const slugs = classes.map(({ title }) => slugOf(title));
  // A class that its partner renamed has another slug by now.
  const present = await tx.class.findMany({
    where: { OR: [{ slug: { in: slugs } }, { id: { in: slugs.map((slug) => demoId('class', slug)) } }] },
    select: { id: true, slug: true },
  });
  const known = new Set(present.flatMap(({ id, slug }) => [id, slug]));
  const isMissing = (slug: string) => !known.has(slug) && !known.has(demoId('class', slug));
  const drafts = [];
  for (const demo of classes) if (isMissing(slugOf(demo.title))) drafts.push(await draftOf(tx, demo, surroundings));
  const byId = { conflict: Prisma.sql`(id)` };
  await insertRows(
    tx,
    'Class',
    drafts.map((draft) => draft.row),
  );
  await insertRows(tx, 'WorkingClass', drafts.map(textsOf));
  await insertRows(
    tx,
    'Educator',
    drafts.flatMap(({ educators }) => educators),
    byId,
  );
  // Inserted before its lesson, whose duration it determines.
  await insertRows(
    tx,
    'LiveSession',
    drafts.flatMap(({ meetings }) => meetings),
  );
  await insertRows(
    tx,
    'WorkingSection',
    drafts.flatMap(({ sections }) => sections),
    byId,
  );
  await insertRows(
    tx,
    'WorkingLesson',
    drafts.flatMap(({ lessons }) => lessons),
    byId,
  );
  for (const draft of drafts) if (draft.row.publishedAt) await publish(tx, draft, draft.row.publishedAt);
  await insertRows(
    tx,
    'ClassTransition',
    drafts.flatMap((draft) => transitionsOf(draft, surroundings)),
  );
}

const textsOf = ({ row }: Draft) => {
  const { id, title, description, requirements, about, completionMessage, thumbnail, categoryId } = row;
  const { level, language, cohort, weeklyHours, hasWatermark } = row;
  return {
    classId: id,
    title,
    description,
    requirements,
    about,
    completionMessage,
    thumbnail,
    categoryId,
    level,
    language,
    cohort,
    weeklyHours,
    hasWatermark,
  };
};

/** Makes the working version the live one, as an operator's decision does. */
async function publish(tx: Db, draft: Draft, at: Date) {
  await copyToLive(tx, draft.row.id, at);
  await insertVersion(tx, { classId: draft.row.id, snapshot: snapshotOf(draft), publishedById: null, publishedAt: at });
}

type Draft = Awaited<ReturnType<typeof draftOf>>;

async function draftOf(tx: Db, demo: DemoClass, { mitra, topics, now }: Surroundings) {
  const { state, promotion } = demo;
  const program = programs[demo.title];
  const slug = slugOf(demo.title);
  const id = demoId('class', slug);
  const { id: mitraId, ownerId } = mitra.get(demo.mitra)!;
  const at = later(now, -days(state.kind === 'published' ? state.daysAgo : 1));
  const row = {
    id,
    slug,
    code: codeOf(slug),
    kind: 'program',
    format: underscored(demo.format),
    title: demo.title,
    description: demo.description,
    requirements: demo.requirements.join('\n'),
    about: cleanHtml(aboutOf(demo.about), 'about'),
    completionMessage: demo.completionMessage ?? null,
    thumbnail: coverAddress(demo.cover),
    salePrice: demo.price,
    normalPrice: promotion?.normalPrice ?? null,
    level: levels[demo.title] ?? 'all',
    language: languages[demo.title] ?? ('id' as const),
    cohort: program?.cohort ?? null,
    weeklyHours: program?.weeklyHours ?? null,
    hasWatermark: false,
    promotionEndsAt: promotion?.days ? later(now, days(promotion.days)) : null,
    categoryId: topics.get(demo.topic)!,
    mitraId,
    createdById: ownerId,
    statusApprove: state.kind === 'published' ? ('publish' as const) : state.kind,
    reviewReason: state.kind === 'revision' ? state.reason : null,
    submittedAt: state.kind === 'draft' ? null : later(at, -hours(20)),
    publishedAt: state.kind === 'published' ? at : null,
    allowsNewsWriting: demo.sections.some(({ lessons }) => lessons.some(({ type }) => type === 'news_writing')),
    createdAt: later(at, -days(7)),
    updatedAt: at,
  };

  const sections = demo.sections.map(({ title }, position) => ({
    id: demoId('section', slug, position),
    classId: id,
    title,
    position,
  }));
  const educators = educatorsOf(demo, { classId: id, slug, createdAt: at });
  const lessons = [];
  const meetings = [];
  let place = 0;
  for (const [section, { lessons: own }] of demo.sections.entries()) {
    for (const [position, lesson] of own.entries()) {
      const prepared = await prepareLesson(
        tx,
        { owner: { id: ownerId, mitraId }, now: at },
        lessonOf(demo, lesson, place),
      );
      place += 1;
      const lessonId = demoId('lesson', slug, lesson.title);
      const meeting =
        lesson.type === 'webinar'
          ? meetingOf(lesson, { lessonId, classId: id, slug, demo, speakerIds: educators.map((one) => one.id), now })
          : null;
      if (meeting) meetings.push(meeting);
      lessons.push({
        id: lessonId,
        classId: id,
        sectionId: sections[section]!.id,
        slug: slugOf(lesson.title) || `materi-${place}`,
        position,
        ...prepared,
        ...(meeting && {
          isComplete: true,
          durationSeconds: (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / 1000,
        }),
        createdAt: at,
        updatedAt: at,
      });
    }
  }
  return { row, sections, lessons, educators, meetings };
}

function snapshotOf({ row, sections, lessons }: Draft): ClassSnapshot {
  const {
    format,
    title,
    description,
    requirements,
    about,
    completionMessage,
    thumbnail,
    salePrice,
    normalPrice,
    promotionEndsAt,
    categoryId,
    level,
    language,
    cohort,
    weeklyHours,
    hasWatermark,
  } = row;
  return {
    kind: 'program',
    format,
    title,
    description,
    requirements,
    about,
    completionMessage,
    thumbnail,
    salePrice,
    normalPrice,
    promotionEndsAt: isoOrNull(promotionEndsAt),
    categoryId,
    level,
    language,
    cohort,
    weeklyHours,
    hasWatermark,
    archiveAt: null,
    sections: sections.map(({ id, title: name }) => ({
      id,
      title: name,
      lessons: lessons
        .filter(({ sectionId }) => sectionId === id)
        .map(({ id: lessonId, type, title: lessonTitle, slug, content, setting, isComplete, ...rest }) => ({
          id: lessonId,
          type,
          title: lessonTitle,
          slug,
          content,
          setting,
          isComplete,
          unfinishedQuestions: rest.unfinishedQuestions ?? 0,
          durationSeconds: rest.durationSeconds,
        })),
    })),
  };
}

/** Submission of the class, and the operator's decision. */
function transitionsOf(draft: Draft, { operatorId }: Surroundings) {
  const { id: classId, submittedAt, statusApprove, reviewReason, createdById, updatedAt } = draft.row;
  if (submittedAt === null) return [];
  const snapshot = snapshotOf(draft);
  const handedIn = {
    id: demoId('handed in', classId),
    classId,
    actorId: createdById,
    from: 'draft',
    to: 'waiting',
    reason: null as string | null,
    snapshot,
    createdAt: submittedAt,
  };
  if (statusApprove === 'waiting') return [handedIn];
  return [
    handedIn,
    {
      ...handedIn,
      id: demoId('decided', classId),
      actorId: operatorId,
      from: 'waiting',
      to: statusApprove,
      reason: reviewReason,
      createdAt: updatedAt,
    },
  ];
}
