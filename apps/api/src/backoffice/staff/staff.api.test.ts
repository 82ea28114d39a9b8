import { account, type ApiError, audit, auth, operator as operators, staff } from '@sinau/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/passwords.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
/** Each test begins with one admin. */
beforeEach(async () => {
  await app.db.user.updateMany({ where: { isOperator: true }, data: { staffRoles: [] } });
  admin = await newPerson(app, { fullname: 'Dimas Admin', staffRoles: ['admin'] });
});

const byId = ({ id }: Person) => ({ params: { id } });
const rolesOf = async ({ id }: Person) => {
  const { staffRoles, isOperator } = await app.db.user.findUniqueOrThrow({ where: { id } });
  return { staffRoles, isOperator };
};

describe('staff.add', () => {
  test('gives roles to the owner of an account, who keeps those they have, and logs it', async () => {
    const person = await newPerson(app, { fullname: 'Rani Dukungan' });
    await admin.call(staff.add, { body: { email: person.email, roles: ['support'] } });
    const { roles } = await admin.call(staff.add, { body: { email: person.email, roles: ['review'] } });
    expect(roles).toEqual(['support', 'review']);
    expect(await person.call(auth.me)).toMatchObject({ isOperator: true, staffRoles: ['support', 'review'] });
    const { list } = await admin.call(audit.list, { query: { filter: { subjectId: person.id } } });
    expect(list).toMatchObject([
      { act: 'staff.setRoles', before: { roles: 'support' }, after: { roles: 'support, review' } },
      {
        act: 'staff.setRoles',
        actor: { id: admin.id },
        subject: { type: 'person', title: 'Rani Dukungan' },
        before: { roles: '' },
        after: { roles: 'support' },
      },
    ]);
  });

  test('refuses an address without an open account', async () => {
    const closed = await newPerson(app, { deactivatedAt: app.clock.now() });
    for (const email of ['tidak-ada@contoh.test', closed.email])
      expect(await admin.attempt(staff.add, { body: { email, roles: ['support'] } })).toMatchObject({
        code: 'invalid_input',
        fields: { email: expect.stringContaining('Belum ada akun') as string },
      });
  });
});

describe('staff.list', () => {
  test('has open accounts with roles, by name and address', async () => {
    const person = await newPerson(app, { fullname: 'Ayu Konten', staffRoles: ['content'] });
    await newPerson(app, { fullname: 'Bukan Staf' });
    const { list } = await admin.call(staff.list);
    expect(list.map(({ fullname, roles }) => [fullname, roles])).toEqual([
      ['Ayu Konten', ['content']],
      ['Dimas Admin', ['admin']],
    ]);
    expect((await admin.call(staff.list, { query: { keyword: person.email } })).total).toBe(1);
  });
});

describe('staff.setRoles', () => {
  test('takes all roles away: the person goes on as a learner, in the same session', async () => {
    const person = await newPerson(app, { staffRoles: ['review', 'support'] });
    await person.call(operators.classes);
    await admin.call(staff.setRoles, { ...byId(person), body: { roles: [] } });
    expect(await person.attempt(operators.classes)).toMatchObject({ code: 'role_missing' });
    expect(await person.call(auth.me)).toMatchObject({ isOperator: false, staffRoles: [] });
    expect(await admin.attempt(staff.setRoles, { ...byId(person), body: { roles: ['support'] } })).toMatchObject({
      code: 'not_found',
    });
  });

  test('leaves the last admin', async () => {
    const taking = { ...byId(admin), body: { roles: ['support' as const] } };
    await newPerson(app, { staffRoles: ['admin'], deactivatedAt: app.clock.now() });
    expect(await admin.attempt(staff.setRoles, taking)).toMatchObject({ code: 'last_admin' });
    await newPerson(app, { staffRoles: ['admin'] });
    await admin.call(staff.setRoles, taking);
    expect(await rolesOf(admin)).toEqual({ staffRoles: ['support'], isOperator: true });
  });

  test('leaves one of two admins who take the role from each other at once', async () => {
    const other = await newPerson(app, { staffRoles: ['admin'] });
    const outcomes = await Promise.allSettled([
      admin.call(staff.setRoles, { ...byId(other), body: { roles: [] } }),
      other.call(staff.setRoles, { ...byId(admin), body: { roles: [] } }),
    ]);
    expect(await app.db.user.count({ where: { isOperator: true } })).toBe(1);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as ApiError] : []));
    // The second may also come once its caller is an admin no more.
    expect(refused).toMatchObject([{ code: expect.toBeOneOf(['last_admin', 'role_missing']) as string }]);
  });
});

test('the last admin cannot close their account', async () => {
  const password = 'rahasia-sekali';
  await app.db.user.update({ where: { id: admin.id }, data: { passwordHash: await hashPassword(password) } });
  expect(await admin.attempt(account.deactivate, { body: { password } })).toMatchObject({ code: 'last_admin' });
  await newPerson(app, { staffRoles: ['admin'] });
  await admin.call(account.deactivate, { body: { password } });
});

test('an operator of the last release, which knows no roles, is an admin', async () => {
  const person = await newPerson(app);
  await app.connections.query('UPDATE "User" SET "isOperator" = TRUE WHERE id = $1', [person.id]);
  expect(await rolesOf(person)).toEqual({ staffRoles: ['admin'], isOperator: true });
  await app.connections.query('UPDATE "User" SET "isOperator" = FALSE WHERE id = $1', [person.id]);
  expect(await rolesOf(person)).toEqual({ staffRoles: [], isOperator: false });
});
