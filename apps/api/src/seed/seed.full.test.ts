import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { publishedProgram } from '../testing/classes.ts';
import { newPartner } from '../testing/scene.ts';
import { seedReference } from './reference.ts';
import { rowsOf, seedAll } from './testing/seeded.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  await seedAll(app);
});
afterAll(() => app.stop());

test('an installation with the tickets of an older demo starts, and retains them', async () => {
  const old = await startApp();
  try {
    await seedAll(old);
    const withExtra = await old.db.ticket.findFirstOrThrow({ where: { kind: 'additional' } });
    const withOthers = await old.db.ticket.findFirstOrThrow({
      where: { kind: 'regular', classId: { not: withExtra.classId } },
    });
    const classId = { in: [withExtra.classId, withOthers.classId] };
    // The tickets of a demo that sold no seats yet; the other webinar has the ticket of a migration.
    await old.db.$transaction([
      old.db.certificate.deleteMany({ where: { participant: { classId } } }),
      old.db.participant.deleteMany({ where: { classId } }),
      old.db.waitingEntry.deleteMany({ where: { ticket: { classId } } }),
      old.db.order.deleteMany({ where: { lines: { some: { classId } } } }),
      old.db.ticket.delete({ where: { id: withExtra.id } }),
      old.db.$executeRaw`UPDATE "Ticket" SET id = uuidv7(), sold = 0 WHERE id = ${withOthers.id}::uuid`,
    ]);
    const before = await rowsOf(old);
    await seedAll(old);
    expect(await rowsOf(old)).toEqual(before);
  } finally {
    await old.stop();
  }
});

test('another installation gets the same, except for salts, signatures and ids that reveal nothing', async () => {
  const other = await startApp();
  try {
    await seedAll(other);
    const drawn =
      /"(passwordHash|signature|number|change)": "[^"]*"|(?!019b76da-a800-7)[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g;
    const [here, there] = await Promise.all(
      [app, other].map(async (one) =>
        Object.entries(await rowsOf(one)).map(([name, rows]) => [
          name,
          rows.map((row) => row.replaceAll(drawn, '')).sort(),
        ]),
      ),
    );
    for (const [index, table] of here!.entries()) expect(there![index]).toEqual(table);
  } finally {
    await other.stop();
  }
});

test('loading over the demo of an older version retains existing data, and adds the rest', async () => {
  const older = await startApp();
  try {
    await seedReference(older.db, older.env);
    const partner = await newPartner(older);
    const slug = 'menyunting-naskah-sendiri';
    const { id } = await publishedProgram(older, partner, { slug });
    const { id: learnerId } = await older.db.user.create({
      data: { fullname: 'Laras Kinanti', email: 'peserta@contoh.test', passwordHash: null },
    });
    await seedAll(older);
    expect(await older.db.class.count({ where: { kind: 'program', statusApprove: 'publish' } })).toBe(62);
    expect(await older.db.class.findUniqueOrThrow({ where: { slug } })).toMatchObject({ id, mitraId: partner.mitraId });
    expect(
      await older.db.participant.findUniqueOrThrow({
        where: { userId_classId: { userId: learnerId, classId: id } },
        include: { certificate: true },
      }),
    ).toMatchObject({ progress: 100, certificate: { isHidden: false } });
  } finally {
    await older.stop();
  }
});
