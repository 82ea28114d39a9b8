import { apikey, gift, program, report, transaction } from '@sinau/api-client';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import { keyCallsPerMinute, keyScopes, maxApiKeys, type KeyScope } from '@sinau/contracts/core/apikey/apikey.rules';
import type { ApiKeyCreation } from '@sinau/contracts/core/apikey/apikey.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newInstructor, newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const endpoints = Object.values(endpointTable).flatMap((table) => Object.values<NamedEndpoint>(table));

/** A key of a partner, and a program that calls by it. */
async function keyOf(partner: PartnerPerson, scopes: KeyScope[], more: Partial<ApiKeyCreation> = {}) {
  const { key, secret } = await partner.call(apikey.create, { body: { name: 'Sistem HR', scopes, ...more } });
  return { key, secret, caller: app.signedIn(secret) };
}
const listed = async (partner: PartnerPerson, id: string) =>
  (await partner.call(apikey.list)).list.find((one) => one.id === id)!;
const auditOf = (id: string) =>
  app.db.auditEntry.findMany({
    where: { subjectId: id },
    orderBy: { id: 'asc' },
    select: { act: true, actorId: true },
  });

describe('an API key', () => {
  test('makes the calls of its scopes, its uses are counted, and revoking it ends it at once', async () => {
    const partner = await newPartner(app);
    const { id } = await publishedProgram(app, partner);
    const { key, secret, caller } = await keyOf(partner, ['classes']);
    expect(key).toMatchObject({ useCount: 0, lastUsedAt: null, isUsable: true, createdBy: partner.fullname });
    expect(secret.startsWith(key.hint)).toBe(true);
    expect(await caller.call(program.mineDetail, byId(id))).toMatchObject({ id });
    expect((await caller.call(program.mine)).list).toMatchObject([{ id }]);
    expect(await caller.attempt(report.summary)).toMatchObject({ status: 403, code: 'api_key_scope' });
    expect(await listed(partner, key.id)).toMatchObject({ useCount: 3, lastUsedAt: expect.any(String) });

    await partner.call(apikey.revoke, byId(key.id));
    await partner.call(apikey.revoke, byId(key.id));
    expect(await caller.attempt(program.mine)).toMatchObject({ status: 401, code: 'api_key_invalid' });
    expect(await listed(partner, key.id)).toMatchObject({ useCount: 3, isUsable: false });
    expect(await auditOf(key.id)).toEqual([
      { act: 'apiKey.make', actorId: partner.id },
      { act: 'apiKey.revoke', actorId: partner.id },
    ]);
  });

  test('is stored as a hash alone', async () => {
    const { key, secret } = await keyOf(await newPartner(app), ['classes']);
    const row = await app.db.apiKey.findUniqueOrThrow({ where: { id: key.id } });
    expect(secret).toMatch(/^sinau_key_[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(secret.slice(key.hint.length));
  });

  test('is refused once it has expired, and from other addresses than its own', async () => {
    const partner = await newPartner(app);
    const soon = later(app.clock.now(), minutes(5)).toISOString();
    const { caller } = await keyOf(partner, ['classes'], { expiresAt: soon });
    await caller.call(program.mine);
    const refusal = { status: 403, code: 'api_key_address' };
    const { caller: elsewhere } = await keyOf(partner, ['classes'], { addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(await elsewhere.attempt(program.mine)).toMatchObject(refusal);
    const { caller: here } = await keyOf(partner, ['classes'], { addresses: ['127.0.0.0/8', '::1'] });
    await here.call(program.mine);
    app.clock.advance(minutes(6));
    expect(await caller.attempt(program.mine)).toMatchObject({ status: 401, code: 'api_key_invalid' });
    const body = { name: 'Lewat', scopes: ['classes'] as KeyScope[], expiresAt: soon };
    expect(await partner.attempt(apikey.create, { body })).toMatchObject({ fields: { expiresAt: expect.any(String) } });
  });

  test('is limited to so many calls a minute, whoever else calls', async () => {
    const partner = await newPartner(app);
    const { key, caller } = await keyOf(partner, ['classes']);
    const { caller: other } = await keyOf(partner, ['classes']);
    await caller.call(program.mine);
    await app.connections.query('UPDATE "RateLimit" SET points = $1 WHERE key = $2', [
      keyCallsPerMinute,
      `api-key:${key.id}`,
    ]);
    expect(await caller.attempt(program.mine)).toMatchObject({ status: 429, code: 'too_many_requests' });
    await other.call(program.mine);
    await partner.call(program.mine);
  });

  test('is one of twenty at most, without those that were revoked', async () => {
    const partner = await newPartner(app);
    const { key } = await keyOf(partner, ['classes']);
    const { id: _, ...row } = await app.db.apiKey.findUniqueOrThrow({ where: { id: key.id } });
    await app.db.apiKey.createMany({
      data: Array.from({ length: maxApiKeys - 1 }, (_one, index) => ({ ...row, secretHash: new Uint8Array([index]) })),
    });
    const body = { name: 'Satu lagi', scopes: ['classes'] as KeyScope[] };
    expect(await partner.attempt(apikey.create, { body })).toMatchObject({ status: 409, code: 'too_many_api_keys' });
    await partner.call(apikey.revoke, byId(key.id));
    await partner.call(apikey.create, { body });
  });
});

describe('an API key never exceeds its maker', () => {
  const refusal = { status: 401, code: 'api_key_invalid' };

  test('and is refused once they left the mitra or only teach in it, their account is locked, or the mitra is stopped', async () => {
    const { partner, operator } = await scene(app);
    const { id } = await publishedProgram(app, partner);
    const { caller } = await keyOf(partner, ['classes']);
    const member = await newPerson(app);
    await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: member.id, role: 'member' } });
    const { caller: byMember } = await keyOf({ ...member, mitraId: partner.mitraId }, ['classes']);
    await byMember.call(program.mine);

    const ofMember = { where: { mitraId_userId: { mitraId: partner.mitraId, userId: member.id } } };
    await app.db.mitraMember.update({ ...ofMember, data: { role: 'instructor' } });
    expect(await byMember.attempt(program.mine)).toMatchObject(refusal);
    await app.db.mitraMember.update({ ...ofMember, data: { role: 'member' } });
    await byMember.call(program.mine);
    await app.db.user.update({ where: { id: member.id }, data: { lockedAt: app.clock.now() } });
    expect(await byMember.attempt(program.mine)).toMatchObject(refusal);
    await app.db.user.update({ where: { id: member.id }, data: { lockedAt: null } });
    await app.db.mitraMember.delete(ofMember);
    expect(await byMember.attempt(program.mine)).toMatchObject(refusal);

    await caller.call(program.mineDetail, byId(id));
    const stop = await app.db.mitraStop.create({
      data: { mitraId: partner.mitraId, reason: 'Diperiksa', stoppedAt: app.clock.now(), stoppedById: operator.id },
    });
    expect(await caller.attempt(program.mine)).toMatchObject(refusal);
    await app.db.mitraStop.delete({ where: { id: stop.id } });
    await caller.call(program.mine);
  });

  test('and acts for its own mitra, whichever its maker acts for now', async () => {
    const [partner, other] = [await newPartner(app), await newPartner(app)];
    const { id } = await publishedProgram(app, partner);
    const { caller } = await keyOf(partner, ['classes']);
    await app.db.mitraMember.create({ data: { mitraId: other.mitraId, userId: partner.id, role: 'owner' } });
    await app.db.user.update({ where: { id: partner.id }, data: { activeMitraId: other.mitraId } });
    expect((await caller.call(program.mine)).list).toMatchObject([{ id }]);
  });

  test('and is made by members alone', async () => {
    const partner = await newPartner(app);
    const { id } = await publishedProgram(app, partner);
    const instructor = await newInstructor(app, partner, id, ['edit', 'grade', 'report']);
    const body = { name: 'Kunci', scopes: ['classes'] as KeyScope[] };
    expect(await instructor.attempt(apikey.create, { body })).toMatchObject({ status: 404 });
  });
});

describe('each endpoint', () => {
  test('without a scope refuses a key with every scope', async () => {
    const { caller } = await keyOf(await newPartner(app), [...keyScopes]);
    const closed = endpoints.filter(({ auth, keyScope }) => auth !== 'public' && !keyScope);
    const open: string[] = [];
    for (const { id, method, path, example } of closed) {
      const { body } = await caller.send(
        method,
        path.replace(/:\w+/g, '0198f1c0-0000-7000-8000-000000000000'),
        example,
      );
      if (body?.error?.code !== 'api_key_scope') open.push(id);
    }
    expect(open).toEqual([]);
  });

  test('with a scope refuses keys without it', async () => {
    const scoped = endpoints.filter(({ keyScope }) => keyScope);
    expect(new Set(scoped.map(({ keyScope }) => keyScope))).toEqual(new Set(keyScopes));
    const partner = await newPartner(app);
    for (const scope of keyScopes) {
      const others = keyScopes.filter((one) => one !== scope);
      const { caller } = await keyOf(partner, others);
      for (const { method, path, example } of scoped.filter(({ keyScope }) => keyScope === scope)) {
        const { body } = await caller.send(method, path.replace(':type', 'program').replace(/:\w+/g, 'satu'), example);
        expect({ path, code: body.error?.code }).toEqual({ path, code: 'api_key_scope' });
      }
    }
  });

  test('names the scope in its description', async () => {
    const { body } = await app.visitor.send('GET', '/openapi.json');
    const document = body as {
      components: { securitySchemes: Record<string, object> };
      paths: Record<string, Record<string, { security: object[] }>>;
    };
    expect(document.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(document.paths['/v2/user/program']!.get!.security).toEqual([{ session: [] }, { apiKey: ['classes'] }]);
    expect(document.paths['/user/me']!.get!.security).toEqual([{ session: [] }]);
  });
});

describe('a program that is given', () => {
  test('by a key makes its recipient a participant, once, and closes their unpaid order', async () => {
    const partner = await newPartner(app);
    const { id, slug } = await publishedProgram(app, partner);
    const { caller } = await keyOf(partner, ['enrol', 'participants']);
    const person = await newPerson(app);
    await person.call(transaction.create, { body: { programIds: [id] } });
    const give = { params: { id: slug }, body: { email: person.email.toUpperCase() } };
    const { participantId, orderId } = await caller.call(gift.create, give);
    const grant = await app.db.grant.findFirstOrThrow({
      where: { participantId, endedAt: null },
      include: { orderLine: { include: { order: true } }, participant: true },
    });
    expect(grant).toMatchObject({
      participant: { userId: person.id, classId: id },
      orderLine: { listPrice: 0, paid: 0, mitraShare: 0, order: { code: orderId, status: 'SUCCESS', total: 0 } },
    });
    const unpaid = await app.db.order.findFirstOrThrow({ where: { userId: person.id, status: 'PENDING' } });
    expect(unpaid.expiresAt.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
    expect(await caller.call(report.participant, byId(participantId))).toMatchObject({ fullname: person.fullname });
    expect(await caller.attempt(gift.create, give)).toMatchObject({ status: 409, code: 'person_has_class' });
  });

  test('is refused for strangers, members of the mitra, unpublished programs and those of others', async () => {
    const { partner, otherPartner, learner } = await scene(app);
    const given = await publishedProgram(app, partner);
    const { id } = given;
    const give = (email: string, ref = id) => ({ params: { id: ref }, body: { email } });
    const codeOf = async (email: string, ref?: string) => (await partner.attempt(gift.create, give(email, ref))).code;
    expect(await codeOf('belum-ada@contoh.id')).toBe('person_unknown');
    const unconfirmed = await newPerson(app, { emailVerifiedAt: null });
    expect(await codeOf(unconfirmed.email)).toBe('person_unknown');
    expect(await codeOf(partner.email)).toBe('person_in_team');
    expect(await codeOf(learner.email, (await newProgram(app, partner)).id)).toBe('class_not_for_sale');
    expect(await codeOf(learner.email, (await publishedProgram(app, otherPartner)).id)).toBe('not_found');
    await enrolled(app, learner, given);
    expect(await codeOf(learner.email)).toBe('person_has_class');
  });
});
