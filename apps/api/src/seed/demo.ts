import { days, later } from '../platform/clock.ts';
import type { Pool } from '../platform/db.ts';
import { classInProgress, demoClasses } from './demo/classes/index.ts';
import { demoPeople } from './demo/people.ts';
import { seedClass } from './demo/seed-class.ts';
import { seedEnrolment } from './demo/seed-enrolment.ts';
import { seedPeople } from './demo/seed-people.ts';

/** People who only learn. */
const readers = demoPeople.slice(2);

/** A small marketplace to look around in. What is there already stays as it is, so it can be loaded at every start. */
export async function seedDemo(db: Pool, now: Date) {
  const ids = await seedPeople(db, later(now, -days(100)));
  const enrolled = new Set((await db.participant.findMany({ select: { userId: true, classId: true } })).map(({ userId, classId }) => `${userId} ${classId}`));
  const enrol = async (classId: string, email: string, at: Date, passed: number) => {
    const userId = ids.get(email)!;
    if (!enrolled.has(`${userId} ${classId}`)) await seedEnrolment(db, { userId, email, classId, at, passed });
  };

  for (const [index, demo] of demoClasses.entries()) {
    const classId = await seedClass(db, demo, ids, now);
    if (demo.state.kind !== 'published') continue;
    const { daysAgo, participants } = demo.state;
    const lessonCount = demo.sections.flatMap(({ lessons }) => lessons).length;
    for (let number = 0; number < participants; number += 1) {
      const reader = readers[(index * 5 + number) % readers.length]!;
      await enrol(classId, reader.email, later(now, -days(daysAgo) * (1 - (number + 1) / (participants + 2))), (index + number * 2) % (lessonCount + 1));
    }
    if (demo === classInProgress) await enrol(classId, 'peserta@contoh.test', later(now, -days(6)), 3);
  }
  await seedBanner(db, now);
}

/** The announcement of the demo; one that ran out runs again. */
async function seedBanner(db: Pool, now: Date) {
  if (await db.banner.findFirst({ where: { endDate: { gt: now } } })) return;
  await db.banner.create({
    data: { text: 'Gratis: Menyunting Naskah Sendiri, tiga materi yang selesai dalam satu sore', link: '/catalog/menyunting-naskah-sendiri', endDate: later(now, days(14)) },
  });
}
