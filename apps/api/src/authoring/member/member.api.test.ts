import { auth, invitation, member, program } from '@sinau/api-client';
import type { MemberRole } from '@sinau/contracts/authoring/member/member.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { newInstructor, newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const invite = (partner: PartnerPerson, email: string, role: MemberRole = 'member') =>
  partner.call(member.invite, { body: { email, role } });
const link = async (email: string) => ({ token: await app.mailedToken(email, 'member_invitation') });

/** Creates a user who joined a partner's mitra by the mailed link. */
async function joined(partner: PartnerPerson, role: MemberRole = 'member'): Promise<PartnerPerson> {
  const person = await newPerson(app, { fullname: 'Tiara Anggota' });
  await invite(partner, person.email, role);
  await person.call(invitation.accept, { body: await link(person.email) });
  return { ...person, mitraId: partner.mitraId };
}

test('a user who is invited by mail and accepts belongs to the mitra and has all permissions in it', async () => {
  const partner = await newPartner(app);
  const one = await publishedProgram(app, partner);
  const email = uniqueEmail();
  const invited = await invite(partner, email);
  expect(invited).toMatchObject({ email, role: 'member', status: 'invited', isExpired: false });
  expect(await partner.call(member.list)).toMatchObject({
    list: [{ id: partner.id, role: 'owner', isMe: true }],
    invitations: [{ id: invited.id }],
  });

  const person = await newPerson(app, { email });
  const accepted = await person.call(invitation.accept, { body: await link(email) });
  expect(accepted).toMatchObject({ role: 'member', class: null, scopes: [], status: 'accepted' });
  expect(await person.call(auth.me)).toMatchObject({ mitra: { role: 'member', scopes: null } });
  expect(await person.call(program.mineDetail, byId(one.id))).toMatchObject({ id: one.id });
  expect(await partner.call(member.list)).toMatchObject({
    list: [{ id: partner.id }, { id: person.id, email, role: 'member', isMe: false }],
    invitations: [],
  });
});

test('an instructor who is invited as a member becomes one, and is a member in the list', async () => {
  const partner = await newPartner(app);
  const one = await publishedProgram(app, partner);
  const person = await newInstructor(app, partner, one.id, ['report']);
  expect((await partner.call(member.list)).list).toHaveLength(1);
  await invite(partner, person.email);
  await person.call(invitation.accept, { body: await link(person.email) });
  expect(await person.call(auth.me)).toMatchObject({ mitra: { role: 'member', scopes: null } });
  expect((await partner.call(member.list)).list).toHaveLength(2);
});

test('inviting a user twice, or a member, is refused; a revoked link is unknown', async () => {
  const partner = await newPartner(app);
  const colleague = await joined(partner);
  const person = await newPerson(app);
  const { id } = await invite(partner, person.email);
  const again = { body: { email: person.email, role: 'owner' } } as const;
  expect(await partner.attempt(member.invite, again)).toMatchObject({ status: 409, code: 'already_invited' });
  expect(await partner.attempt(member.invite, { body: { email: colleague.email, role: 'member' } })).toMatchObject({
    status: 409,
    code: 'already_member',
  });
  const old = await link(person.email);
  await partner.call(member.resend, byId(id));
  expect(await person.attempt(invitation.accept, { body: old })).toMatchObject({ status: 404 });
  const body = await link(person.email);
  await partner.call(member.revoke, byId(id));
  expect(await person.attempt(invitation.accept, { body })).toMatchObject({ status: 404 });
  expect(await partner.attempt(member.revoke, byId(id))).toMatchObject({ status: 404 });
});

describe('only an owner', () => {
  test('invites, changes and removes; others may leave', async () => {
    const partner = await newPartner(app);
    const [colleague, third] = [await joined(partner), await joined(partner)];
    const { id } = await invite(partner, uniqueEmail());
    const refusal = { status: 409, code: 'owner_only' };
    expect(await colleague.attempt(member.invite, { body: { email: uniqueEmail(), role: 'member' } })).toMatchObject(
      refusal,
    );
    expect(await colleague.attempt(member.resend, byId(id))).toMatchObject(refusal);
    expect(await colleague.attempt(member.revoke, byId(id))).toMatchObject(refusal);
    expect(await colleague.attempt(member.update, { ...byId(colleague.id), body: { role: 'owner' } })).toMatchObject(
      refusal,
    );
    expect(await colleague.attempt(member.remove, byId(third.id))).toMatchObject(refusal);

    await colleague.call(member.remove, byId(colleague.id));
    expect(await colleague.call(auth.me)).toMatchObject({ isMitra: false });
    await partner.call(member.remove, byId(third.id));
    expect(await third.attempt(program.mine)).toMatchObject({ status: 403 });
  });

  test('of another mitra cannot find these members', async () => {
    const [partner, other] = [await newPartner(app), await newPartner(app)];
    const colleague = await joined(partner);
    expect(await other.attempt(member.remove, byId(colleague.id))).toMatchObject({ status: 404 });
    expect(await other.attempt(member.update, { ...byId(colleague.id), body: { role: 'owner' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('the last owner', () => {
  test('stays, until another owner is added', async () => {
    const partner = await newPartner(app);
    const colleague = await joined(partner);
    const demote = { ...byId(partner.id), body: { role: 'member' } } as const;
    expect(await partner.attempt(member.update, demote)).toMatchObject({ status: 409, code: 'last_owner' });
    expect(await partner.attempt(member.remove, byId(partner.id))).toMatchObject({ status: 409, code: 'last_owner' });

    expect(await partner.call(member.update, { ...byId(colleague.id), body: { role: 'owner' } })).toMatchObject({
      role: 'owner',
    });
    expect(await partner.call(member.update, demote)).toMatchObject({ role: 'member', isMe: true });
  });

  test('remains when two owners leave or demote each other concurrently', async () => {
    for (const change of ['leave', 'demote'] as const) {
      const partner = await newPartner(app);
      const second = await joined(partner, 'owner');
      const goes = (person: PartnerPerson, who: string) =>
        change === 'leave'
          ? person.call(member.remove, byId(person.id))
          : person.call(member.update, { ...byId(who), body: { role: 'member' } });
      const outcomes = await Promise.allSettled([goes(partner, second.id), goes(second, partner.id)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await app.db.mitraMember.count({ where: { mitraId: partner.mitraId, role: 'owner' } })).toBe(1);
    }
  });

  test('is protected by the database, too', async () => {
    const { mitraId } = await newPartner(app);
    await expect(app.db.mitraMember.deleteMany({ where: { mitraId } })).rejects.toThrow('A mitra keeps an owner');
    await expect(app.db.mitraMember.updateMany({ where: { mitraId }, data: { role: 'member' } })).rejects.toThrow(
      'A mitra keeps an owner',
    );
    await app.db.mitra.delete({ where: { id: mitraId } });
  });
});
