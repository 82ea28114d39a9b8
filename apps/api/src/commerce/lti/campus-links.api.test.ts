import { learning, lti } from '@sinau/api-client';
import { ltiLinksPerDay, ltiProblems } from '@sinau/contracts/commerce/lti/lti.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { days, hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeCampus, type FakeCampus } from '../../testing/fake-campus.ts';
import { newPerson, type Person } from '../../testing/scene.ts';
import { byId, campusVisits, newStudent, type Connected } from './testing/campus-visits.ts';

let app: AppUnderTest;
let campus: FakeCampus;
beforeAll(async () => {
  app = await startApp({ settings: { WEBHOOK_TARGETS: 'any' } });
  campus = await startFakeCampus({ app });
});
afterAll(async () => {
  await app.stop();
  await campus.stop();
});
const { connected, launch, entered, participantOf, sendGrades } = campusVisits(() => ({ app, campus }));

/** A person with an account of before, who agreed to its link with a campus. */
async function linked(of: Connected) {
  const person = await newPerson(app);
  const student = { ...newStudent(), email: person.email };
  const { browser, launchId } = await launch(of, { person: student });
  expect((await browser.call('POST', launchId, { person, isLinkAgreed: true })).error).toBeNull();
  return { person, student };
}

/** Completes a lesson, which changes the score that the campus is to get. */
async function complete(person: Pick<Person, 'call'>, email: string, of: Connected, index = 0) {
  const { id: participantId, sessions } = (await participantOf(email, of.program.id))!;
  const params = { participantId, sessionId: sessions[index]!.id, action: 'complete' } as const;
  await person.call(learning.act, { params });
}

/** Lets the campus refuse scores until it is undone. */
function refuseScores() {
  campus.refuses = (request, response) => {
    if (!request.url!.endsWith('/scores?t=1')) return false;
    response.writeHead(500).end();
    return true;
  };
}

const due = (platformId: string) => app.db.ltiGrade.count({ where: { link: { platformId }, isDue: true } });
const mails = async (platformId: string) =>
  (await app.queued<MailMessage>('mail.send')).filter((message) => message.platformId === platformId);

describe('a link', () => {
  test('ends at the wish of its account: the class stays, the scores that were left are dropped, and a launch asks again', async () => {
    const of = await connected();
    const { person, student } = await linked(of);
    const other = await connected();
    await linked(other);
    await complete(person, person.email, of);
    expect(await person.call(lti.links)).toMatchObject({
      list: [
        {
          id: of.id,
          campus: 'Universitas Nusantara',
          isRevoked: false,
          classes: [{ slug: of.program.slug }],
          pendingScores: 1,
          isOnlyWay: false,
        },
      ],
    });
    const stranger = await newPerson(app);
    expect(await stranger.call(lti.links)).toEqual({ list: [] });
    expect(await stranger.attempt(lti.unlink, byId(of.id))).toMatchObject({ status: 404 });
    expect(await person.attempt(lti.unlink, byId(other.id))).toMatchObject({ status: 404 });

    await person.call(lti.unlink, byId(of.id));
    expect(await person.call(lti.links)).toEqual({ list: [] });
    expect((await participantOf(person.email, of.program.id))!.grants).toMatchObject([{ endedAt: null }]);
    campus.scores.length = 0;
    await complete(person, person.email, of, 1);
    await sendGrades();
    expect(campus.scores).toEqual([]);

    const again = await launch(of, { person: student });
    expect((await again.browser.call<{ step: string }>('GET', again.launchId, { person })).data.step).toBe('link');
    await again.browser.call('POST', again.launchId, { person, isLinkAgreed: true });
    expect((await of.detail()).offers).toMatchObject([{ taken: 1 }]);
    await sendGrades();
    expect(campus.scores).toMatchObject([{ scoreGiven: 100 }]);
  });

  test('stays while it is the only way into an account that the campus made', async () => {
    const of = await connected();
    const { person, caller } = await entered(of);
    expect(await caller.call(lti.links)).toMatchObject({ list: [{ isOnlyWay: true }] });
    expect(await caller.attempt(lti.unlink, byId(of.id))).toMatchObject({ code: 'lti_link_is_only_way' });
    await app.db.user.update({ where: { email: person.email! }, data: { emailVerifiedAt: app.clock.now() } });
    await caller.call(lti.unlink, byId(of.id));
    expect(await app.db.ltiIdentity.count({ where: { platformId: of.id } })).toBe(0);
  });

  test('is one of so many new ones a day: then new people wait, while linked ones enter', async () => {
    const of = await connected();
    const first = await entered(of);
    await app.connections.query('UPDATE "RateLimit" SET points = $1 WHERE key = $2', [
      ltiLinksPerDay,
      `lti-link:${of.id}`,
    ]);
    const before = await app.db.user.count();
    const { browser, launchId } = await launch(of);
    const { error } = await browser.call('POST', launchId);
    expect(error).toMatchObject({ code: 'lti_links_spent', message: expect.stringContaining('Coba lagi besok') });
    expect(await app.db.user.count()).toBe(before);
    expect((await of.detail()).events[0]).toMatchObject({ kind: 'launch', problem: 'links_spent' });
    expect((await entered(of, { person: first.person })).token).not.toBeNull();
    expect((await entered(await connected())).token).not.toBeNull();
  });
});

describe('a score', () => {
  test('of a connection that is revoked is due no more, whatever changes afterwards', async () => {
    const of = await connected();
    const { person, caller } = await entered(of);
    await complete(caller, person.email!, of);
    expect(await due(of.id)).toBe(1);
    await of.partner.call(lti.revoke, byId(of.id));
    expect(await due(of.id)).toBe(0);
    await complete(caller, person.email!, of, 1);
    expect(await due(of.id)).toBe(0);
    const [course] = (await of.detail()).courses;
    expect(course).toMatchObject({
      scores: { sent: 0, waiting: 0, failed: 1 },
      failure: { reason: ltiProblems.revoked },
    });
    expect(await of.partner.attempt(lti.resend, byId(course!.id))).toMatchObject({ code: 'lti_revoked' });

    // A change at the very moment of the revocation.
    await app.db.ltiGrade.updateMany({ where: { link: { platformId: of.id } }, data: { isDue: true } });
    await app.runJob('lti.mailFailures');
    expect(await due(of.id)).toBe(0);
  });

  test('that has failed for a day is mailed to the owners once, and is sent again on request', async () => {
    const of = await connected();
    const { person, caller } = await entered(of);
    await complete(caller, person.email!, of);
    refuseScores();
    await sendGrades();
    const [course] = (await of.detail()).courses;
    expect(course!.failure).toMatchObject({ count: 1, since: expect.any(String) });
    expect(course!.failure!.reason).toContain(ltiProblems.grade_refused);

    app.clock.advance(hours(23));
    await app.runJob('lti.mailFailures');
    expect(await mails(of.id)).toEqual([]);
    // A change of the progress is another try of the same failure.
    await complete(caller, person.email!, of, 1);
    await sendGrades();
    app.clock.advance(hours(2));
    await app.runJob('lti.mailFailures');
    await app.runJob('lti.mailFailures');
    const sent = [{ template: 'lti_scores_failing', to: of.partner.email, count: 1, since: course!.failure!.since }];
    expect(await mails(of.id)).toMatchObject(sent);

    campus.refuses = null;
    campus.scores.length = 0;
    await of.partner.call(lti.resend, byId(course!.id));
    await sendGrades();
    expect(campus.scores).toMatchObject([{ scoreGiven: 100 }]);
    expect((await of.detail()).courses).toMatchObject([{ failure: null, scores: { sent: 1, failed: 0 } }]);

    // The next failure is another one, with a mail of its own.
    await app.runJob('lti.mailFailures');
    refuseScores();
    await app.db.participant.updateMany({
      where: { classId: of.program.id },
      data: { progress: 50, completedAt: null },
    });
    await sendGrades();
    campus.refuses = null;
    app.clock.advance(days(1) + 1);
    await app.runJob('lti.mailFailures');
    expect(await mails(of.id)).toHaveLength(2);
  });
});
