import { transfer } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { twoProcesses, type TwoProcesses } from '../../testing/two-processes.ts';
import { download, manifestOf, planned } from './testing/backups.ts';
import { wholeClass } from './testing/whole-class.ts';

let processes: TwoProcesses;
let partner: PartnerPerson;
let content: Buffer;
beforeAll(async () => {
  processes = await twoProcesses();
  partner = await newPartner(processes.next);
  const { id } = await wholeClass(processes.next, partner);
  content = (await download(processes.next, partner, id)).body as Buffer;
});
afterAll(() => processes.stop());

/** Statements from one death to the next, of some 180 in all. */
const nth = 15;

test.each(['before', 'after'] as const)(
  'an import whose process dies %s a statement leaves no half class, and is continued by another',
  { timeout: 600_000 },
  async (when) => {
    const { next, dying, dieAtEach } = processes;
    const { manifest } = await manifestOf(content);
    const lessonCount = manifest.sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
    const deaths = await dieAtEach(
      when,
      {
        async prepare() {
          const { id } = await planned(next, partner, content);
          await partner.call(transfer.confirmImport, { params: { id } });
          return { id, classes: await next.db.class.count() };
        },
        work: ({ id }) => dying.runJob('class-import.make', { id }),
        async expectWhole({ id, classes }, where) {
          const left = await next.db.classImport.findUniqueOrThrow({ where: { id } });
          const made = (await next.db.class.count()) - classes;
          expect([where, left.state, made]).toEqual([where, made === 1 ? 'made' : 'making', expect.toBeOneOf([0, 1])]);
          await next.runJob('class-import.make', { id });
          await next.runJob('class-import.make', { id });
          const { state, classId } = await next.db.classImport.findUniqueOrThrow({ where: { id } });
          expect([where, state, (await next.db.class.count()) - classes]).toEqual([where, 'made', 1]);
          const lessons = await next.db.workingLesson.count({ where: { classId: classId! } });
          expect([where, lessons]).toEqual([where, lessonCount]);
        },
      },
      { nth },
    );
    expect(deaths).toBeGreaterThanOrEqual(10);
    // Files of runs that were killed belong to nobody, and are swept.
    next.clock.advance(2 * 86_400_000);
    await next.runJob('media.sweep');
    expect(await next.db.media.count({ where: { attachedAt: null } })).toBe(0);
  },
);
