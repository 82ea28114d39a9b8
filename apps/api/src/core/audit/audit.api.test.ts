import { certificate, operator as operators, review } from '@sinau/api-client';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeys } from '../../platform/keys.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { finished, publishedProgram } from '../../testing/classes.ts';
import { publishedBundle } from '../../testing/marketplace.ts';
import { newPartner, scene } from '../../testing/scene.ts';
import { issueCertificate } from '../certificate/index.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Audit entries of each operator call. A new call of operators needs a line here, and a test that it is logged. */
const keptAs: Record<string, readonly AuditAct[]> = {
  'support.answer': ['support.answer'],
  'support.close': ['support.close'],
  'canned.create': ['cannedAnswer.add'],
  'canned.edit': ['cannedAnswer.edit'],
  'canned.remove': ['cannedAnswer.remove'],
  'featured.create': ['featured.add'],
  'featured.edit': ['featured.edit'],
  'featured.remove': ['featured.remove'],
  'featured.move': ['featured.move'],
  'banner.create': ['banner.add'],
  'banner.edit': ['banner.edit'],
  'banner.remove': ['banner.remove'],
  'topic.create': ['topic.add'],
  'topic.edit': ['topic.edit'],
  'topic.remove': ['topic.remove'],
  'topic.move': ['topic.move'],
  'testimony.create': ['testimony.add'],
  'testimony.edit': ['testimony.edit'],
  'testimony.remove': ['testimony.remove'],
  'testimony.move': ['testimony.move'],
  'article.create': ['article.add'],
  'article.edit': ['article.edit'],
  'article.remove': ['article.remove'],
  'legal.saveDraft': ['legalText.write'],
  'legal.discardDraft': ['legalText.discard'],
  'legal.publish': ['legalText.publish'],
  'help.addCategory': ['faqCategory.add'],
  'help.editCategory': ['faqCategory.edit'],
  'help.removeCategory': ['faqCategory.remove'],
  'help.moveCategory': ['faqCategory.move'],
  'help.addQuestion': ['faq.add'],
  'help.editQuestion': ['faq.edit'],
  'help.removeQuestion': ['faq.remove'],
  'help.moveQuestion': ['faq.move'],
  'certificate.revoke': ['certificate.revoke'],
  'certificate.restore': ['certificate.restore'],
  'person.signOut': ['person.signOut'],
  'person.lock': ['person.lock'],
  'person.unlock': ['person.unlock'],
  'person.deactivate': ['person.deactivate'],
  'person.changeEmail': ['person.changeEmail'],
  'person.repeatMail': ['person.repeatMail'],
  'comment.add': ['comment.add'],
  'comment.edit': ['comment.edit'],
  'comment.remove': ['comment.remove'],
  'comment.reply': ['comment.reply'],
  'operator.takeUp': ['class.takeUp'],
  'operator.release': ['class.release'],
  // A reviewer's own mark.
  'operator.readLesson': [],
  'operator.publish': ['class.publish'],
  'operator.revise': ['class.revise'],
  'operator.suspend': ['class.suspend'],
  'operator.resume': ['class.resume'],
  'operator.takeUpBundle': ['bundle.takeUp'],
  'operator.releaseBundle': ['bundle.release'],
  'operator.publishBundle': ['bundle.publish'],
  'operator.reviseBundle': ['bundle.revise'],
  'operator.suspendBundle': ['bundle.suspend'],
  'operator.resumeBundle': ['bundle.resume'],
  'operator.setNewsWriting': ['class.allowNewsWriting', 'class.refuseNewsWriting'],
  'operator.verifyMitra': ['mitra.verify'],
  'operator.rejectMitra': ['mitra.reject'],
  'campaign.create': ['campaign.add'],
  'campaign.end': ['campaign.end'],
  'operator.askApplicant': ['mitra.ask'],
  'operator.noteApplication': ['mitra.note'],
  'review.takeDown': ['review.takeDown'],
  'review.restore': ['review.restore'],
  'transaction.markRefunded': ['refund.mark'],
  'refund.grant': ['refund.grant'],
  'refund.settleDispute': ['dispute.win', 'dispute.lose'],
  'voucher.platformCreate': ['voucher.add'],
  'voucher.platformUpdate': ['voucher.edit'],
  'voucher.platformRemove': ['voucher.remove'],
  'payout.approve': ['payout.approve'],
  'payout.reject': ['payout.reject'],
  'payout.pay': ['payout.pay'],
  'payout.fail': ['payout.fail'],
  'payout.noteReturn': ['payout.noteReturn'],
  'payout.confirmReturn': ['payout.confirmReturn'],
  'payout.dismissReturn': ['payout.dismissReturn'],
  'banking.check': ['bankAccount.check'],
  'system.retry': ['job.retry'],
  'system.retryAll': ['job.retry'],
  'system.discard': ['job.discard'],
  'system.discardAll': ['job.discard'],
  'staff.add': ['staff.setRoles'],
  'staff.setRoles': ['staff.setRoles'],
  'security.reset': ['user.resetTwoStep'],
  'operator.look': ['publication.look'],
  'abuse.takeUp': ['report.takeUp'],
  'abuse.release': ['report.release'],
  'abuse.dismiss': ['report.dismiss', 'mitra.refuseAppeal'],
  'abuse.decide': ['report.decide', 'author.warn', 'portfolio.hide', 'profile.hide'],
  'abuse.unhide': ['portfolio.unhide', 'profile.unhide'],
  'suspension.stop': ['mitra.stop'],
  'suspension.restore': ['mitra.restore'],
};

test('every call by which an operator changes something is logged', () => {
  const acts = Object.values(endpointTable)
    .flatMap((table) => Object.values<NamedEndpoint>(table))
    .filter(({ auth, method }) => auth === 'operator' && method !== 'GET')
    .map(({ id }) => id);
  expect(Object.keys(keptAs).sort()).toEqual(acts.sort());
});

const byId = (id: string) => ({ params: { id } });
const keptOf = (subjectId: string) =>
  app.db.auditEntry.findMany({
    where: { subjectId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { act: true, actorId: true, subject: true, reason: true, before: true, after: true },
  });

test('decisions on mitra are logged with their reason', async () => {
  const { operator } = await scene(app);
  const [good, bad] = [await newPartner(app, { status: 'Pending' }), await newPartner(app, { status: 'Pending' })];
  await operator.call(operators.verifyMitra, byId(good.mitraId));
  await operator.call(operators.rejectMitra, { ...byId(bad.mitraId), body: { reason: 'Ceritakan pengalamanmu.' } });
  // A refused decision is not logged.
  await operator.attempt(operators.verifyMitra, byId(good.mitraId));
  const kept = { actorId: operator.id, subject: 'Ruang Redaksi', before: { status: 'Pending' } };
  expect(await keptOf(good.mitraId)).toEqual([
    { ...kept, act: 'mitra.verify', reason: null, after: { status: 'Verified' } },
  ]);
  expect(await keptOf(bad.mitraId)).toEqual([
    { ...kept, act: 'mitra.reject', reason: 'Ceritakan pengalamanmu.', after: { status: 'Rejected' } },
  ]);
});

test('a revoked certificate, and a review that is taken down and shown again, are logged', async () => {
  const { learner, partner, operator } = await scene(app);
  const program = await publishedProgram(app, partner);
  const participant = await finished(app, learner, program);
  const { id, number } = await issueCertificate(app.db, { ...app, keys: readKeys(app.env) }, participant.id);
  await operator.call(certificate.revoke, { ...byId(id), body: { reason: 'error' } });
  expect(await keptOf(id)).toMatchObject([{ act: 'certificate.revoke', subject: number, reason: 'error' }]);

  const written = await learner.call(review.create, {
    params: { type: 'program', id: program.id },
    body: { rating: 5, content: 'Bagus sekali.' },
  });
  await operator.call(review.takeDown, { ...byId(written.id), body: { reason: 'Memuat nomor telepon.' } });
  await operator.call(review.restore, byId(written.id));
  expect(await keptOf(written.id)).toMatchObject([
    { act: 'review.takeDown', reason: 'Memuat nomor telepon.', after: { isTakenDown: true } },
    { act: 'review.restore', reason: null, after: { isTakenDown: false } },
  ]);
});

test("operators' decisions on bundles are logged", async () => {
  const { partner, operator } = await scene(app);
  const classIds = [(await publishedProgram(app, partner)).id, (await publishedProgram(app, partner)).id];
  const waiting = { classIds, statusApprove: 'waiting', publishedAt: null } as const;
  const one = await publishedBundle(app, partner, waiting);
  await operator.call(operators.takeUpBundle, byId(one.id));
  await operator.call(operators.releaseBundle, byId(one.id));
  await operator.call(operators.takeUpBundle, byId(one.id));
  await operator.call(operators.publishBundle, byId(one.id));
  const reason = 'Gambar sampulnya memuat merek orang lain.';
  await operator.call(operators.suspendBundle, { ...byId(one.id), body: { reason } });
  await operator.call(operators.resumeBundle, byId(one.id));
  expect((await keptOf(one.id)).map(({ act, reason: why }) => [act, why])).toEqual([
    ['bundle.takeUp', null],
    ['bundle.release', null],
    ['bundle.takeUp', null],
    ['bundle.publish', null],
    ['bundle.suspend', reason],
    ['bundle.resume', null],
  ]);
  const other = await publishedBundle(app, partner, waiting);
  await operator.call(operators.reviseBundle, { ...byId(other.id), body: { reason } });
  expect(await keptOf(other.id)).toMatchObject([{ act: 'bundle.revise', reason }]);
});
