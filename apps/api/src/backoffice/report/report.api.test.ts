import { report } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import {
  enrolled,
  finished,
  newProgram,
  publishedProgram,
  sessionAt,
  sold,
  type ProgramRow,
} from '../../testing/classes.ts';
import { newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { readKeys } from '../../platform/keys.ts';
import { issueCertificate } from '../../core/certificate/index.ts';
import { readAll } from '../../platform/keyset.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const bookAll = () => app.runJob('ledger.mature');
const csvOf = async (partner: PartnerPerson, address: string) => partner.send('GET', address);
const ofClass = ({ id }: { id: string }) => ({ params: { type: 'program', id } as const });

/** Creates a class whose participants have different progress, each with the lessons of that progress passed. */
async function classWith(progresses: readonly number[]) {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, { title: 'Menulis Lead' });
  const people = [];
  for (const [index, progress] of progresses.entries()) {
    const person = await newPerson(app, { fullname: `Peserta ${String.fromCharCode(65 + index)}` });
    const { id } = await enrolled(app, person, program);
    const createdAt = later(app.clock.now(), -days(index));
    await app.db.participant.update({
      where: { id },
      data: { progress, createdAt, completedAt: progress === 100 ? createdAt : null },
    });
    people.push({ ...person, participantId: id });
  }
  return { partner, program, people };
}

describe('participants of a class', () => {
  test('are listed with their progress, and without contact data', async () => {
    const {
      partner,
      program,
      people: [first],
    } = await classWith([50]);
    const at = app.clock.now();
    await app.db.lessonSession.updateMany({
      where: { participantId: first!.participantId, status: 'not_started' },
      data: { ...sessionAt('passed', at), startedAt: later(at, -hours(5)), beganAt: later(at, -hours(5)) },
    });

    const { list } = await partner.call(report.participants, ofClass(program));
    expect(list).toMatchObject([
      {
        id: first!.participantId,
        fullname: 'Peserta A',
        avatar: null,
        progress: 50,
        enrolledAt: expect.any(String),
        startedAt: later(at, -hours(5)).toISOString(),
        lastActivityAt: at.toISOString(),
        completedAt: null,
        hasAccess: true,
      },
    ]);
    const answers = [
      await partner.send('GET', `/report-class/get-participant/program/${program.slug}`),
      await csvOf(partner, `/report-class/get-participant/program/${program.id}/csv`),
      await partner.send('GET', `/report-class/get-detail-participant/${first!.participantId}`),
    ];
    for (const { text, status } of answers) {
      expect(status).toBe(200);
      expect(text).toContain('Peserta A');
      expect(text).not.toContain(first!.email);
    }
  });

  test('are filtered, sorted and paged', async () => {
    const { partner, program, people } = await classWith([0, 10, 50, 80, 100]);
    await app.db.lessonSession.updateMany({
      where: { participantId: people[1]!.participantId },
      data: sessionAt('started', app.clock.now()),
    });
    const namesOf = async (query: object) =>
      (await partner.call(report.participants, { ...ofClass(program), query })).list
        .map(({ fullname }) => fullname.at(-1))
        .join('');
    expect(await namesOf({})).toBe('ABCDE');
    expect(await namesOf({ sort: 'progress', filter: { progress: { gte: 1, lte: 99 } } })).toBe('BCD');
    expect(await namesOf({ filter: { progress: 100 } })).toBe('E');
    expect(
      await namesOf({ filter: { enrolledAt: { gte: later(app.clock.now(), -days(2) - hours(1)).toISOString() } } }),
    ).toBe('ABC');
    expect(await namesOf({ keyword: 'peserta d' })).toBe('D');
    expect(await namesOf({ sort: '-fullname', perPage: 2, page: 2 })).toBe('CB');
    expect((await namesOf({ sort: '-lastActivityAt' }))[0]).toBe('B');
    expect((await namesOf({ sort: 'lastActivityAt' }))[0]).toBe('B');
    expect((await namesOf({ sort: 'completedAt' }))[0]).toBe('E');
    expect((await partner.attempt(report.participants, { ...ofClass(program), query: { sort: 'email' } })).status).toBe(
      400,
    );
  });

  test('whose access ended are marked', async () => {
    const { partner, program } = await classWith([10]);
    await app.db.grant.updateMany({ where: { participant: { classId: program.id } }, data: { endedAt: new Date() } });
    expect((await partner.call(report.participants, ofClass(program))).list).toMatchObject([{ hasAccess: false }]);
    const withAccess = async (hasAccess: boolean) =>
      (await partner.call(report.participants, { ...ofClass(program), query: { filter: { hasAccess } } })).total;
    expect([await withAccess(true), await withAccess(false)]).toEqual([0, 1]);
  });

  test('are summed in figures that count each once', async () => {
    const { partner, program } = await classWith([0, 0, 1, 33, 34, 66, 67, 99, 100]);
    await app.db.participant.updateMany({
      where: { classId: program.id, progress: 100 },
      data: { createdAt: later(app.clock.now(), -days(45)) },
    });
    await bookAll();
    const numbers = {
      participants: 9,
      completed: 1,
      averageProgress: 44,
      distribution: [2, 2, 2, 2, 1],
      newParticipants: { current: 8, previous: 1 },
    };
    expect(await partner.call(report.classSummary, ofClass(program))).toEqual({
      ...numbers,
      sales: 9,
      bundled: { sales: 0, share: 0 },
      share: 9 * 150_000,
      class: {
        id: program.id,
        type: 'program',
        title: 'Menulis Lead',
        slug: program.slug,
        format: 'self-paced',
        thumbnail: program.thumbnail,
      },
    });
    await newProgram(app, partner, { statusApprove: 'waiting' });
    await publishedProgram(app, partner, { archiveAt: new Date() });
    expect(await partner.call(report.summary)).toEqual({
      ...numbers,
      totalClass: 2,
      published: 1,
      inReview: 1,
      totalBundle: 0,
    });
  });

  test('of a period are those who enrolled in it, by days in Jakarta', async () => {
    const { partner, program, people } = await classWith([0, 50, 100]);
    const cameAt = ['2026-10-31T16:59:59Z', '2026-10-31T17:00:00Z', '2026-11-30T16:59:59Z'];
    for (const [index, { participantId }] of people.entries())
      await app.db.participant.update({ where: { id: participantId }, data: { createdAt: new Date(cameAt[index]!) } });
    const query = { from: '2026-11-01', to: '2026-11-30' };
    const expected = {
      participants: 2,
      completed: 1,
      averageProgress: 75,
      distribution: [0, 0, 1, 0, 1],
      newParticipants: { current: 2, previous: 1 },
    };
    expect(await partner.call(report.classSummary, { ...ofClass(program), query })).toMatchObject(expected);
    expect(await partner.call(report.summary, { query })).toMatchObject(expected);
    expect((await partner.call(report.classes, { query })).list).toMatchObject([
      { participants: 2, completed: 1, averageProgress: 75 },
    ]);
    const { list, total } = await partner.call(report.participants, { ...ofClass(program), query });
    expect([total, ...list.map(({ fullname }) => fullname.at(-1))]).toEqual([2, 'C', 'B']);
    const csv = await csvOf(
      partner,
      `/report-class/get-participant/program/${program.id}/csv?${new URLSearchParams(query)}`,
    );
    expect(csv.text.trim().split('\r\n')).toHaveLength(3);

    const [{ participantId: id }] = people as [(typeof people)[number]];
    await app.db.participant.update({ where: { id }, data: { createdAt: new Date('2026-01-05T03:00:00Z') } });
    expect(await partner.call(report.summary, { query: { to: '2026-10-31' } })).toMatchObject({ participants: 1 });
  });

  test('with a revoked certificate count as having none', async () => {
    const partner = await newPartner(app);
    const participant = await finished(app, await newPerson(app), await publishedProgram(app, partner));
    const certificate = await issueCertificate(app.db, { ...app, keys: readKeys(app.env) }, participant.id);
    const issuedAt = async () =>
      (await partner.call(report.participant, { params: { id: participant.id } })).certificateIssuedAt;
    expect(await issuedAt()).toEqual(expect.any(String));
    await app.db.certificate.update({
      where: { id: certificate.id },
      data: { revokedAt: app.clock.now(), revokedFor: 'error' },
    });
    expect(await issuedAt()).toBeNull();
  });

  test('are shown one by one, lesson by lesson', async () => {
    const partner = await newPartner(app);
    const program = await publishedProgram(app, partner, { outline: [['Apa itu lead'], ['Menulis lead']] });
    const participant = await finished(app, await newPerson(app), program);
    const added = await app.db.lesson.create({
      data: {
        classId: program.id,
        sectionId: program.sections[1]!.id,
        type: 'article',
        title: 'Bonus',
        slug: 'bonus',
        position: 9,
        content: {},
        setting: {},
        isComplete: true,
      },
    });
    expect(await partner.call(report.participant, { params: { id: participant.id } })).toMatchObject({
      fullname: 'Sekar Ayu',
      progress: 100,
      class: { id: program.id, slug: program.slug, type: 'program' },
      certificateIssuedAt: null,
      lessons: [
        {
          section: 'Section 1',
          title: 'Apa itu lead',
          type: 'article',
          status: 'passed',
          isRequired: true,
          passedAt: expect.any(String),
        },
        { section: 'Section 2', title: 'Menulis lead', status: 'passed' },
        { id: added.id, section: 'Section 2', status: 'started', isRequired: false, startedAt: null },
      ],
    });
  });
});

describe('classes', () => {
  test('that were published are listed with their figures, whatever their current state', async () => {
    const partner = await newPartner(app);
    const [sought, archived] = [
      await publishedProgram(app, partner, { title: 'Wawancara' }),
      await publishedProgram(app, partner, { title: 'Lead', format: 'bootcamp', archiveAt: new Date() }),
    ];
    await newProgram(app, partner);
    await enrolled(app, await newPerson(app), archived);
    await finished(app, await newPerson(app), archived);
    await sold(app, sought, { listPrice: 1_000_000 });
    await bookAll();
    const listed = (query: object = {}) => partner.call(report.classes, { query });

    expect(await listed()).toMatchObject({
      total: 2,
      list: [
        {
          title: 'Lead',
          format: 'bootcamp',
          archiveAt: expect.any(String),
          participants: 2,
          completed: 1,
          averageProgress: 50,
          sales: 2,
          share: 300_000,
        },
        { title: 'Wawancara', participants: 0, averageProgress: 0, sales: 1, share: 800_000 },
      ],
    });
    expect((await listed({ sort: '-share' })).list.map(({ title }) => title)).toEqual(['Wawancara', 'Lead']);
    expect((await listed({ filter: { format: 'bootcamp' } })).list.map(({ title }) => title)).toEqual(['Lead']);
    expect((await listed({ keyword: 'wawan', filter: { statusApprove: 'publish' } })).total).toBe(1);
    expect((await listed({ filter: { isArchived: true } })).list.map(({ title }) => title)).toEqual(['Lead']);
    expect((await listed({ from: '2020-01-01', to: '2020-01-31' })).list).toMatchObject([
      { participants: 0, sales: 0, share: 0 },
      { participants: 0, sales: 0, share: 0 },
    ]);
  });
});

test('a webinar is reported as one, and is not found among the formats of programs', async () => {
  const partner = await newPartner(app);
  const webinar = await publishedWebinar(app, partner);
  const { list } = await partner.call(report.classes);
  expect(list).toMatchObject([{ id: webinar.id, type: 'webinar', format: null }]);
  expect((await partner.call(report.classes, { query: { filter: { format: 'self-paced' } } })).total).toBe(0);
  const summary = await partner.call(report.classSummary, { params: { type: 'webinar', id: webinar.id } });
  expect(summary.class).toMatchObject({ type: 'webinar', format: null });
});

describe('sales', () => {
  test('are listed line by line, as they were priced', async () => {
    const partner = await newPartner(app);
    const program = await publishedProgram(app, partner, { title: 'Judul baru' });
    const { code } = await sold(app, program, { listPrice: 200_000, voucherMitra: 50_000, voucherPlatform: 30_000 });
    await sold(app, program, { listPrice: 10_003, at: later(app.clock.now(), -days(40)) });
    await sold(app, await publishedProgram(app, await newPartner(app)));
    await bookAll();
    const listed = (query: object = {}) => partner.call(report.sales, { query });

    expect(await listed()).toMatchObject({
      total: 2,
      list: [
        {
          orderId: code,
          class: { id: program.id, title: 'Judul baru' },
          listPrice: 200_000,
          voucherMitra: 50_000,
          voucherPlatform: 30_000,
          paid: 120_000,
          fee: 30_000,
          share: 120_000,
        },
        { listPrice: 10_003, fee: 2_001, share: 8_002 },
      ],
    });
    expect((await listed({ sort: 'share', perPage: 1 })).list).toMatchObject([{ share: 8_002 }]);
    expect((await listed({ filter: { paidAt: { gte: later(app.clock.now(), -days(30)).toISOString() } } })).total).toBe(
      1,
    );
    expect((await listed({ filter: { classId: program.id }, keyword: code.slice(3, 12).toLowerCase() })).total).toBe(1);
    expect(await partner.call(report.salesSummary)).toMatchObject({
      sales: 1,
      listPrice: 200_000,
      voucherMitra: 50_000,
      fee: 30_000,
      share: 120_000,
      previous: { sales: 1, share: 8_002 },
    });
    expect((await partner.call(report.salesSummary)).series).toHaveLength(30);
  });
});

describe('a table', () => {
  test('opens in a spreadsheet, and runs no code there', async () => {
    const partner = await newPartner(app);
    const program = await publishedProgram(app, partner, { title: '=HYPERLINK("http://jahat.test"; "Klik")' });
    const at = new Date('2026-11-01T17:05:00Z');
    const { code } = await sold(app, program, { at });
    await bookAll();
    const { headers, text } = await csvOf(partner, '/report-class/get-list-transaction/csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="penjualan-\d{4}-\d{2}-\d{2}\.csv"$/);
    expect(text).toBe(
      [
        '\uFEFFTanggal (WIB);Tanggal (ISO);Kode pesanan;Status;Kelas;Jenis;Bundling;Tiket;Jumlah;Harga (Rp);Voucher mitra (Rp);Voucher platform (Rp);Dibayar peserta (Rp);Biaya layanan (Rp);Kamu terima (Rp)',
        `2026-11-02 00:05;2026-11-01T17:05:00.000Z;${code};Terjual;"'=HYPERLINK(""http://jahat.test""; ""Klik"")";Kelas;;;1;150000;0;0;150000;30000;120000`,
        '',
      ].join('\r\n'),
    );
    expect((await csvOf(partner, '/report-class/get-list-class/csv')).text).toContain(';0;0;0;1;120000\r\n');
  });

  test(
    'preserves the filter, and contains every row once, however many pages it takes',
    { tags: 'night' },
    async () => {
      const { partner, program } = await classWith([0, 100]);
      const users = await app.db.user.createManyAndReturn({
        data: Array.from({ length: 2_500 }, (_, index) => ({
          fullname: `=Banyak ${index}`,
          email: `banyak-${index}@contoh.id`,
        })),
      });
      const createdAt = app.clock.now();
      await app.db.participant.createMany({
        data: users.map(({ id }) => ({ userId: id, classId: program.id, createdAt, progress: 20 })),
      });
      const linesOf = async (query: string) =>
        (await csvOf(partner, `/report-class/get-participant/program/${program.id}/csv${query}`)).text
          .trim()
          .split('\r\n')
          .slice(1);
      const lines = await linesOf('');
      expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(2_502);
      expect(lines).toHaveLength(2_502);
      expect(await linesOf(`?filter=${encodeURIComponent('{"progress":100}')}`)).toHaveLength(1);
    },
  );

  test('is read to its end, and is not cached', async () => {
    let left = 60_500;
    const pages = readAll(
      async ({ take }) => Array.from({ length: Math.min(take, left) }, () => ({ id: String((left -= 1)) })),
      ({ id }) => ({ at: new Date(), id }),
    );
    let rows = 0;
    for await (const page of pages) rows += page.length;
    expect(rows).toBe(60_500);
    const partner = await newPartner(app);
    const { headers } = await csvOf(partner, '/report-class/get-list-transaction/csv');
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('to another mitra', () => {
  test('a class and its participants do not exist', async () => {
    const {
      program,
      people: [first],
    } = await classWith([10]);
    const { otherPartner } = await scene(app);
    const addresses = [
      `/report-class/get-detail-summary/program/${program.id}`,
      `/report-class/get-participant/program/${program.slug}`,
      `/report-class/get-participant/program/${program.id}/csv`,
      `/report-class/get-detail-participant/${first!.participantId}`,
    ];
    for (const address of addresses)
      expect((await otherPartner.send('GET', address)).body).toMatchObject({
        status: 404,
        error: { code: 'not_found' },
      });
    expect((await otherPartner.call(report.classes)).total).toBe(0);
    expect((await otherPartner.call(report.sales)).total).toBe(0);
    expect(await otherPartner.call(report.summary)).toMatchObject({
      totalClass: 0,
      participants: 0,
      distribution: [0, 0, 0, 0, 0],
    });
  });

  test('a class is no bundle and no webinar', async () => {
    const { partner, program } = await classWith([]);
    for (const type of ['webinar', 'bundle'] as const)
      expect((await partner.attempt(report.classSummary, { params: { type, id: program.id } })).status).toBe(404);
  });
});

test('no report costs more queries for many rows than for one', { tags: 'night' }, async () => {
  const { partner, program } = await classWith([10]);
  await bookAll();
  const costs = async (owned: ProgramRow) => [
    await countQueries(() => partner.call(report.participants, { ...ofClass(owned), query: { perPage: 100 } })),
    await countQueries(() => partner.call(report.classes, { query: { perPage: 100 } })),
    await countQueries(() => partner.call(report.sales, { query: { perPage: 100 } })),
    await countQueries(() => partner.call(report.summary)),
    await countQueries(() => partner.call(report.salesSummary)),
    await countQueries(() => partner.call(report.dashboard)),
  ];
  const before = await costs(program);
  for (let index = 0; index < 8; index += 1) {
    await enrolled(app, await newPerson(app), program);
    await sold(app, await publishedProgram(app, partner));
  }
  await bookAll();
  expect(await costs(program)).toEqual(before);
});
