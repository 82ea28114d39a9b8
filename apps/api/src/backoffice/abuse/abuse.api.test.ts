import { abuse, notification, portfolio, profile, program as programs, review } from '@sinau/api-client';
import type { ReportedKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import { reportsPerHour } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram, type ProgramRow } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { ask, classroom, listed } from '../../testing/discussions.ts';
import { newPartner, newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const reason = 'Tulisan ini memuat nomor telepon orang lain.';
const reporting = (kind: ReportedKind, id: string, text = '') => ({
  body: { kind, id, reason: 'privacy' as const, text },
});
const caseOf = (subjectId: string) => app.db.abuseCase.findFirstOrThrow({ where: { subjectId } });
const newOperator = () => newPerson(app, { fullname: 'Operator lain', isOperator: true });
const noticesOf = async (person: Person) =>
  (await person.call(notification.list)).list.filter(({ kind }) => kind === 'moderation').map(({ title }) => title);
const mailsTo = async (to: string) =>
  (await app.queued<MailMessage>('mail.send')).filter((mail) => mail.to === to).map(({ template }) => template);

async function reviewed(author: Person, class_: ProgramRow, content = 'Hubungi 0812 untuk diskon.') {
  const participant = await enrolled(app, author, class_);
  await app.db.participant.update({ where: { id: participant.id }, data: { progress: 50 } });
  return author.call(review.create, { params: { type: 'program', id: class_.id }, body: { rating: 5, content } });
}

async function reportedReview() {
  const people = await scene(app);
  const author = await newPerson(app, { fullname: 'Tono' });
  const class_ = await publishedProgram(app, people.partner, { title: 'Fotografi' });
  const { id } = await reviewed(author, class_);
  await people.learner.call(abuse.create, reporting('review', id));
  return { ...people, author, class_, reviewId: id, key: byId((await caseOf(id)).id) };
}

describe('reporting', () => {
  test('stores one report a person and thing; a second one changes it', async () => {
    const { learner, reviewId, key, operator } = await reportedReview();
    const other = await newPerson(app);
    await other.call(abuse.create, { body: { kind: 'review', id: reviewId, reason: 'spam', text: '' } });
    await learner.call(abuse.create, { body: { kind: 'review', id: reviewId, reason: 'spam', text: 'Promosi.' } });
    expect(await learner.call(abuse.mine, { params: { kind: 'review', id: reviewId } })).toMatchObject({
      reason: 'spam',
      text: 'Promosi.',
    });
    expect(await operator.call(abuse.detail, key)).toMatchObject({
      kind: 'review',
      title: 'Ulasan Tono di Fotografi',
      reportCount: 2,
      reasons: [{ reason: 'spam', count: 2 }],
      thing: { text: expect.stringContaining('0812'), author: { fullname: 'Tono' }, isHidden: false },
      reports: [{ text: 'Promosi.', decision: null }, { text: '' }],
      acts: ['hide', 'warn'],
    });
  });

  test('ten reports at once of a thing are counted exactly', async () => {
    const { reviewId, key, operator } = await reportedReview();
    const people = await Promise.all(Array.from({ length: 10 }, () => newPerson(app)));
    await Promise.all(
      people.flatMap((person) => [
        person.call(abuse.create, reporting('review', reviewId)),
        person.call(abuse.create, reporting('review', reviewId)),
      ]),
    );
    expect(await operator.call(abuse.detail, key)).toMatchObject({ reportCount: 11 });
  });

  test('is refused for own things, for what the reporter cannot see, and for another reason without a text', async () => {
    const { learner, partner, author, class_, reviewId } = await reportedReview();
    const own = { status: 409, code: 'report_own' };
    expect(await author.attempt(abuse.create, reporting('review', reviewId))).toMatchObject(own);
    expect(await partner.attempt(abuse.create, reporting('class', class_.id))).toMatchObject(own);
    expect(await learner.attempt(abuse.create, reporting('profile', learner.id))).toMatchObject(own);

    const missing = { status: 404 };
    const { lesson, learner: asker } = await classroom(app);
    const question = await ask(asker, lesson);
    expect(await learner.attempt(abuse.create, reporting('discussion', question.id))).toMatchObject(missing);
    expect(await learner.attempt(abuse.create, reporting('review', question.id))).toMatchObject(missing);
    expect(
      await learner.attempt(abuse.create, { body: { kind: 'class', id: class_.id, reason: 'other', text: ' ' } }),
    ).toMatchObject({ status: 422, fields: { text: expect.any(String) } });
    expect(await app.visitor.attempt(abuse.create, reporting('class', class_.id))).toMatchObject({ status: 401 });
  });

  test('is limited to a number of reports a person and hour', async () => {
    const { learner, author } = await reportedReview();
    const profile = reporting('profile', author.id);
    for (let sent = 1; sent < reportsPerHour; sent += 1) await learner.call(abuse.create, profile);
    expect(await learner.attempt(abuse.create, profile)).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});

describe('the queue', () => {
  test('has a row a thing, filtered by kind, reason and state, with the same number of statements for any number', async () => {
    const { operator, key, partner } = await reportedReview();
    const all = () => operator.call(abuse.queue, { query: { filter: { isOpen: true }, perPage: 50 } });
    const few = await countQueries(all);
    for (let count = 0; count < 5; count += 1) {
      const class_ = await publishedProgram(app, partner);
      await (await newPerson(app)).call(abuse.create, reporting('class', class_.id));
    }
    expect(await countQueries(all)).toBe(few);
    const own = { kind: 'review', reason: 'privacy', isOpen: true } as const;
    const { list } = await operator.call(abuse.queue, { query: { filter: own, perPage: 50, sort: '-reportCount' } });
    expect(list.map(({ id }) => id)).toContain(key.params.id);
    expect(list.every(({ kind, openedAt }) => kind === 'review' && openedAt !== null)).toBe(true);
    const closed = await operator.call(abuse.queue, { query: { filter: { ...own, isOpen: false } } });
    expect(closed.list.map(({ id }) => id)).not.toContain(key.params.id);
  });

  test('gives a case to one operator at a time, also of two at once', async () => {
    const { operator, key } = await reportedReview();
    const other = await newOperator();
    const taking = [operator, other].map((one) => one.send('PUT', `/operator/abuse-case/${key.params.id}/take-up`));
    expect((await Promise.all(taking)).map(({ status }) => status).sort()).toEqual([200, 409]);
    const holder = (await app.db.abuseCase.findUniqueOrThrow({ where: { id: key.params.id } })).takenUpById;
    const [mine, theirs] = holder === operator.id ? [operator, other] : [other, operator];
    expect(await theirs.attempt(abuse.dismiss, { ...key, body: {} })).toMatchObject({ code: 'report_taken_up' });
    await theirs.call(abuse.release, key);
    expect(await mine.attempt(abuse.release, key)).toMatchObject({ code: 'report_not_taken_up' });
    await theirs.call(abuse.takeUp, key);
    expect(await theirs.call(abuse.dismiss, { ...key, body: {} })).toMatchObject({ openedAt: null, takenUpBy: null });
  });

  test('is for the staff alone', async () => {
    const { learner, partner, key } = await reportedReview();
    for (const person of [learner, partner]) {
      expect(await person.attempt(abuse.queue)).toMatchObject({ status: 403 });
      expect(await person.attempt(abuse.dismiss, { ...key, body: {} })).toMatchObject({ status: 403 });
    }
  });
});

describe('a decision', () => {
  test('a dismissal notifies the reporters; a later report opens the case again', async () => {
    const { learner, author, operator, reviewId, key } = await reportedReview();
    const decided = await operator.call(abuse.dismiss, { ...key, body: {} });
    expect(decided).toMatchObject({
      openedAt: null,
      reportCount: 0,
      reports: [{ decision: 'dismissed' }],
      history: [{ act: 'report.dismiss' }],
      acts: [],
    });
    expect(await noticesOf(learner)).toEqual(['Laporanmu tentang ulasan sudah kami periksa']);
    expect(await noticesOf(author)).toEqual([]);
    expect(await operator.attempt(abuse.dismiss, { ...key, body: {} })).toMatchObject({ code: 'report_decided' });
    expect(await learner.call(abuse.mine, { params: { kind: 'review', id: reviewId } })).toBeNull();
    await learner.call(abuse.create, reporting('review', reviewId));
    expect(await operator.call(abuse.detail, key)).toMatchObject({ reportCount: 1, reports: [{ decision: null }] });
  });

  test('hides and warns at once: the review is gone, its author reads why, the reporters learn that something was done', async () => {
    const { learner, author, operator, class_, key } = await reportedReview();
    await operator.call(abuse.takeUp, key);
    const acts = ['hide', 'warn'] as const;
    const decided = await operator.call(abuse.decide, { ...key, body: { acts: [...acts], reason } });
    expect(decided).toMatchObject({ openedAt: null, thing: { isHidden: true }, reports: [{ decision: 'acted' }] });
    expect(decided.history.map(({ act }) => act).sort()).toEqual(
      ['author.warn', 'report.decide', 'report.takeUp', 'review.takeDown'].sort(),
    );
    expect((await app.visitor.call(review.list, { params: { type: 'program', id: class_.id } })).total).toBe(0);
    expect(await noticesOf(learner)).toEqual(['Laporanmu tentang ulasan sudah kami periksa']);
    expect((await noticesOf(author)).sort()).toEqual(
      ['Kami menyembunyikan ulasanmu di kelas Fotografi', 'Peringatan tentang ulasanmu di kelas Fotografi'].sort(),
    );
    expect((await mailsTo(author.email)).sort()).toEqual(['author_warned', 'content_hidden']);
    expect(await operator.call(abuse.unhide, key)).toMatchObject({ thing: { isHidden: false } });
    expect((await app.visitor.call(review.list, { params: { type: 'program', id: class_.id } })).total).toBe(1);
  });

  test('of two operators at once counts once, and a refused act does nothing of the others', async () => {
    const { operator, key, author } = await reportedReview();
    const other = await newOperator();
    const sent = { ...key, body: { acts: ['hide' as const], reason } };
    const answers = await Promise.all(
      [operator, other].map((one) => one.send('PUT', `/operator/abuse-case/${key.params.id}/decide`, sent.body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await noticesOf(author)).toHaveLength(1);

    const again = await reportedReview();
    expect(
      await again.operator.attempt(abuse.decide, { ...again.key, body: { acts: ['hide', 'suspend'], reason } }),
    ).toMatchObject({ code: 'report_act_impossible' });
    expect(await again.operator.call(abuse.detail, again.key)).toMatchObject({
      thing: { isHidden: false },
      reportCount: 1,
      history: [],
    });
  });

  test('hides an entry of a discussion and a work of a portfolio by their own machines', async () => {
    const { learner, partner, operator, program, lesson } = await classroom(app);
    const other = await newPerson(app);
    await enrolled(app, other, program);
    const question = await ask(learner, lesson, 'Hubungi saya di nomor rahasia');
    await other.call(abuse.create, reporting('discussion', question.id));
    await operator.call(abuse.decide, {
      ...byId((await caseOf(question.id)).id),
      body: { acts: ['hide'], reason },
    });
    expect((await listed(other, lesson)).list).toMatchObject([{ isHidden: true, content: '' }]);

    const work = await partner.call(portfolio.create, { body: { title: 'Poster', content: 'Promo!' } });
    await other.call(abuse.create, reporting('portfolio', work.id));
    const key = byId((await caseOf(work.id)).id);
    await operator.call(abuse.decide, { ...key, body: { acts: ['hide'], reason } });
    expect(await other.attempt(portfolio.detail, byId(work.id))).toMatchObject({ status: 404 });
    expect(await partner.call(portfolio.detail, byId(work.id))).toMatchObject({ hiddenReason: reason });
    expect((await app.visitor.call(portfolio.list, { query: { filter: { userId: partner.id } } })).list).toEqual([]);
    expect(await other.attempt(abuse.create, reporting('portfolio', work.id))).toMatchObject({ status: 404 });
    await operator.call(abuse.unhide, key);
    expect(await other.call(portfolio.detail, byId(work.id))).toMatchObject({ hiddenReason: null });
  });

  test('hides a profile from everybody but its owner, who reads why, and shows it again', async () => {
    const { learner, operator } = await scene(app);
    const author = await newPerson(app);
    await learner.call(abuse.create, reporting('profile', author.id));
    const key = byId((await caseOf(author.id)).id);
    expect(await operator.call(abuse.detail, key)).toMatchObject({ acts: ['hide', 'warn'] });
    const decided = await operator.call(abuse.decide, { ...key, body: { acts: ['hide'], reason } });
    expect(decided.history.map(({ act }) => act).sort()).toEqual(['profile.hide', 'report.decide']);
    for (const other of [learner, app.visitor])
      expect(await other.attempt(profile.detail, byId(author.id))).toMatchObject({ status: 404 });
    expect(await author.call(profile.detail, byId(author.id))).toMatchObject({ hiddenReason: reason });
    expect(await noticesOf(author)).toEqual(['Kami menyembunyikan profilmu']);
    expect(await operator.call(abuse.detail, key)).toMatchObject({ thing: { isHidden: true }, acts: [] });
    await operator.call(abuse.unhide, key);
    expect(await app.visitor.call(profile.detail, byId(author.id))).toMatchObject({ hiddenReason: null });
  });

  test('suspends a class and warns its mitra; stopping the mitra takes all it sells off sale', async () => {
    const { learner, operator } = await scene(app);
    const partner = await newPartner(app);
    const [one, two] = [await publishedProgram(app, partner), await publishedProgram(app, partner)];
    await learner.call(abuse.create, reporting('class', one.id));
    const key = byId((await caseOf(one.id)).id);
    expect(await operator.call(abuse.detail, key)).toMatchObject({ acts: ['warn', 'suspend', 'stop'] });
    expect(await operator.call(abuse.decide, { ...key, body: { acts: ['warn', 'suspend'], reason } })).toMatchObject({
      openedAt: null,
    });
    expect(await app.visitor.attempt(programs.detail, byId(one.slug))).toMatchObject({ status: 404 });
    expect((await mailsTo(partner.email)).sort()).toEqual(['author_warned', 'class_suspended']);

    await learner.call(abuse.create, reporting('class', one.id));
    expect(await operator.call(abuse.detail, key)).toMatchObject({ acts: ['warn', 'stop'] });
    expect(await operator.call(abuse.decide, { ...key, body: { acts: ['stop'], reason } })).toMatchObject({
      thing: { mitra: { isStopped: true } },
    });
    expect(await app.visitor.attempt(programs.detail, byId(two.slug))).toMatchObject({ status: 404 });
    expect(await mailsTo(partner.email)).toContain('mitra_stopped');
  });
});

test('the database refuses half a case', async () => {
  const { key } = await reportedReview();
  const run = (change: string) =>
    app.connections.query(`UPDATE "AbuseCase" SET ${change} WHERE id = '${key.params.id}'`);
  await expect(run(`"takenUpAt" = now()`)).rejects.toThrow('AbuseCase_handler_is_whole');
  await expect(run(`"openedAt" = NULL`)).rejects.toThrow('AbuseCase_closed_is_done');
  await expect(run(`"reportCount" = 0`)).rejects.toThrow('AbuseCase_open_has_reports');
});
