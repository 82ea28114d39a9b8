import { program, question, transfer } from '@sinau/api-client';
import { classExportFormats } from '@sinau/contracts/authoring/transfer/class-export.rules';
import { lessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { classBackup, type ClassBackup } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf } from '../../testing/archives.ts';
import { newInstructor, newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { resumableSender } from '../../testing/resumable.ts';
import { blankPng, fixture, storedFiles } from '../../testing/uploads.ts';
import { download, downloadExport, filesOf, made, manifestOf, partOf, planned } from './testing/backups.ts';
import { assessment, cartridgeManifest, choiceItem, page } from './testing/cartridges.ts';
import { moodleBackup, tag } from './testing/moodle-backups.ts';
import { tarred, zipped } from './testing/outside-archives.ts';
import { createClassFiles } from './class-files.ts';
import { wholeClass } from './testing/whole-class.ts';

let from: AppUnderTest;
let to: AppUnderTest;
let author: PartnerPerson;
let importer: PartnerPerson;
let source: Awaited<ReturnType<typeof wholeClass>>;
let content: Buffer;
beforeAll(async () => {
  [from, to] = await Promise.all([startApp(), startApp()]);
  [author, importer] = await Promise.all([newPartner(from), newPartner(to)]);
  source = await wholeClass(from, author);
  const { slug, title, position } = source.category;
  await to.db.category.create({ data: { slug, title, position } });
  content = (await download(from, author, source.id)).body as Buffer;
});
afterAll(() => Promise.all([from.stop(), to.stop()]));

/** A manifest without what may differ: times, and the bytes of pictures, which are drawn again. */
const lasting = ({ updatedAt: _updatedAt, media, ...manifest }: ClassBackup) => ({
  ...manifest,
  media: media.map(({ size, ...file }) => ({ ...file, size: file.kind === 'image' ? null : size })),
});

test('a class with every kind of lesson goes to another installation and leaves it as it came', async () => {
  const first = await manifestOf(content);
  expect(classBackup.parse(first.manifest)).toBeTruthy();
  const types = first.manifest.sections.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson.type));
  expect(new Set(types)).toEqual(new Set(lessonTypes));
  expect(first.names).toEqual(['class.json', 'BACA-SAYA.txt', ...first.manifest.media.map(({ path }) => path)]);

  const plan = await planned(to, importer, content);
  expect(plan).toMatchObject({ state: 'planned', source: 'backup', failure: null, made: null });
  expect(plan.plan!.counts).toMatchObject({ sections: 3, lessons: types.length, files: 13, leftOut: 0, changed: 1 });
  expect(plan.plan!.lines.filter(({ outcome }) => outcome !== 'taken')).toEqual([
    expect.objectContaining({
      outcome: 'changed',
      type: 'news_writing',
      notes: [expect.stringContaining('pengelola')],
    }),
  ]);
  expect(await to.db.class.count()).toBe(0);

  const done = await made(to, importer, plan.id);
  expect(done).toMatchObject({ state: 'made', percent: 100, failure: null });
  const again = await manifestOf((await download(to, importer, done.made!.id)).body as Buffer);
  expect(lasting(again.manifest)).toEqual(lasting(first.manifest));
  expect(await to.db.class.findFirst({ include: { working: true } })).toMatchObject({
    statusApprove: 'draft',
    mitraId: importer.mitraId,
    createdById: importer.id,
    salePrice: 120_000,
    normalPrice: 150_000,
  });
  const lessons = await to.db.workingLesson.findMany();
  expect(lessons.every(({ type, isComplete }) => isComplete || type === 'webinar')).toBe(true);
});

describe('a class of another system', () => {
  const makeOf = async (owner: PartnerPerson, content: Buffer) => {
    const plan = await planned(to, owner, content);
    const done = await made(to, owner, plan.id);
    expect(done).toMatchObject({ state: 'made', failure: null });
    return { plan, made: await owner.call(program.mineDetail, { params: { id: done.made!.id } }) };
  };
  const titlesOf = ({ sections }: Awaited<ReturnType<typeof makeOf>>['made']) =>
    sections.map(({ title, lessons }) => [
      title,
      lessons.map((lesson) => [lesson.type, lesson.title, lesson.isComplete]),
    ]);

  test('comes as a backup of Moodle, which is a tar, with its pictures and files', async () => {
    const owner = await newPartner(to);
    const files = [
      { component: 'mod_page', area: 'content', name: 'peta.png', content: blankPng(40, 30) },
      { component: 'mod_page', area: 'content', name: 'suara.mp3', content: fixture('lesson.mp3') },
    ];
    const content = await tarred(
      moodleBackup({
        title: 'Jurnalistik Dasar',
        sections: [
          {
            title: 'Minggu 1',
            activities: [
              {
                type: 'page',
                title: 'Lead',
                body: tag(
                  'content',
                  '<p><img src="@@PLUGINFILE@@/peta.png"></p><audio src="@@PLUGINFILE@@/suara.mp3"></audio>',
                ),
                files,
              },
              { type: 'forum', title: 'Diskusi' },
            ],
          },
        ],
      }),
    );
    const sender = resumableSender(to, owner);
    const address = await sender.begun(content.length, { kind: 'archive', purpose: 'import', name: 'kelas.mbz' });
    await sender.send(address, 0, content);
    const { data: uploaded } = await sender.complete(address);
    expect(uploaded).toMatchObject({ kind: 'archive', name: 'kelas.mbz' });
    const attached = await sender.begun(content.length, { kind: 'archive', purpose: 'attachment' });
    await sender.send(attached, 0, content);
    expect((await sender.complete(attached)).error).toMatchObject({ code: 'file_type_mismatch' });

    const begun = await owner.call(transfer.beginImport, { body: { mediaId: uploaded.id } });
    await to.runQueued('class-import.read');
    const plan = await owner.call(transfer.importDetail, { params: { id: begun.id } });
    expect(plan).toMatchObject({ state: 'planned', source: 'moodle', plan: { counts: { lessons: 2, leftOut: 1 } } });
    const done = await made(to, owner, begun.id);
    const detail = await owner.call(program.mineDetail, { params: { id: done.made!.id } });
    expect(titlesOf(detail)).toEqual([
      [
        'Minggu 1',
        [
          ['article', 'Lead', true],
          ['audio', 'suara', true],
        ],
      ],
    ]);
    const { content: article } = await to.db.workingLesson.findFirstOrThrow({
      where: { classId: done.made!.id, type: 'article' },
    });
    expect(article).toMatchObject({ html: expect.stringMatching(/<img data-media="[\w-]{36}"/) });
  });

  test('comes as a cartridge, with its quizzes', async () => {
    const { plan, made: detail } = await makeOf(
      await newPartner(to),
      zipped({
        'imsmanifest.xml': cartridgeManifest('Fotografi', {
          version: '1p3',
          items: [
            {
              title: 'Kamera',
              items: [
                { title: 'Lensa', ref: 'r1' },
                { title: 'Kuis', ref: 'r2' },
              ],
            },
          ],
          resources: [
            { id: 'r1', type: 'webcontent', href: 'lensa.html' },
            { id: 'r2', type: 'imsqti_xmlv1p2/imscc_xmlv1p3/assessment', href: 'kuis.xml' },
          ],
        }),
        'lensa.html': page('Lensa', '<p>Lensa membentuk gambar.</p>'),
        'kuis.xml': assessment('Kuis', choiceItem('q1', 'Apa itu lensa?', ['Kaca', 'Kayu'])),
      }),
    );
    expect(plan).toMatchObject({ source: 'common-cartridge' });
    expect(titlesOf(detail)).toEqual([
      [
        'Kamera',
        [
          ['article', 'Lensa', true],
          ['quiz', 'Kuis', true],
        ],
      ],
    ]);
  });
});

test('a plan that is confirmed twice makes one class, and its upload is removed', async () => {
  const { id } = await planned(to, importer, await partOf(content, 'quiz'));
  const first = await made(to, importer, id);
  const count = await to.db.class.count();
  expect(await made(to, importer, id)).toEqual(first);
  await to.runJob('class-import.make', { id });
  expect(await to.db.class.count()).toBe(count);
  // The bank has the question already.
  expect((await importer.call(question.list, { query: {} })).total).toBe(1);
  await to.runJob('media.sweep');
  expect(await to.db.media.count({ where: { purpose: 'import' } })).toBe(0);
  expect(await to.db.classImport.count({ where: { mediaId: { not: null } } })).toBe(0);
});

test('files that turn out to be unusable lead back to a plan that names them, and the rest is made', async () => {
  const { manifest } = await manifestOf(content);
  const lessons = manifest.sections[0]!.lessons.filter(({ lesson }) => lesson.type === 'pdf');
  const pdf = manifest.media.find(({ kind }) => kind === 'pdf')!;
  const broken = archiveOf({
    'class.json': JSON.stringify({ ...manifest, sections: [{ title: 'Satu', lessons }], bank: [], media: [pdf] }),
    [pdf.path]: 'bukan PDF',
  });
  const { id } = await planned(to, importer, broken);
  const back = await made(to, importer, id);
  expect(back).toMatchObject({ state: 'planned', failure: expect.stringContaining('1 berkas') });
  expect(back.plan!.lines).toContainEqual(
    expect.objectContaining({ outcome: 'left-out', title: pdf.name, notes: [expect.stringContaining('PDF')] }),
  );
  const done = await made(to, importer, id);
  const { sections } = await importer.call(program.mineDetail, { params: { id: done.made!.id } });
  expect(sections[0]!.lessons).toMatchObject([{ type: 'pdf', isComplete: false }]);
});

describe('an import', () => {
  test('is of its mitra alone, and so are backups and uploads', async () => {
    const stranger = await newPartner(to);
    const { id } = await planned(to, importer, content);
    const attempts = await Promise.all([
      stranger.attempt(transfer.importDetail, { params: { id } }),
      stranger.attempt(transfer.confirmImport, { params: { id } }),
      stranger.attempt(transfer.dropImport, { params: { id } }),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { mediaId } = await to.db.classImport.findUniqueOrThrow({ where: { id } });
    expect(await stranger.attempt(transfer.beginImport, { body: { mediaId: mediaId! } })).toMatchObject({
      status: 404,
    });
    const classId = (await to.db.class.findFirstOrThrow()).id;
    expect(await stranger.attempt(transfer.offerBackup, { params: { id: classId } })).toMatchObject({ status: 404 });
    await importer.call(transfer.dropImport, { params: { id } });
    expect(await importer.attempt(transfer.importDetail, { params: { id } })).toMatchObject({ status: 404 });
  });

  test('that is no backup ends in a sentence, and cannot be confirmed', async () => {
    const refused = await planned(to, importer, archiveOf({ 'catatan.txt': 'Halo' }));
    expect(refused).toMatchObject({ state: 'failed', failure: expect.stringContaining('bukan cadangan kelas') });
    expect(await importer.attempt(transfer.confirmImport, { params: { id: refused.id } })).toMatchObject({
      code: 'class_import_not_planned',
    });
  });

  test('expires with its upload, and its report is removed after a month', async () => {
    const { id } = await planned(to, importer, content);
    to.clock.advance(days(2));
    await to.runJob('media.sweep');
    expect(await importer.attempt(transfer.confirmImport, { params: { id } })).toMatchObject({
      code: 'class_import_expired',
    });
    to.clock.advance(days(30));
    await to.runJob('class-import.sweep');
    expect(await to.db.classImport.count()).toBe(0);
    expect((await storedFiles(to)).filter((key) => /archive\.zip/.test(key) && /import/.test(key))).toEqual([]);
  });
});

test('a download that broke off is continued, and begins anew once the class has changed', async () => {
  const whole = await download(from, author, source.id);
  const { etag } = whole.headers;
  const half = Math.floor(content.length / 2);
  const rest = await download(from, author, source.id, { range: `bytes=${half}-`, 'if-range': etag });
  expect([rest.status, rest.headers['content-range']]).toEqual([
    206,
    `bytes ${half}-${content.length - 1}/${content.length}`,
  ]);
  expect((rest.body as Buffer).equals(content.subarray(half))).toBe(true);
  const beyond = await download(from, author, source.id, { range: `bytes=${content.length}-` });
  expect(beyond.status).toBe(416);

  const { revision } = await author.call(program.mineDetail, { params: { id: source.id } });
  await author.call(program.update, { params: { id: source.id }, body: { title: 'Menulis Lead Lagi', revision } });
  const anew = await download(from, author, source.id, { range: `bytes=${half}-`, 'if-range': etag });
  expect(anew.status).toBe(200);
  expect(anew.headers.etag).not.toBe(etag);
});

describe('an export', () => {
  test('finds files in the order of their ids, also a package, which takes longer', async () => {
    const find = (where: object) =>
      from.db.media.findMany({ where: { state: 'stored', ...where }, select: { id: true } });
    const [packages, others] = await Promise.all([find({ kind: 'package' }), find({ kind: { not: 'package' } })]);
    const ids = [...packages, ...others].map(({ id }) => id);
    const { found } = await createClassFiles(from).locateAll(ids, new Date(0));
    expect([...found.keys()]).toEqual(ids);
    expect(found.size).toBeGreaterThan(2);
  });

  test.each(classExportFormats)(
    'as %s holds what its report names, and is continued where it broke off',
    async (format) => {
      const params = { id: source.id, format };
      const { bytes, counts, lines, holdsAnswers } = await author.call(transfer.offerExport, { params });
      const whole = await downloadExport(from, author, params);
      const body = whole.body as Buffer;
      expect(body.length).toBe(bytes);
      expect([whole.headers['content-type'], whole.headers['content-disposition']]).toEqual(
        format === 'scorm'
          ? ['application/zip', expect.stringMatching(/\.zip"$/)]
          : ['application/vnd.ims.imsccv1p3', expect.stringMatching(/\.imscc"$/)],
      );
      // Each kind has a lesson, and one has two. The interactive one's package stays; the live session's recording goes.
      expect(counts).toMatchObject({ lessons: lessonTypes.length, leftOut: 2 });
      expect(lines.filter(({ outcome }) => outcome === 'left-out').map(({ title }) => title)).toEqual([
        'Simulasi',
        'Bagian kosong',
      ]);
      expect(holdsAnswers).toBe(format === 'scorm');
      const files = await filesOf(body);
      const listed = [
        ...files
          .get('imsmanifest.xml')!
          .toString()
          .matchAll(/<file href="([^"]*)"/g),
      ].map(([, path]) => path);
      expect(listed.toSorted()).toEqual([...files.keys()].filter((path) => path !== 'imsmanifest.xml').toSorted());

      const half = Math.floor(body.length / 2);
      const rest = await downloadExport(from, author, params, {
        range: `bytes=${half}-`,
        'if-range': whole.headers.etag,
      });
      expect(rest.status).toBe(206);
      expect((rest.body as Buffer).equals(body.subarray(half))).toBe(true);
    },
  );

  test('is for those who may edit the class, and its address for its own format alone', async () => {
    const params = { id: source.id, format: 'scorm' } as const;
    const stranger = await newPartner(from);
    expect(await stranger.attempt(transfer.offerExport, { params })).toMatchObject({ status: 404 });
    const { address } = await author.call(transfer.offerExport, { params });
    const open = (path: string) => supertest(from.app.server).get(path).responseType('blob');
    expect((await open(address.replace('_scorm', '_common-cartridge'))).status).toBe(404);
    expect((await open(address.replace('class-export', 'class-backup'))).status).toBe(404);
    from.clock.advance(hours(13));
    const { status, body } = await supertest(from.app.server).get(address);
    expect([status, body]).toEqual([
      410,
      expect.objectContaining({ error: { code: 'class_export_expired', message: expect.stringContaining('12 jam') } }),
    ]);
  });
});

test('an address of a backup ends after half a day, and with the access of its user', async () => {
  const teacher = await newInstructor(from, author, source.id, ['edit']);
  const { address, bytes } = await teacher.call(transfer.offerBackup, { params: { id: source.id } });
  const open = (path = address) => supertest(from.app.server).get(path).responseType('blob');
  const head = await supertest(from.app.server).head(address);
  expect([head.status, Number(head.headers['content-length'])]).toEqual([200, bytes]);
  // The bank is its members' alone.
  const { manifest } = await manifestOf((await open()).body as Buffer);
  expect([manifest.bank, manifest.sections.length]).toEqual([[], 3]);
  expect((await open(`${address}x`)).status).toBe(404);
  await from.db.invitation.deleteMany({ where: { userId: teacher.id } });
  expect((await open()).status).toBe(404);
  const other = await author.call(transfer.offerBackup, { params: { id: source.id } });
  from.clock.advance(hours(12.1));
  expect((await open(other.address)).status).toBe(410);
});

test('the imports of a mitra are listed, the newest first, and those of another are not', async () => {
  const [owner, stranger] = [await newPartner(to), await newPartner(to)];
  const archive = zipped({ 'catatan.txt': 'Halo' });
  const ids = [];
  for (let count = 0; count < 3; count += 1) {
    to.clock.advance(1_000);
    ids.unshift((await planned(to, owner, archive)).id);
  }
  const first = await owner.call(transfer.imports, { query: { page: 1, perPage: 2 } });
  expect(first).toMatchObject({ total: 3, list: [{ id: ids[0], state: 'failed', made: null }, { id: ids[1] }] });
  expect(first.list[0]!.failure).toContain('bukan cadangan kelas');
  const second = await owner.call(transfer.imports, { query: { page: 2, perPage: 2 } });
  expect(second.list).toMatchObject([{ id: ids[2] }]);
  expect(await stranger.call(transfer.imports, {})).toMatchObject({ total: 0, list: [] });
  expect(await stranger.attempt(transfer.importDetail, { params: { id: ids[0]! } })).toMatchObject({ status: 404 });
});

test('a draft of titles and addresses is made once, with the rules of the builder', async () => {
  const owner = await newPartner(to);
  const body = {
    classId: '0198f1c0-0000-7000-8000-00000000abcd',
    title: 'Fotografi Dasar',
    sections: [
      { title: 'Kamera', lessons: [{ type: 'pdf' as const, title: 'Bagian kamera' }] },
      { title: 'Cahaya', lessons: [{ type: 'video' as const, title: 'Pagi', address: 'https://vimeo.com/76979871' }] },
    ],
  };
  const first = await owner.call(transfer.makeDraft, { body });
  expect(await owner.call(transfer.makeDraft, { body })).toEqual(first);
  const { sections } = await owner.call(program.mineDetail, { params: { id: first.id } });
  expect(sections.map(({ title, lessons }) => [title, lessons.map(({ id }) => id)])).toEqual([
    ['Kamera', first.lessonIds[0]],
    ['Cahaya', first.lessonIds[1]],
  ]);
  expect(sections[1]!.lessons[0]).toMatchObject({ isComplete: true, title: 'Pagi' });
  const elsewhere = { ...structuredClone(body), classId: '0198f1c0-0000-7000-8000-00000000abce' };
  elsewhere.sections[1]!.lessons = [{ type: 'video', title: 'Pagi', address: 'https://contoh.id/film' }];
  expect(await owner.attempt(transfer.makeDraft, { body: elsewhere })).toMatchObject({
    status: 422,
    fields: { sections: expect.stringContaining('“Pagi”') },
  });
  const stranger = await newPartner(to);
  expect(await stranger.attempt(transfer.makeDraft, { body })).toMatchObject({ status: 422 });
});
