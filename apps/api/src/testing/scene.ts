import { randomUUID } from 'node:crypto';
import type { InstructorScope, MitraStatus } from '../generated/prisma/enums.ts';
import { days, later } from '../platform/clock.ts';
import type { Prisma } from '../platform/db.ts';
import { uniqueEmail, type AppUnderTest, type Caller } from './app-under-test.ts';

export interface Person extends Caller {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
}
export interface PartnerPerson extends Person {
  readonly mitraId: string;
}

/** The people that most tests need: a learner, partners of two verified mitra, and an operator. */
export async function scene(app: AppUnderTest) {
  const [learner, partner, otherPartner, operator] = await Promise.all([
    newPerson(app),
    newPartner(app),
    newPartner(app),
    newPerson(app, { fullname: 'Operator', isOperator: true }),
  ]);
  return { learner, partner, otherPartner, operator };
}

/** A signed-in user with a confirmed e-mail address. */
export async function newPerson(
  app: AppUnderTest,
  overrides: Partial<Prisma.UserCreateManyInput> = {},
): Promise<Person> {
  const now = app.clock.now();
  const user = await app.db.user.create({
    data: { fullname: 'Sekar Ayu', email: uniqueEmail(), emailVerifiedAt: now, ...overrides },
  });
  const session = await app.db.session.create({
    // Confirmed for as long as a test may move the clock.
    data: {
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: later(now, days(30)),
      confirmedAt: later(now, days(3650)),
    },
  });
  const caller = app.signedIn(app.app.jwt.sign({ sid: session.id }));
  return { ...caller, id: user.id, email: user.email, fullname: user.fullname };
}

/** A user who owns a mitra. */
export async function newPartner(
  app: AppUnderTest,
  { status = 'Verified' }: { status?: MitraStatus } = {},
): Promise<PartnerPerson> {
  const person = await newPerson(app, { fullname: 'Bagas Wirawan' });
  const slug = `mitra-${randomUUID()}`;
  const mitra = await app.db.mitra.create({
    data: { name: 'Ruang Redaksi', slug, status, members: { create: { userId: person.id, role: 'owner' } } },
  });
  return { ...person, mitraId: mitra.id };
}

/** An open invitation: to a class, or to the mitra. */
export const invited = (
  app: AppUnderTest,
  partner: PartnerPerson,
  { classId, ...overrides }: Partial<Prisma.InvitationUncheckedCreateInput> & { classId: string | null },
) => {
  const now = app.clock.now();
  return app.db.invitation.create({
    data: {
      mitraId: partner.mitraId,
      classId,
      role: classId ? 'instructor' : 'member',
      scopes: classId ? ['edit'] : [],
      email: uniqueEmail('undangan'),
      tokenHash: new TextEncoder().encode(randomUUID()),
      invitedById: partner.id,
      sentAt: now,
      expiresAt: later(now, days(7)),
      createdAt: now,
      ...overrides,
    },
  });
};

/** A user who teaches a class with these scopes, and nothing else. */
export async function newInstructor(
  app: AppUnderTest,
  partner: PartnerPerson,
  classIds: string | readonly string[],
  scopes: InstructorScope[],
): Promise<PartnerPerson> {
  const person = await newPerson(app, { fullname: 'Rani Instruktur' });
  const { mitraId } = partner;
  await app.db.mitraMember.create({ data: { mitraId, userId: person.id, role: 'instructor' } });
  for (const classId of [classIds].flat())
    await invited(app, partner, {
      classId,
      scopes,
      email: person.email,
      status: 'accepted',
      userId: person.id,
      answeredAt: app.clock.now(),
    });
  return { ...person, mitraId };
}
