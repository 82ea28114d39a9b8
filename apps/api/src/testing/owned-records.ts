// One record of each kind that a path can name, by what it belongs to. A new kind of id needs a line in one of these.
import { randomUUID } from 'node:crypto';
import { quizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import { priceLine } from '@sinau/contracts/commerce/transaction/pricing.rules';
import { issueCertificate } from '../core/certificate/index.ts';
import { hours, later } from '../platform/clock.ts';
import { readKeys } from '../platform/keys.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { handedIn } from './assignments.ts';
import { enrolled, finished, newLessonFile, publishedProgram, updateLesson } from './classes.ts';
import { publishedBundle, publishedWebinar } from './marketplace.ts';
import { requestedPayout } from './payouts.ts';
import { invited, type PartnerPerson, type scene } from './scene.ts';
import { campusRecords, integrationRecords } from './owned-integrations.ts';
import { endedCampaign } from './campaigns.ts';
import { newVoucher } from './vouchers.ts';

type People = Awaited<ReturnType<typeof scene>>;
type Program = Awaited<ReturnType<typeof publishedProgram>>;

/** Records of an account: what it has, and the messages to it. */
export async function accountRecords(app: AppUnderTest, { learner, partner }: People) {
  const now = app.clock.now();
  const upload = await app.db.upload.create({
    data: {
      uploaderId: learner.id,
      kind: 'image',
      purpose: 'public',
      name: 'foto.png',
      size: 100,
      expiresAt: later(now, hours(24)),
      createdAt: now,
    },
  });
  const notification = await app.db.notification.create({
    data: {
      userId: learner.id,
      kind: 'announcement',
      eventKey: 'announcement',
      title: 'Sesi tanya jawab',
      createdAt: now,
    },
  });
  const supportTicket = await app.db.supportTicket.create({
    data: { name: 'Sekar', email: 'sekar@contoh.test', topic: 'other', createdAt: now, updatedAt: now },
  });
  const cannedAnswer = await app.db.cannedAnswer.create({
    data: { title: `Jawaban ${randomUUID()}`, content: 'Terima kasih.', createdAt: now, updatedAt: now },
  });
  const sentMail = await app.db.sentMail.create({
    data: {
      id: randomUUID(),
      userId: learner.id,
      to: learner.email,
      template: 'password_changed',
      subject: 'Kata sandi diganti',
      state: 'sent',
      createdAt: now,
    },
  });
  const abuseCase = await app.db.abuseCase.create({
    data: { kind: 'profile', subjectId: partner.id, title: 'Profil', createdAt: now },
  });
  const passkey = await app.db.passkey.create({
    data: {
      userId: learner.id,
      name: 'Ponsel',
      credentialId: randomUUID(),
      publicKey: new Uint8Array(1),
      counter: 0,
      createdAt: now,
    },
  });
  return {
    ...(await integrationRecords(app, partner)),
    abuseCase: abuseCase.id,
    passkey: passkey.id,
    user: learner.id,
    media: (await newLessonFile(app, learner)).id,
    upload: upload.id,
    notification: notification.id,
    supportTicket: supportTicket.id,
    cannedAnswer: cannedAnswer.id,
    sentMail: sentMail.id,
    mitra: partner.mitraId,
    member: partner.id,
    memberInvitation: (await invited(app, partner, { classId: null })).id,
    // Jobs are nobody's: only operators may call by one.
    job: randomUUID(),
  };
}

/** Records of a participant in a class, and those of its teacher about them. The first lesson becomes a quiz. */
export async function studyRecords(app: AppUnderTest, { learner, partner }: People, program: Program) {
  const now = app.clock.now();
  const participant = await enrolled(app, learner, program);
  const quizSession = participant.sessions[0]!.id;
  const lessonId = program.sections[0]!.lessons[0]!.id;
  await updateLesson(app, lessonId, {
    type: 'quiz',
    content: { instruction: '', questions: [] },
    setting: quizSetting.parse({}),
  });
  const attempt = await app.db.quizAttempt.create({
    data: { sessionId: quizSession, number: 1, questions: [], startedAt: now, maxPoints: 1 },
  });
  const finisher = await finished(app, learner, await publishedProgram(app, partner));
  const certificate = await issueCertificate(app.db, { ...app, keys: readKeys(app.env) }, finisher.id);
  const question = await app.db.discussion.create({
    data: { lessonId, userId: learner.id, role: 'Participant', content: 'Apa itu lead?', createdAt: now },
  });
  const review = await app.db.review.create({
    data: { userId: learner.id, classId: program.id, rating: 5, createdAt: now },
  });
  const note = await app.db.note.create({
    data: {
      id: randomUUID(),
      userId: learner.id,
      classId: program.id,
      lessonId,
      content: 'Lead dulu.',
      createdAt: now,
    },
  });
  return {
    participant: participant.id,
    lessonSession: quizSession,
    attempt: attempt.id,
    certificate: certificate.id,
    discussion: question.id,
    review: review.id,
    note: note.id,
    ...(await workRecords(app, { learner, partner }, { session: participant.sessions[1]!, program })),
  };
}

/** A work that was handed in, where it is shown, and what its teacher says of such works. */
async function workRecords(
  app: AppUnderTest,
  { learner, partner }: Pick<People, 'learner' | 'partner'>,
  { session, program }: { session: Parameters<typeof handedIn>[1]; program: Program },
) {
  const submission = await handedIn(app, session, program.id, 'news_writing');
  const { id: versionId } = await app.db.submissionVersion.findFirstOrThrow({ where: { submissionId: submission.id } });
  const portfolioEntry = await app.db.portfolioEntry.create({
    data: { userId: learner.id, versionId, title: 'Lead tentang pasar', createdAt: app.clock.now() },
  });
  const snippet = await app.db.feedbackSnippet.create({ data: { userId: partner.id, content: 'Sebut sumbernya.' } });
  return { submission: submission.id, portfolio: portfolioEntry.id, snippet: snippet.id };
}

/** A class, what it consists of, and what is written about it. */
export async function classRecords(app: AppUnderTest, { partner, operator }: People, program: Program) {
  const now = app.clock.now();
  const bundle = await publishedBundle(app, partner, {
    classIds: [program.id, (await publishedProgram(app, partner)).id],
  });
  const educator = await app.db.educator.create({
    data: { classId: program.id, name: 'Maya Laras', title: 'Redaktur', position: 0, createdAt: now },
  });
  const reviewComment = await app.db.reviewComment.create({
    data: {
      classId: program.id,
      authorId: operator.id,
      content: 'Perjelas suaranya.',
      createdAt: now,
      sentAt: now,
    },
  });
  const version = await app.db.classVersion.create({
    data: { classId: program.id, number: 1, snapshot: {}, publishedAt: now },
  });
  const bankQuestion = await app.db.bankQuestion.create({
    data: {
      mitraId: partner.mitraId,
      type: 'single_choice',
      text: 'Apa itu lead?',
      content: { options: [], explanation: '' },
      points: 1,
      isComplete: false,
      createdAt: now,
      updatedAt: now,
    },
  });
  const featuredPick = await app.db.featuredPick.create({
    data: { place: 'homepage', classId: program.id, position: 0 },
  });
  const campus = await campusRecords(app, partner, program);
  const classImport = await app.db.classImport.create({
    data: { mitraId: partner.mitraId, userId: partner.id, name: 'cadangan.zip', createdAt: now },
  });
  return {
    program: program.id,
    classVersion: version.id,
    section: program.sections[0]!.id,
    lesson: program.sections[0]!.lessons[0]!.id,
    bundle: bundle.id,
    reviewComment: reviewComment.id,
    educator: educator.id,
    instructor: (await invited(app, partner, { classId: program.id })).id,
    question: bankQuestion.id,
    featuredPick: featuredPick.id,
    classImport: classImport.id,
    ...campus,
  };
}

/** A published webinar with one session and one ticket, whose last publication is stored. */
export async function webinarRecords(app: AppUnderTest, partner: PartnerPerson) {
  const { id: webinar, ticketId: ticket } = await publishedWebinar(app, partner);
  const { id: liveSession, sectionId } = await app.db.workingLesson.findFirstOrThrow({ where: { classId: webinar } });
  const { id: webinarVersion } = await app.db.classVersion.create({
    data: { classId: webinar, number: 1, snapshot: {}, publishedAt: app.clock.now() },
  });
  return { webinar, webinarSession: sectionId, liveSession, webinarVersion, ticket };
}

/** Records of purchases: what a learner buys and pays with, and what a mitra earns. */
export async function orderRecords(app: AppUnderTest, { learner, partner }: People, program: Program) {
  const { id: classId } = await publishedProgram(app, partner);
  const { session, simulatedPayment, cartItem, order } = await purchasesOf(app, learner.id, classId);
  return {
    campaign: (await endedCampaign(app, { partner, classId })).id,
    session: session.id,
    cartItem: cartItem.id,
    order: order.id,
    orderCode: order.code,
    orderLine: order.lines[0]!.id,
    simulatorPayment: simulatedPayment.id,
    voucher: (await newVoucher(app, partner)).id,
    platformVoucher: (await newVoucher(app)).id,
    payout: (await requestedPayout(app, partner, program)).id,
    bankAccount: (await app.db.bankAccount.findFirstOrThrow({ where: { mitraId: partner.mitraId } })).id,
  };
}

async function purchasesOf(app: AppUnderTest, userId: string, classId: string) {
  const now = app.clock.now();
  const expiresAt = later(now, hours(24));
  const [session, cartItem, order] = await Promise.all([
    app.db.session.create({ data: { userId, expiresAt } }),
    app.db.cartItem.create({ data: { userId, classId } }),
    app.db.order.create({
      data: {
        userId,
        code: `SN-${randomUUID()}`,
        total: 150_000,
        gateway: 'simulator',
        expiresAt,
        nextCheckAt: expiresAt,
        lines: { create: { classId, title: 'Menulis Lead', ...priceLine({ listPrice: 150_000 }) } },
      },
      include: { lines: true },
    }),
  ]);
  const simulatedPayment = await app.db.simulatedPayment.create({
    data: { userId, orderCode: order.code, amount: order.total, expiresAt },
  });
  return { session, cartItem, simulatedPayment, order };
}
