import { learning, lti } from '@sinau/api-client';
import { ltiProblems, type LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import type { LtiPending } from '@sinau/contracts/commerce/lti/lti.schemas';
import { retryMinutes } from '@sinau/contracts/core/webhook/webhook.rules';
import { generateKeyPair, type JSONWebKeySet, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { startFakeCampus, type FakeCampus } from '../../testing/fake-campus.ts';
import { newPartner, newPerson, type Person } from '../../testing/scene.ts';
import { nextPage } from './roster.ts';
import {
  byId,
  campusVisits,
  newStudent,
  type Browser,
  type Connected,
  type LaunchOptions,
} from './testing/campus-visits.ts';

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

const { pathOf, newBrowser, connected, launch, entered, participantOf, sendGrades } = campusVisits(() => ({
  app,
  campus,
}));
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const toolKeys = async () => (await app.app.inject('/.well-known/lti/jwks.json')).json<JSONWebKeySet>();

const refused = ({ answer }: Awaited<ReturnType<typeof launch>>, problem: LtiProblem) => {
  expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
  expect(answer.body).toContain(ltiProblems[problem]);
};

describe('a launch', () => {
  test('makes a new person a participant on a seat of the campus, and their score goes back until the class is finished', async () => {
    const of = await connected();
    const first = await launch(of);
    expect(first.answer.statusCode).toBe(303);
    const { data: pending } = await first.browser.call<LtiPending>('GET', first.launchId);
    expect(pending).toMatchObject({ campus: 'Universitas Nusantara', step: 'continue', fullname: 'Rani Kusuma' });
    const { data } = await first.browser.call<{ token: string; class: { slug: string } }>('POST', first.launchId);
    expect(data.class.slug).toBe(of.program.slug);
    const caller = app.signedIn(data.token);
    const participant = (await participantOf(first.person.email!, of.program.id))!;
    expect(participant.grants).toMatchObject([{ endedAt: null }]);
    expect(participant.user).toMatchObject({ emailVerifiedAt: null, passwordHash: null });
    expect((await of.detail()).offers).toMatchObject([{ seats: 10, taken: 1 }]);

    campus.scores.length = 0;
    await sendGrades();
    expect(campus.scores).toEqual([]);
    for (const [index, score] of [50, 100].entries()) {
      const sessionId = participant.sessions[index]!.id;
      await caller.call(learning.act, { params: { participantId: participant.id, sessionId, action: 'complete' } });
      await sendGrades();
      expect(campus.scores).toHaveLength(index + 1);
      expect(campus.scores.at(-1)).toMatchObject({
        userId: first.person.id,
        scoreGiven: score,
        scoreMaximum: 100,
        activityProgress: score === 100 ? 'Completed' : 'InProgress',
        gradingProgress: 'FullyGraded',
      });
    }
    await sendGrades();
    expect(campus.scores).toHaveLength(2);

    // Again, by another browser: the campus made the account, and takes no second seat.
    const again = await entered(of, { person: first.person });
    expect(again.token).not.toBeNull();
    const detail = await of.detail();
    expect(detail.offers).toMatchObject([{ taken: 1 }]);
    expect(detail.courses).toMatchObject([{ title: 'Dasar Pemberitaan', scores: { sent: 1, waiting: 0, failed: 0 } }]);
    expect(detail.events[0]).toMatchObject({ kind: 'launch', problem: null });
  });

  let refusing: Promise<Connected> | null = null;
  test.each<[LtiProblem, string, LaunchOptions]>([
    ['wrong_nonce', 'another nonce', { change: (claims) => ({ ...claims, nonce: 'lain' }) }],
    ['wrong_issuer', 'another issuer', { change: (claims) => ({ ...claims, iss: 'https://kampus.lain' }) }],
    ['wrong_client', 'another audience', { change: (claims) => ({ ...claims, aud: 'klien-lain' }) }],
    ['wrong_client', 'another azp', { change: (claims) => ({ ...claims, aud: ['klien-sinau', 'b'], azp: 'b' }) }],
    [
      'wrong_client',
      'several audiences without azp',
      { change: (claims) => ({ ...claims, azp: undefined, aud: ['klien-sinau', 'b'] }) },
    ],
    [
      'deployment_unknown',
      'another deployment',
      { change: (claims) => ({ ...claims, [claim('deployment_id')]: 'lain' }) },
    ],
    [
      'expired',
      'an expiry in the past',
      { change: (claims) => ({ ...claims, iat: claims.iat! - 900, exp: claims.iat! - 600 }) },
    ],
    ['malformed', 'another version', { change: (claims) => ({ ...claims, [claim('version')]: '1.1' }) }],
    ['malformed', 'an address that cannot be stored', { change: (claims) => ({ ...claims, email: 'a\0@kampus.id' }) }],
    [
      'malformed',
      'a link that cannot be stored',
      { change: (claims) => ({ ...claims, [claim('resource_link')]: { id: 'a\0' } }) },
    ],
    ['malformed', 'no subject', { change: (claims) => ({ ...claims, sub: undefined }) }],
    [
      'message_unknown',
      'another message',
      { change: (claims) => ({ ...claims, [claim('message_type')]: 'LtiStartProctoring' }) },
    ],
    ['class_missing', 'no class', { placement: { id: 'tanpa-kelas' } }],
  ])('is refused as %s for %s', async (problem, _name, options) => {
    const of = await (refusing ??= connected());
    refused(await launch(of, options), problem);
    expect((await of.detail()).events[0]).toMatchObject({ kind: 'launch', problem });
    expect(await app.db.participant.count({ where: { classId: of.program.id } })).toBe(0);
  });

  test('is refused without a signature of the campus: none, by a shared secret, by another key, or altered', async () => {
    const of = await connected();
    const text = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const published = new TextEncoder().encode(JSON.stringify(campus.publicJwk));
    const { privateKey } = await generateKeyPair('RS256');
    const forgeries: [LtiProblem, (claims: JWTPayload) => Promise<string>][] = [
      ['bad_algorithm', async (claims) => `${text({ alg: 'none' })}.${text(claims)}.`],
      ['bad_algorithm', (claims) => campus.sign(claims, { alg: 'HS256' }, published)],
      ['bad_signature', (claims) => campus.sign(claims, {}, privateKey)],
      ['bad_signature', (claims) => campus.sign(claims, { kid: 'tak-dikenal' })],
      [
        'bad_signature',
        async (claims) => {
          const [head, , signature] = (await campus.sign(claims)).split('.');
          return `${head}.${text({ ...claims, sub: 'orang-lain' })}.${signature}`;
        },
      ],
      ['malformed', async () => 'bukan-token'],
    ];
    for (const [problem, forge] of forgeries) refused(await launch(of, { forge }), problem);
    expect(await app.db.ltiLaunch.count({ where: { platformId: of.id } })).toBe(0);
  });

  test('works once, within ten minutes, in the browser that began it', async () => {
    const of = await connected();
    const one = await launch(of);
    refused({ ...one, answer: await one.repeat() }, 'state_unknown');

    const begin = async (browser: Browser) => {
      const fields = campus.begin(`${app.env.PUBLIC_URL}/lti/launch/${of.id}`, {
        person: newStudent(),
        placement: { id: 'x', custom: { class: of.program.id } },
      });
      const { headers } = await browser.submit(`/lti/login/${of.id}`, fields);
      return (await campus.authenticate(new URL(headers.location!))).fields;
    };
    // Login CSRF: the answer to an attacker's login, submitted by the browser of somebody else.
    const attacker = newBrowser();
    const stolen = await begin(attacker);
    const victim = newBrowser();
    await begin(victim);
    for (const browser of [newBrowser(), victim]) {
      const answer = await browser.submit(`/lti/launch/${of.id}`, await begin(attacker));
      refused({ ...one, answer }, 'state_unknown');
    }
    const foreign = await connected();
    refused({ ...one, answer: await attacker.submit(`/lti/launch/${foreign.id}`, stolen) }, 'state_unknown');

    const late = newBrowser();
    const fields = await begin(late);
    app.clock.advance(minutes(11));
    refused({ ...one, answer: await late.submit(`/lti/launch/${of.id}`, fields) }, 'state_unknown');

    // The page of a launch is of no use to another browser either, and works once.
    const open = await launch(of);
    expect((await newBrowser().call('GET', open.launchId)).error).toMatchObject({ code: 'lti_launch_over' });
    expect((await victim.call('POST', open.launchId)).error).toMatchObject({ code: 'lti_launch_over' });
    await open.browser.call('POST', open.launchId);
    expect((await open.browser.call('POST', open.launchId)).error).toMatchObject({ code: 'lti_launch_over' });
  });

  test('opens no class of another mitra, none that is not offered, and none beyond the seats', async () => {
    const of = await connected({ seats: 1 });
    const foreign = await publishedProgram(app, await newPartner(app));
    const own = await publishedProgram(app, of.partner);
    for (const { id } of [foreign, own])
      refused(await launch(of, { placement: { id, custom: { class: id } } }), 'class_not_offered');
    const offering = { params: { id: of.id, classId: foreign.id }, body: { seats: 1 } };
    expect(await of.partner.attempt(lti.offer, offering)).toMatchObject({ status: 404 });

    const [first, second] = [await launch(of), await launch(of)];
    const answers = await Promise.all([first, second].map(({ browser, launchId }) => browser.call('POST', launchId)));
    expect(answers.map(({ error }) => error?.code).toSorted()).toEqual(['lti_seats_full', undefined]);
    expect(await app.db.participant.count({ where: { classId: of.program.id } })).toBe(1);
    expect((await of.detail()).events.map(({ problem }) => problem)).toContain('seats_full');
    const fewer = { params: { id: of.id, classId: of.program.id }, body: { seats: 2 } };
    await of.partner.call(lti.offer, fewer);
    const refusal = launch(of).then(({ browser, launchId }) => browser.call('POST', launchId));
    expect((await refusal).error).toBeNull();
    expect(await of.partner.attempt(lti.offer, { ...fewer, body: { seats: 1 } })).toMatchObject({
      code: 'lti_seats_taken',
    });
  });

  test('lets in more people at once than there are connections to the database', async () => {
    const of = await connected({ seats: 12 });
    const launches = [];
    for (let count = 0; count < 12; count += 1) launches.push(await launch(of));
    const answers = await Promise.all(launches.map(({ browser, launchId }) => browser.call('POST', launchId)));
    expect(answers.map(({ error }) => error)).toEqual(launches.map(() => null));
    expect((await of.detail()).offers).toMatchObject([{ taken: 12 }]);
  });

  test('takes a name that is cut within an emoji, and keeps only what verifies of the keys of the campus', async () => {
    const of = await connected();
    Object.assign(campus.publicJwk, { x5c: ['sertifikat'] });
    const { answer } = await launch(of, { person: { ...newStudent(), name: `${'R'.repeat(99)}🎓🎓` } });
    expect(answer.statusCode).toBe(303);
    const { keySet } = await app.db.ltiPlatform.findUniqueOrThrow({ where: { id: of.id } });
    const { x5c: _, ...kept } = campus.publicJwk as Record<string, unknown>;
    expect(keySet).toEqual({ keys: [kept] });
    const twice = await newBrowser().open(`/lti/login/${of.id}?iss=a&iss=b&login_hint=1&target_link_uri=1`);
    expect(twice.body).toContain(ltiProblems.malformed);
  });

  test('names no address where the person is linked by another one', async () => {
    const of = await connected();
    const [owner, person] = [await newPerson(app), newStudent()];
    const { browser, launchId } = await launch(of, { person });
    await browser.call('POST', launchId, { person: owner, isLinkAgreed: true });
    const again = await launch(of, { person });
    const { data } = await again.browser.call<LtiPending>('GET', again.launchId);
    expect(data).toMatchObject({ step: 'sign-in', email: null });
  });

  test('tells people at a shared computer apart, but not a person whom the campus made anew', async () => {
    const of = await connected();
    const first = await entered(of);
    const person = { token: first.token! } as Person;
    const second = await launch(of, { browser: first.browser });
    const { data: pending } = await second.browser.call<LtiPending>('GET', second.launchId, { person });
    expect(pending.step).toBe('continue');
    await second.browser.call('POST', second.launchId, { person });
    const anew = await launch(of, { person: { ...first.person, id: 'baru' } });
    await anew.browser.call('POST', anew.launchId, { person, isLinkAgreed: true });
    const grades = await app.db.ltiGrade.findMany({
      where: { link: { platformId: of.id } },
      select: { subject: true },
    });
    expect(new Set(grades.map(({ subject }) => subject))).toEqual(new Set(['baru', second.person.id]));
  });

  test('is never that of another system, where the same ids are other people', async () => {
    const of = await connected();
    const body = { ...campus.details(), issuer: 'https://lms.lain.id' };
    await of.partner.call(lti.connect, { ...byId(of.id), body });
    await of.partner.call(lti.connect, { ...byId(of.id), body: campus.details() });
    await entered(of);
    const refusal = await of.partner.attempt(lti.connect, { ...byId(of.id), body });
    expect(refusal).toMatchObject({ code: 'lti_issuer_in_use' });
    await of.partner.call(lti.connect, { ...byId(of.id), body: { ...campus.details(), deploymentIds: ['2'] } });
  });

  test('never takes over an account that was there before: its owner signs in and agrees, and signs in again elsewhere', async () => {
    const of = await connected();
    const owner = await newPerson(app);
    const person = { id: 'korban', name: 'Penyerang', email: owner.email.toUpperCase() };
    const one = await launch(of, { person });
    const { data } = await one.browser.call<LtiPending>('GET', one.launchId);
    expect(data).toMatchObject({ step: 'sign-in', email: owner.email, fullname: 'Penyerang' });
    expect((await one.browser.call('POST', one.launchId, { isLinkAgreed: true })).error).toMatchObject({
      code: 'lti_sign_in_needed',
    });
    const link = await one.browser.call<LtiPending>('GET', one.launchId, { person: owner });
    expect(link.data).toMatchObject({ step: 'link', fullname: owner.fullname, email: owner.email });
    expect((await one.browser.call('POST', one.launchId, { person: owner })).error).toMatchObject({
      code: 'lti_sign_in_needed',
    });
    const entrance = await one.browser.call('POST', one.launchId, { person: owner, isLinkAgreed: true });
    expect(entrance.data).toEqual({ class: { slug: of.program.slug }, token: null });
    expect(await participantOf(owner.email, of.program.id)).not.toBeNull();

    const again = await launch(of, { person });
    expect((await again.browser.call('POST', again.launchId)).error).toMatchObject({ code: 'lti_sign_in_needed' });
    const own = await again.browser.call<LtiPending>('GET', again.launchId, { person: owner });
    expect(own.data.step).toBe('open');
    // The same subject at another connection is somebody else, whatever issuer that one claims.
    const hostile = await connected();
    const other = await launch(hostile, { person });
    expect((await other.browser.call<LtiPending>('GET', other.launchId)).data.step).toBe('sign-in');
  });

  test('signs in to an account that the campus made only until somebody confirms its address', async () => {
    const of = await connected();
    const { person, token } = await entered(of);
    expect(token).not.toBeNull();
    await app.db.user.update({ where: { email: person.email! }, data: { emailVerifiedAt: app.clock.now() } });
    const { browser, launchId } = await launch(of, { person });
    expect((await browser.call<LtiPending>('GET', launchId)).data.step).toBe('sign-in');
    expect((await browser.call('POST', launchId)).error).toMatchObject({ code: 'lti_sign_in_needed' });
    // A launch without an address makes no account.
    const unnamed = await launch(of, { person: { id: 'tanpa-alamat' } });
    expect((await unnamed.browser.call<LtiPending>('GET', unnamed.launchId)).data).toMatchObject({
      step: 'sign-in',
      email: null,
    });
  });

  test('in a frame leads to a tab, whose page may be framed and runs no script', async () => {
    const { id } = await connected();
    const fields = campus.begin(`${app.env.PUBLIC_URL}/lti/launch/${id}`, {
      person: newStudent(),
      placement: { id: 'x' },
    });
    const { statusCode, body, headers } = await newBrowser().submit(`/lti/login/${id}`, fields, {
      'sec-fetch-dest': 'iframe',
    });
    expect([statusCode, headers['set-cookie'], headers['x-frame-options']]).toEqual([200, undefined, undefined]);
    expect(body).toContain(`action="${app.env.PUBLIC_URL}/lti/login/${id}" target="_blank"`);
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(await app.db.ltiLogin.count({ where: { platformId: id } })).toBe(0);
  });

  test('of a connection that is revoked, not finished or unknown is refused', async () => {
    const of = await connected();
    const waiting = await launch(of);
    await of.partner.call(lti.revoke, byId(of.id));
    expect((await waiting.browser.call('POST', waiting.launchId)).error).toMatchObject({ code: 'lti_launch_over' });
    const { id } = await of.partner.call(lti.create, { body: { name: 'Belum selesai' } });
    for (const [path, problem] of [
      [of.id, 'revoked'],
      [id, 'not_connected'],
      [of.program.id, 'revoked'],
      ['bukan-id', 'revoked'],
    ] as const) {
      const answer = await newBrowser().open(`/lti/login/${path}?iss=${encodeURIComponent(campus.url)}`);
      expect([answer.statusCode, answer.body.includes(ltiProblems[problem])]).toEqual([403, true]);
    }
  });
});

describe('deep linking', () => {
  test('lets a teacher choose among the offered classes in a frame, and signs the answer', async () => {
    const of = await connected();
    const hidden = await publishedProgram(app, of.partner);
    const { answer, browser } = await launch(of, { placement: null, person: { id: 'dosen', isTeacher: true } });
    expect([answer.statusCode, browser.cookie()]).toEqual([200, '']);
    expect(answer.body).toContain(of.program.id);
    expect(answer.body).not.toContain(hidden.id);
    const [, id] = /name="id" value="([^"]+)"/.exec(answer.body)!;
    const refusal = await browser.submit('/lti/chosen', { id: id!, 'class-0': hidden.id });
    expect(refusal.body).toContain(ltiProblems.class_not_offered);
    const sent = await browser.submit('/lti/chosen', { id: id!, 'class-0': of.program.id });
    expect(sent.body).toContain(`action="${campus.url}/return"`);
    const [, jwt] = /name="JWT" value="([^"]+)"/.exec(sent.body)!;
    await fetch(`${campus.url}/return`, { method: 'POST', body: new URLSearchParams({ JWT: jwt! }) });
    expect(campus.choices.at(-1)).toMatchObject({
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('deployment_id')]: campus.deploymentId,
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'csrf-kampus',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        {
          type: 'ltiResourceLink',
          title: of.program.title,
          custom: { class: of.program.id },
          lineItem: { scoreMaximum: 100 },
        },
      ],
    });
    const repeated = await browser.submit('/lti/chosen', { id: id!, 'class-0': of.program.id });
    expect(repeated.body).toContain(ltiProblems.state_unknown);
  });

  test('is the only thing that a login without a browser may lead to', { tags: 'night' }, async () => {
    const of = await connected();
    const fields = campus.begin(`${app.env.PUBLIC_URL}/lti/choose/${of.id}`, {
      person: newStudent(),
      placement: { id: 'x', custom: { class: of.program.id } },
    });
    const browser = newBrowser();
    const { headers } = await browser.submit(`/lti/login/${of.id}`, fields);
    const { fields: sent } = await campus.authenticate(new URL(headers.location!));
    const answer = await browser.submit(`/lti/launch/${of.id}`, sent);
    expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
  });
});

describe('a score', () => {
  test(
    'that fails is sent again with growing pauses, as it is by then, and given up after three days',
    { tags: 'night' },
    async () => {
      const of = await connected();
      const { person, caller } = await entered(of);
      const participant = (await participantOf(person.email!, of.program.id))!;
      const complete = (index: number) =>
        caller.call(learning.act, {
          params: { participantId: participant.id, sessionId: participant.sessions[index]!.id, action: 'complete' },
        });
      campus.scores.length = 0;
      campus.refuses = (request, response) => {
        if (!request.url!.endsWith('/scores?t=1')) return false;
        response.writeHead(500).end();
        return true;
      };
      const attempts = () => campus.calls.filter((call) => call.endsWith('/scores')).length;
      await complete(0);
      const before = attempts();
      await sendGrades();
      await sendGrades();
      expect(attempts()).toBe(before + 1);
      expect((await of.detail()).courses).toMatchObject([{ scores: { waiting: 1 } }]);
      app.clock.advance(minutes(retryMinutes[0] + 0.1));
      await sendGrades();
      expect(attempts()).toBe(before + 2);
      for (const wait of retryMinutes.slice(1)) {
        app.clock.advance(minutes(wait + 0.1));
        await sendGrades();
      }
      app.clock.advance(days(2));
      await sendGrades();
      expect(attempts()).toBe(before + 10);
      expect((await of.detail()).courses).toMatchObject([{ scores: { waiting: 0, failed: 1 } }]);

      campus.refuses = null;
      await complete(1);
      await sendGrades();
      expect(campus.scores).toMatchObject([{ scoreGiven: 100 }]);
      expect((await of.detail()).courses).toMatchObject([{ scores: { sent: 1, failed: 0 } }]);
    },
  );

  test(
    'gets a line item where the campus made none, and goes back at once for what was done before',
    { tags: 'night' },
    async () => {
      const of = await connected();
      const owner = await newPerson(app);
      await enrolled(app, owner, of.program);
      await app.db.participant.updateMany({ where: { userId: owner.id }, data: { progress: 50 } });
      const placement = { id: `polos-${of.program.id}`, custom: { class: of.program.id }, hasLineItem: false };
      const { browser, launchId } = await launch(of, { placement, person: { id: 'lama', email: owner.email } });
      await browser.call('POST', launchId, { person: owner, isLinkAgreed: true });
      expect((await of.detail()).offers).toMatchObject([{ taken: 0 }]);
      campus.scores.length = 0;
      await sendGrades();
      expect(campus.scores).toMatchObject([{ userId: 'lama', scoreGiven: 50 }]);
      expect(campus.lineItems.get(campus.scores[0]!.lineItem)).toMatchObject({ resourceLinkId: placement.id });
      const teacher = await launch(of, { person: { ...newStudent(), isTeacher: true }, placement });
      await teacher.browser.call('POST', teacher.launchId);
      expect(await app.db.ltiGrade.count({ where: { link: { platformId: of.id } } })).toBe(1);
    },
  );
});

describe('the people of a course', () => {
  test('are read page by page on the host of the campus alone, with their progress', { tags: 'night' }, async () => {
    const of = await connected();
    const { person } = await entered(of);
    const others = (page: number) =>
      Array.from({ length: 50 }, (_, index) => ({ id: `p${page}-${index}`, name: `Nama ${index}` }));
    campus.people = [[{ ...person }, { id: 'dosen', name: 'Dosen', isTeacher: true }], others(2), others(3)];
    const [course] = (await of.detail()).courses;
    const roster = await of.partner.call(lti.roster, byId(course!.id));
    expect(roster.isCut).toBe(false);
    expect(roster.list).toHaveLength(102);
    expect(roster.list.slice(0, 2)).toEqual([
      { name: 'Rani Kusuma', email: person.email, isTeacher: false, progress: 0 },
      { name: 'Dosen', email: null, isTeacher: true, progress: null },
    ]);
    campus.nextHost = 'http://127.0.0.1:9';
    const cut = await of.partner.call(lti.roster, byId(course!.id));
    campus.nextHost = null;
    expect(cut.list).toHaveLength(2);
    expect(nextPage('<https://a.id/2>; rel="next"', 'https://a.id/1')).toBe('https://a.id/2');
    expect(nextPage('<https://b.id/2>; rel=next', 'https://a.id/1')).toBeNull();
    expect(nextPage('<https://a.id/0>; rel="prev", </3>; rel="next"', 'https://a.id/1')).toBe('https://a.id/3');
  });
});

describe('Dynamic Registration', () => {
  test('connects a campus by an address that works once, after its administrator agreed', async () => {
    const partner = await newPartner(app);
    const { id } = await partner.call(lti.create, { body: { name: 'Politeknik' } });
    const { address } = await partner.call(lti.registration, byId(id));
    const query = {
      openid_configuration: `${campus.url}/.well-known/openid-configuration`,
      registration_token: 'pendaftaran-1',
    };
    const path = `${pathOf(address)}?${new URLSearchParams({ ...query, agreed: 'true' })}`;
    const page = await newBrowser().open(path);
    expect(page.body).toContain('Sambungkan 127.0.0.1?');
    expect((await partner.call(lti.detail, byId(id))).connectedAt).toBeNull();
    const done = await newBrowser().submit(pathOf(address), { ...query, agreed: 'true' });
    expect(done.body).toContain('Kampus tersambung');
    const detail = await partner.call(lti.detail, byId(id));
    expect(detail.connection).toMatchObject({
      issuer: campus.url,
      clientId: campus.clientId,
      deploymentIds: ['deployment-1'],
    });
    expect(campus.registrations.at(-1)).toMatchObject({
      initiate_login_uri: detail.addresses.login,
      redirect_uris: [detail.addresses.launch],
      jwks_uri: detail.addresses.keys,
      token_endpoint_auth_method: 'private_key_jwt',
    });
    const again = await newBrowser().submit(pathOf(address), { ...query, agreed: 'true' });
    expect([again.statusCode, again.body.includes(ltiProblems.registration_unknown)]).toEqual([403, true]);
    expect(await partner.attempt(lti.registration, byId(id))).toMatchObject({ code: 'lti_connected' });
  });
});

describe('our keys', () => {
  test('are replaced by one, however much it signs, once none of them can be opened any more', async () => {
    const of = await connected();
    const choose = async () => {
      const { answer, browser } = await launch(of, { placement: null });
      const [, id] = /name="id" value="([^"]+)"/.exec(answer.body)!;
      expect((await browser.submit('/lti/chosen', { id: id!, 'class-0': of.program.id })).statusCode).toBe(200);
    };
    await choose();
    app.clock.advance(days(2));
    await app.db.ltiKey.updateMany({ data: { privateKey: 'disegel dengan kunci lain' } });
    const before = await app.db.ltiKey.count();
    for (let count = 0; count < 3; count += 1) await choose();
    expect(await app.db.ltiKey.count()).toBe(before + 1);
  });

  test(
    'are replaced after a quarter, published a day before they sign, and kept for a week after',
    { tags: 'night' },
    async () => {
      await connected();
      const first = (await toolKeys()).keys.map(({ kid }) => kid);
      app.clock.advance(days(91));
      await app.runJob('lti.rotateKeys');
      const both = (await toolKeys()).keys.map(({ kid }) => kid);
      expect(both).toEqual([expect.any(String), ...first]);
      app.clock.advance(days(9));
      await app.runJob('lti.rotateKeys');
      expect((await toolKeys()).keys.map(({ kid }) => kid)).toEqual([both[0]]);
      expect(JSON.stringify((await toolKeys()).keys)).not.toContain('"d"');
    },
  );
});
