import { coverAddress } from '@sinau/contracts/program/program.covers';
import { createAuthoringService } from '../../modules/authoring/index.ts';
import { days, later } from '../../platform/clock.ts';
import type { Pool } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { cleanHtml } from '../../platform/html.ts';
import { slugOf } from '../../platform/slugs.ts';
import { codeOf, htmlOf, type DemoClass } from './demo-class.ts';
import { demoMitra } from './people.ts';

/** Builds a class where it is missing, and takes it through review as its makers and an operator would; no mail is sent. */
export async function seedClass(db: Pool, demo: DemoClass, ids: ReadonlyMap<string, string>, now: Date) {
  const slug = slugOf(demo.title);
  const known = await db.class.findUnique({ where: { slug } });
  if (known && (known.statusApprove === 'publish' || demo.state.kind !== 'published')) return known.id;

  const at = later(now, -days(demo.state.kind === 'published' ? demo.state.daysAgo : 1));
  const id = known?.id ?? (await insertClass(db, demo, slug, ids, at));
  const authoring = createAuthoringService({ db, clock: { now: () => at }, jobs: { send: async () => undefined } });
  if (demo.state.kind !== 'draft' && (!known || known.statusApprove === 'draft')) await authoring.submit({ id }, ownerOf(demo, ids));
  if (demo.state.kind === 'published') await authoring.publish({ id }, ids.get('operator@contoh.test')!);
  await db.class.update({ where: { id }, data: { updatedAt: at } });
  return id;
}

const ownerOf = (demo: DemoClass, ids: ReadonlyMap<string, string>) => ids.get(demoMitra.find(({ slug }) => slug === demo.mitra)!.owner)!;

const insertClass = (db: Pool, demo: DemoClass, slug: string, ids: ReadonlyMap<string, string>, at: Date) =>
  db.$transaction(async (tx) => {
    const { id } = await tx.class.create({
      data: {
        title: demo.title, slug, code: codeOf(slug), format: underscored(demo.format),
        description: demo.description, requirements: demo.requirements.join('\n'), about: cleanHtml(htmlOf(demo.about)), completionMessage: demo.completionMessage ?? null,
        thumbnail: coverAddress(demo.cover), salePrice: demo.price, createdAt: later(at, -days(7)),
        category: { connect: { slug: demo.topic } }, mitra: { connect: { slug: demo.mitra } }, createdBy: { connect: { id: ownerOf(demo, ids) } },
      },
    });
    for (const [sectionPosition, { title, lessons }] of demo.sections.entries()) {
      const section = await tx.section.create({ data: { classId: id, title, position: sectionPosition } });
      await tx.lesson.createMany({
        data: lessons.map((lesson, position) => ({
          classId: id, sectionId: section.id, position, type: 'article' as const, title: lesson.title, slug: slugOf(lesson.title), isComplete: true,
          content: { html: cleanHtml(htmlOf(lesson.blocks)) }, setting: { progressBar: true, completionType: 'hit-button' }, createdAt: at, updatedAt: at,
        })),
      });
    }
    return id;
  });
