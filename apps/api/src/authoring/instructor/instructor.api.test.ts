import { auth, instructor, invitation, program, submission, type Operation } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene } from '../../testing/assignments.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { newInstructor, newPartner, newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const of = (id: string) => ({ params: { type: 'program', id } }) as const;
const byId = (id: string) => ({ params: { id } });
const add = (partner: PartnerPerson, classId: string, email: string) =>
  partner.call(instructor.add, { ...of(classId), body: { email, scopes: ['edit', 'grade'] } });
const link = async (email: string) => ({ token: await app.mailedToken(email, 'instructor_invitation') });

/** Creates a user who was invited to a published class, with the link that was mailed. */
async function invitedPerson() {
  const { partner, otherPartner } = await scene(app);
  const person = await newPerson(app, { fullname: 'Rani Instruktur', phone: '0812 3456 7890' });
  const one = await publishedProgram(app, partner);
  const invited = await add(partner, one.id, person.email);
  return { partner, otherPartner, person, one, invited, body: await link(person.email) };
}

describe('inviting', () => {
  test('mails a link to a person without an account, and lists the invitation to members of the mitra alone [4.20]', async () => {
    const { partner, otherPartner, learner } = await scene(app);
    const one = await newProgram(app, partner);
    const email = uniqueEmail('Rani').toUpperCase();
    const invited = await add(partner, one.slug, ` ${email} `);
    expect(invited).toMatchObject({
      email: email.toLowerCase(),
      fullname: null,
      scopes: ['edit', 'grade'],
      status: 'invited',
      isExpired: false,
      answeredAt: null,
    });
    const [mail] = (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === invited.email);
    expect(mail).toMatchObject({ template: 'instructor_invitation', title: one.title, invitedBy: partner.fullname });
    expect((await partner.call(instructor.invited, of(one.id))).list).toEqual([invited]);
    expect(await otherPartner.attempt(instructor.invited, of(one.id))).toMatchObject({ status: 404 });
    expect(await learner.attempt(instructor.invited, of(one.id))).toMatchObject({ status: 403 });
  });

  test('the same person twice, or a member of the mitra, is refused; sending again replaces the link', async () => {
    const { partner, person, one, invited, body } = await invitedPerson();
    expect(
      await partner.attempt(instructor.add, { ...of(one.id), body: { email: person.email, scopes: ['report'] } }),
    ).toMatchObject({ status: 409, code: 'already_invited' });
    expect(
      await partner.attempt(instructor.add, { ...of(one.id), body: { email: partner.email, scopes: ['report'] } }),
    ).toMatchObject({ status: 409, code: 'already_member' });

    app.clock.advance(days(8));
    expect(await person.attempt(invitation.accept, { body })).toMatchObject({
      status: 409,
      code: 'invitation_expired',
    });
    expect((await partner.call(instructor.invited, of(one.id))).list).toMatchObject([{ isExpired: true }]);
    expect(await partner.call(instructor.resend, byId(invited.id))).toMatchObject({ isExpired: false });
    expect(await person.attempt(invitation.detail, { query: body })).toMatchObject({ status: 404 });
    expect(await person.call(invitation.accept, { body: await link(person.email) })).toMatchObject({
      status: 'accepted',
    });
    expect(await partner.attempt(instructor.resend, byId(invited.id))).toMatchObject({ code: 'invitation_answered' });
  });

  test('concurrently creates one invitation', async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner);
    const email = uniqueEmail();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => add(partner, one.id, email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await partner.call(instructor.invited, of(one.id))).list).toHaveLength(1);
  });

  test.each([
    ['that nobody has confirmed', 3, async () => uniqueEmail()],
    ['that its owner has confirmed', 5, async () => (await newPerson(app)).email],
  ])('is limited by address, for one %s to %i a day', async (_kind, most, address) => {
    const { partner } = await scene(app);
    const email = await address();
    for (let count = 0; count < most; count += 1) await add(partner, (await newProgram(app, partner)).id, email);
    expect(
      await partner.attempt(instructor.add, {
        ...of((await newProgram(app, partner)).id),
        body: { email, scopes: ['edit'] },
      }),
    ).toMatchObject({ status: 429 });
  });

  test.each([
    ['email', { email: 'rani', scopes: ['edit'] }],
    ['scopes', { email: 'rani@contoh.id', scopes: [] }],
    ['scopes', { email: 'rani@contoh.id', scopes: ['edit', 'edit'] }],
    ['scopes.0', { email: 'rani@contoh.id', scopes: ['uang'] }],
  ])('with a wrong %s is refused at that field', async (field, body) => {
    const { partner } = await scene(app);
    const one = await newProgram(app, partner);
    const answer = await partner.send('POST', `/instructor/program/${one.id}/add-instructor`, body);
    expect(answer.body).toMatchObject({ status: 422, error: { fields: { [field]: expect.any(String) } } });
  });
});

describe('the link', () => {
  test('shows who invites to what, and the invited address only in part to others', async () => {
    const { partner, person, one, body } = await invitedPerson();
    expect(await person.call(invitation.detail, { query: body })).toMatchObject({
      role: 'instructor',
      scopes: ['edit', 'grade'],
      status: 'invited',
      isMine: true,
      email: person.email,
      mitra: { id: partner.mitraId },
      class: { id: one.id, type: 'program', title: one.title },
      invitedBy: { fullname: partner.fullname },
    });
    const other = await newPerson(app);
    const seen = await other.call(invitation.detail, { query: body });
    expect(seen).toMatchObject({ isMine: false, email: 'o…@contoh.id' });
    expect(JSON.stringify(seen)).not.toContain(person.email);
    expect(await other.attempt(invitation.accept, { body })).toMatchObject({
      status: 409,
      code: 'invitation_of_another',
    });
    expect(await other.call(auth.me)).toMatchObject({ isMitra: false });
    expect(await other.attempt(invitation.detail, { query: { token: 'x'.repeat(43) } })).toMatchObject({ status: 404 });
  });

  test('accepted makes an instructor, and confirms the address that it was mailed to [4.20]', async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner);
    const email = uniqueEmail();
    await add(partner, one.id, email);
    // Registers after the mail came.
    const person = await newPerson(app, { email, emailVerifiedAt: null });
    const accepted = await person.call(instructor.accept, { ...of(one.slug), body: await link(email) });
    expect(accepted).toMatchObject({ status: 'accepted', class: { slug: one.slug } });
    expect(await person.call(auth.me)).toMatchObject({
      isMitra: true,
      isEmailVerified: true,
      mitra: { id: partner.mitraId, role: 'instructor' },
    });
    expect(await person.call(program.mineDetail, byId(one.id))).toMatchObject({ id: one.id });
  });

  test('is valid only for its own class', async () => {
    const { partner, person, body } = await invitedPerson();
    const other = await publishedProgram(app, partner);
    expect(await person.attempt(instructor.accept, { ...of(other.id), body })).toMatchObject({ status: 404 });
    expect(await person.attempt(instructor.reject, { ...of(other.id), body })).toMatchObject({ status: 404 });
  });

  test.each([
    ['accepted', invitation.accept, invitation.reject],
    ['rejected', invitation.reject, invitation.accept],
  ] as const)(
    'that was %s stays so: repeating changes nothing, the other answer is refused',
    async (status, same, other) => {
      const { partner, person, one, body } = await invitedPerson();
      expect(await person.call(same as Operation<never>, { body } as never)).toMatchObject({ status });
      expect(await person.call(same as Operation<never>, { body } as never)).toMatchObject({ status });
      expect(await person.attempt(other as Operation<never>, { body } as never)).toMatchObject({
        code: 'invitation_answered',
      });
      expect(await person.call(auth.me)).toMatchObject({ isMitra: status === 'accepted' });
      expect(await app.db.mitraMember.count({ where: { mitraId: partner.mitraId } })).toBe(
        status === 'accepted' ? 2 : 1,
      );
      // A user who rejected may be invited again.
      const outcome = await partner
        .call(instructor.add, { ...of(one.id), body: { email: person.email, scopes: ['report'] } })
        .catch((error: { code: string }) => error.code);
      if (status === 'accepted') expect(outcome).toBe('already_invited');
      else expect(outcome).toMatchObject({ status: 'invited', scopes: ['report'] });
    },
  );

  test('accepted many times concurrently makes one membership', async () => {
    const { partner, person, body } = await invitedPerson();
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.call(invitation.accept, { body })));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('accepted'));
    expect(await app.db.mitraMember.count({ where: { mitraId: partner.mitraId, userId: person.id } })).toBe(1);
  });

  test('accepted and rejected concurrently ends as one of both, and the membership agrees', async () => {
    const { person, body } = await invitedPerson();
    await Promise.allSettled([person.call(invitation.accept, { body }), person.call(invitation.reject, { body })]);
    const { status } = await person.call(invitation.detail, { query: body });
    expect(await person.call(auth.me)).toMatchObject({ isMitra: status === 'accepted' });
  });

  test('of two classes, accepted and revoked concurrently, leaves a membership if and only if a class is left', async () => {
    const { partner, person, one, body } = await invitedPerson();
    const second = await publishedProgram(app, partner);
    await person.call(invitation.accept, { body });
    await add(partner, second.id, person.email);
    const [first] = (await partner.call(instructor.invited, of(one.id))).list;
    const secondLink = await link(person.email);
    await Promise.all([
      person.call(invitation.accept, { body: secondLink }),
      partner.call(instructor.remove, of(first!.id)),
    ]);
    expect(await person.call(auth.me)).toMatchObject({ isMitra: true });
    expect((await person.call(program.mine)).list.map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('revoking', () => {
  test('an open invitation makes its link unknown, even while the page is open', async () => {
    const { partner, person, invited, body } = await invitedPerson();
    await person.call(invitation.detail, { query: body });
    await partner.call(instructor.remove, of(invited.id));
    expect(await person.attempt(invitation.accept, { body })).toMatchObject({ status: 404 });
    expect(await person.call(auth.me)).toMatchObject({ isMitra: false });
  });

  test('and accepting concurrently ends as either: a member with the class, or neither', async () => {
    const { partner, person, invited, body } = await invitedPerson();
    await Promise.allSettled([
      person.call(invitation.accept, { body }),
      partner.call(instructor.remove, of(invited.id)),
    ]);
    expect(await app.db.invitation.count({ where: { id: invited.id } })).toBe(0);
    expect(await person.call(auth.me)).toMatchObject({ isMitra: false });
  });

  test("an accepted invitation ends the instructor's access with their next call", async () => {
    const { partner, person, one, invited, body } = await invitedPerson();
    await person.call(invitation.accept, { body });
    await partner.call(instructor.update, { ...byId(invited.id), body: { scopes: ['report'] } });
    expect(
      await person.attempt(program.createSection, { ...byId(one.id), body: { sectionTitle: 'Baru' } }),
    ).toMatchObject({ status: 404 });
    await partner.call(instructor.remove, of(invited.id));
    expect(await person.call(auth.me)).toMatchObject({ isMitra: false, mitra: null });
    expect(await person.attempt(program.mine)).toMatchObject({ status: 403 });
  });

  test('notifies the instructor by mail and in the product; an unanswered invitation ends silently', async () => {
    const { partner, person, one, invited, body } = await invitedPerson();
    const notified = async () => [
      (await app.queued<MailMessage>('mail.send')).filter(
        ({ to, template }) => to === person.email && template === 'instructor_revoked',
      ),
      await app.db.notification.findMany({ where: { userId: person.id } }),
    ];
    await partner.call(instructor.remove, of(invited.id));
    expect(await notified()).toEqual([[], []]);

    const again = await add(partner, one.id, person.email);
    await person.call(invitation.accept, { body: await link(person.email) });
    await partner.call(instructor.remove, of(again.id));
    expect(await notified()).toMatchObject([
      [{ mitra: 'Ruang Redaksi', title: one.title }],
      [{ title: `Tugasmu di kelas ${one.title} berakhir`, readAt: null }],
    ]);
    expect(await person.attempt(invitation.accept, { body })).toMatchObject({ status: 404 });
  });

  test.each([
    ['revoked', ({ id }: { id: string }, by: PartnerPerson) => by.call(instructor.remove, of(id))],
    [
      'kept from grading',
      ({ id }: { id: string }, by: PartnerPerson) =>
        by.call(instructor.update, { ...byId(id), body: { scopes: ['edit'] } }),
    ],
  ] as const)('an instructor who is %s releases what they were grading to others', async (_, end) => {
    const { partner, program: taught, handIn, state } = await assignmentScene(app);
    const person = await newInstructor(app, partner, taught.id, ['grade']);
    const [invited] = (await partner.call(instructor.invited, of(taught.id))).list;
    const id = await handIn('Pasar terbakar.');
    await person.call(submission.claim, byId(id));
    expect(await partner.attempt(submission.claim, byId(id))).toMatchObject({ code: 'submission_claimed' });
    await end(invited!, partner);
    expect((await person.attempt(submission.detail, byId(id))).status).toBeOneOf([403, 404]);
    expect((await person.attempt(submission.claim, byId(id))).status).toBeOneOf([403, 404]);
    expect(await partner.call(submission.claim, byId(id))).toMatchObject({ claim: { isMine: true } });
    expect((await state()).history.map(({ kind }) => kind)).toEqual(['submitted', 'claimed', 'released', 'claimed']);
  });

  test('switches a partner back to their own mitra', async () => {
    const { partner, one } = await invitedPerson();
    const other = await newPartner(app);
    const invited = await add(partner, one.id, other.email);
    await other.call(invitation.accept, { body: await link(other.email) });
    expect(await other.call(auth.me)).toMatchObject({ mitra: { id: partner.mitraId, role: 'instructor' } });
    await partner.call(instructor.remove, of(invited.id));
    expect(await other.call(auth.me)).toMatchObject({ mitra: { id: other.mitraId, role: 'owner', scopes: null } });
  });
});

test('the teachers of a class are public without e-mail and phone; before it is published, only its team sees them [1.13]', async () => {
  const { partner, otherPartner, person, one, body } = await invitedPerson();
  expect(await app.visitor.call(instructor.list, of(one.slug))).toEqual({ list: [] });
  await person.call(invitation.accept, { body });
  const { list } = await app.visitor.call(instructor.list, of(one.slug));
  expect(list).toEqual([{ id: expect.any(String), fullname: 'Rani Instruktur', avatar: null }]);
  expect(JSON.stringify(list)).not.toContain('@');

  const draft = await newProgram(app, partner);
  const readers: [Person | typeof app.visitor, boolean][] = [
    [app.visitor, false],
    [otherPartner, false],
    [person, false],
    [partner, true],
  ];
  for (const [reader, isSeen] of readers) {
    const { status } = await reader.send('GET', `/instructor/program/${draft.id}`);
    expect(status).toBe(isSeen ? 200 : 404);
  }
});
