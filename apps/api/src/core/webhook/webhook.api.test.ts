import { learning, refund, webhook } from '@sinau/api-client';
import { webhookBody, webhookEventData } from '@sinau/contracts/core/webhook/webhook-events';
import {
  deliveredEventNames,
  failureDays,
  maxWebhooks,
  retryMinutes,
  rotationHours,
  webhookEventNames,
  webhookLogDays,
  type WebhookEventName,
} from '@sinau/contracts/core/webhook/webhook.rules';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { days, hours, minutes } from '../../platform/clock.ts';
import { readKeys } from '../../platform/keys.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { createRateLimits } from '../../platform/rate-limits.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { bought } from '../../testing/purchases.ts';
import { newPartner, newPerson, scene, type PartnerPerson } from '../../testing/scene.ts';
import { answerWith, startReceiver, type Received, type Receiver } from '../../testing/webhook-receiver.ts';
import { createWebhookService } from './webhook.service.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: { ...midtrans.settings, WEBHOOK_TARGETS: 'any' } });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const byId = (id: string) => ({ params: { id } });
async function receiving(...args: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...args);
  onTestFinished(() => receiver.stop());
  return receiver;
}

/** A webhook of a partner with its receiver. */
async function subscribed(
  partner: PartnerPerson,
  { events = [...webhookEventNames], to }: { events?: WebhookEventName[]; to?: Receiver } = {},
) {
  const receiver = to ?? (await receiving());
  const { webhook: made, secret } = await partner.call(webhook.create, { body: { address: receiver.url, events } });
  return {
    id: made.id,
    secret,
    receiver,
    log: async (filter = {}) => (await partner.call(webhook.deliveries, { ...byId(made.id), query: { filter } })).list,
    state: () => partner.call(webhook.detail, byId(made.id)),
  };
}

/** Runs what a minute's work would do. */
async function deliver() {
  await app.runQueued('webhook.deliver');
  await app.runJob('webhook.deliverDue');
  await app.runQueued('webhook.deliver');
}
const after = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await deliver();
};

const bodyOf = ({ body }: Received) => webhookBody.parse(JSON.parse(body));
const idOf = ({ headers }: Received) => headers['webhook-id'];

/** A participant who studies a program of two lessons. */
async function studying(partner: PartnerPerson) {
  const person = await newPerson(app);
  const program = await publishedProgram(app, partner, { outline: [['Satu', 'Dua']] });
  const { id, sessions } = await enrolled(app, person, program);
  const complete = (index: number) =>
    person.call(learning.act, {
      params: { participantId: id, sessionId: sessions[index]!.id, action: 'complete' as const },
    });
  return { person, program, participantId: id, complete };
}

describe('events', () => {
  test('of a participant and an order arrive once each, in their order, signed, at the webhooks of the mitra alone', async () => {
    const { partner, otherPartner, learner } = await scene(app);
    const [own, other] = [await subscribed(partner), await subscribed(otherPartner)];
    const program = await publishedProgram(app, partner, { outline: [['Satu', 'Dua']] });
    const order = await bought(app, midtrans, learner, { programIds: [program.id] });
    const participant = await app.db.participant.findFirstOrThrow({
      where: { classId: program.id },
      include: { sessions: { orderBy: { lesson: { position: 'asc' } } } },
    });
    for (const { id: sessionId } of participant.sessions)
      await learner.call(learning.act, { params: { participantId: participant.id, sessionId, action: 'complete' } });
    const buyer = await newPerson(app);
    const returned = await bought(app, midtrans, buyer, { programIds: [program.id] });
    await buyer.call(refund.request, {
      params: { id: returned.id },
      body: { lineIds: [returned.lines[0]!.lineId], total: 150_000 },
    });
    await deliver();

    expect(other.receiver.received).toEqual([]);
    const { received } = own.receiver;
    const verifier = new Webhook(own.secret);
    for (const one of received) {
      expect(verifier.verify(one.body, one.headers)).toEqual(JSON.parse(one.body));
      const { type, data } = bodyOf(one);
      expect(webhookEventData[type].strict().parse(data)).toEqual(data);
    }
    const about = (key: string, value: string) =>
      received
        .map(bodyOf)
        .filter(({ data }) => data[key] === value)
        .map(({ type }) => type);
    expect(about('participantId', participant.id)).toEqual([
      'participant.enrolled',
      'lesson.passed',
      'lesson.passed',
      'class.finished',
      'certificate.issued',
    ]);
    expect(about('orderId', order.orderId)).toEqual(['order.paid']);
    expect(about('orderId', returned.orderId)).toEqual(['order.paid', 'order.refunded']);
    expect(received.map(bodyOf).find(({ data }) => data.orderId === order.orderId)!.data).toMatchObject({
      buyer: { id: learner.id },
      lines: [{ class: { id: program.id }, paid: 150_000, mitraShare: 120_000 }],
    });
    expect(new Set(received.map(idOf)).size).toBe(9);
    await deliver();
    expect(received).toHaveLength(9);
    expect((await own.log()).map(({ state, attempts, lastStatus }) => [state, attempts, lastStatus])).toEqual(
      Array.from({ length: 9 }, () => ['delivered', 1, 204]),
    );
  });

  test('are recorded if and only if their transaction commits, and only those that a webhook has chosen', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner, { events: ['class.finished'] });
    const { complete } = await studying(partner);
    await complete(0);
    expect(await own.log()).toEqual([]);
    await app.db.$executeRaw`ALTER TABLE "Certificate" ADD CONSTRAINT uji CHECK (false) NOT VALID`;
    await expect(complete(1)).rejects.toThrow();
    await app.db.$executeRaw`ALTER TABLE "Certificate" DROP CONSTRAINT uji`;
    expect(await own.log()).toEqual([]);
    await complete(1);
    expect(await own.log()).toMatchObject([{ event: 'class.finished', state: 'waiting' }]);
  });
});

describe('a delivery that fails', () => {
  test(
    'is tried again with growing pauses for three days, with the same id and body, and then waits for a replay',
    { tags: 'night' },
    async () => {
      const partner = await newPartner(app);
      const own = await subscribed(partner, { to: await receiving(answerWith(500, 'Basis data penuh')) });
      const { participantId } = await studying(partner);
      await deliver();
      for (const wait of retryMinutes) {
        const before = own.receiver.received.length;
        await after(minutes(wait - 0.5));
        expect(own.receiver.received).toHaveLength(before);
        await after(minutes(1));
        expect(own.receiver.received).toHaveLength(before + 1);
      }
      const { received } = own.receiver;
      expect(received).toHaveLength(10);
      expect(new Set(received.map(idOf)).size).toBe(1);
      expect(new Set(received.map(({ body }) => body)).size).toBe(1);
      await after(days(1));
      expect(received).toHaveLength(10);
      const [given] = await own.log({ state: 'failed' });
      expect(given).toMatchObject({ event: 'participant.enrolled', attempts: 10, lastStatus: 500, nextTryAt: null });
      const detail = await partner.call(webhook.delivery, byId(given!.id));
      expect(JSON.parse(detail.body)).toMatchObject({ data: { participantId } });
      expect(detail.attemptList[0]).toMatchObject({ status: 500, answer: 'Basis data penuh', problem: null });

      own.receiver.answer(answerWith(200, 'Terima kasih'));
      await partner.call(webhook.replay, byId(given!.id));
      expect(await partner.attempt(webhook.replay, byId(given!.id))).toMatchObject({
        code: 'webhook_delivery_waiting',
      });
      await deliver();
      expect(idOf(received.at(-1)!)).toBe(given!.id);
      expect(await own.log({ state: 'delivered' })).toMatchObject([{ id: given!.id, attempts: 11, lastStatus: 200 }]);
    },
  );

  test('holds up the later ones about its participant, and nothing else', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner);
    const [first, second] = [await studying(partner), await studying(partner)];
    own.receiver.answer((_request, response, { body }) => {
      response.writeHead(body.includes(first.participantId) ? 503 : 200).end();
    });
    for (const { complete } of [first, second]) {
      await complete(0);
      await complete(1);
    }
    await deliver();
    const typesOf = (participantId: string) =>
      own.receiver.received
        .map(bodyOf)
        .filter(({ data }) => data.participantId === participantId)
        .map(({ type }) => type);
    const all = ['participant.enrolled', 'lesson.passed', 'lesson.passed', 'class.finished', 'certificate.issued'];
    expect(typesOf(second.participantId)).toEqual(all);
    expect(typesOf(first.participantId)).toEqual(['participant.enrolled']);

    own.receiver.answer(answerWith(200));
    await after(minutes(2));
    expect(typesOf(first.participantId)).toEqual(['participant.enrolled', ...all]);
  });

  test('is sent again where a process died while it was sending', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner);
    await partner.call(webhook.test, byId(own.id));
    await app.db.webhook.update({
      where: { id: own.id },
      data: { busyUntil: new Date(app.clock.now().getTime() + 45_000) },
    });
    await deliver();
    expect(own.receiver.received).toEqual([]);
    await after(minutes(1));
    expect(own.receiver.types()).toEqual(['webhook.test']);
  });

  test('runs once although many processes look at it at once', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner);
    const { complete } = await studying(partner);
    await complete(0);
    await complete(1);
    await Promise.all(Array.from({ length: 5 }, () => app.runJob('webhook.deliver', { webhookId: own.id })));
    await deliver();
    expect(own.receiver.types()).toEqual([
      'participant.enrolled',
      'lesson.passed',
      'lesson.passed',
      'class.finished',
      'certificate.issued',
    ]);
  });
});

describe('a receiver that does not answer', () => {
  test('is left alone for a while, whatever waits for it, and other webhooks go on', async () => {
    const partner = await newPartner(app);
    const hanging = await subscribed(partner, { to: await receiving((request) => request.socket.destroy()) });
    const other = await subscribed(partner);
    for (let index = 0; index < 3; index += 1) await studying(partner);
    await deliver();
    expect(hanging.receiver.received).toHaveLength(1);
    expect(other.receiver.received).toHaveLength(3);
    expect(await hanging.state()).toMatchObject({ failingSince: expect.any(String), stop: null });
    await deliver();
    expect(hanging.receiver.received).toHaveLength(1);
    await after(hours(8));
    expect(hanging.receiver.received).toHaveLength(2);

    hanging.receiver.answer(answerWith(200));
    await after(hours(1));
    await after(hours(6));
    expect(new Set(hanging.receiver.received.slice(2).map(idOf)).size).toBe(3);
    expect(await hanging.state()).toMatchObject({ failingSince: null });
  });

  test(
    'is switched off after a week, with a mail to the owners, until they switch it on again',
    { tags: 'night' },
    async () => {
      const partner = await newPartner(app);
      const own = await subscribed(partner, { to: await receiving((request) => request.socket.destroy()) });
      const { complete } = await studying(partner);
      await deliver();
      for (let day = 0; day < failureDays; day += 1) await after(days(1));
      await complete(0);
      await deliver();
      expect(await own.state()).toMatchObject({ stop: { reason: 'failures' } });
      const mails = (await app.queued<MailMessage>('mail.send')).filter(({ webhookId }) => webhookId === own.id);
      expect(mails).toMatchObject([{ template: 'webhook_stopped', to: partner.email, address: own.receiver.url }]);
      expect(await partner.attempt(webhook.test, byId(own.id))).toMatchObject({ code: 'webhook_stopped' });
      const waiting = (await own.log({ state: 'waiting' })).map(({ id }) => id);
      await complete(1);
      expect((await own.log({ state: 'waiting' })).map(({ id }) => id)).toEqual(waiting);

      own.receiver.answer(answerWith(200));
      const before = own.receiver.received.length;
      await partner.call(webhook.setActive, { ...byId(own.id), body: { isActive: true } });
      await deliver();
      expect(own.receiver.received.slice(before).map(idOf).toSorted()).toEqual(waiting.toSorted());
      expect(await own.state()).toMatchObject({ stop: null, failingSince: null });
    },
  );
});

describe('a webhook', () => {
  test('signs with both secrets for a day after its secret was replaced', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner);
    const { secret, webhook: rotated } = await partner.call(webhook.rotate, byId(own.id));
    expect(secret).not.toBe(own.secret);
    expect(rotated.rotatesUntil).toEqual(expect.any(String));
    await partner.call(webhook.test, byId(own.id));
    await deliver();
    const verify = (one: string, { body, headers }: Received) => {
      // The clock of the application runs ahead of the verifier's.
      const at = Math.floor(Date.now() / 1000);
      expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(at - 60);
      return new Webhook(one).sign(headers['webhook-id']!, new Date(Number(headers['webhook-timestamp']) * 1000), body);
    };
    const signatures = () => own.receiver.received.at(-1)!.headers['webhook-signature']!.split(' ');
    const [first] = own.receiver.received;
    expect(signatures()).toEqual([verify(secret, first!), verify(own.secret, first!)]);

    app.clock.advance(hours(rotationHours));
    await partner.call(webhook.test, byId(own.id));
    await deliver();
    expect(signatures()).toEqual([verify(secret, own.receiver.received.at(-1)!)]);
    const stored = await app.db.webhook.findUniqueOrThrow({ where: { id: own.id } });
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  });

  test('is one of ten at most, may be changed, and takes its log with it', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner);
    for (let index = 1; index < maxWebhooks; index += 1) await subscribed(partner, { to: own.receiver });
    const body = { address: own.receiver.url, events: [...webhookEventNames] };
    expect(await partner.attempt(webhook.create, { body })).toMatchObject({ code: 'too_many_webhooks' });
    await partner.call(webhook.update, { ...byId(own.id), body: { events: ['order.paid'] } });
    await studying(partner);
    expect(await own.log()).toEqual([]);
    await partner.call(webhook.test, byId(own.id));
    await partner.call(webhook.remove, byId(own.id));
    expect(await app.db.webhookDelivery.count({ where: { webhookId: own.id } })).toBe(0);
    expect(await partner.attempt(webhook.detail, byId(own.id))).toMatchObject({ status: 404 });
    const acts = await app.db.auditEntry.findMany({ where: { subjectId: own.id }, orderBy: { id: 'asc' } });
    expect(acts.map(({ act }) => act)).toEqual(['webhook.add', 'webhook.edit', 'webhook.remove']);
  });

  test('has a log of thirty days', async () => {
    const partner = await newPartner(app);
    const own = await subscribed(partner);
    await partner.call(webhook.test, byId(own.id));
    await deliver();
    await app.runJob('webhook.sweep');
    expect(await own.log()).toHaveLength(1);
    app.clock.advance(days(webhookLogDays) + minutes(1));
    await app.runJob('webhook.sweep');
    expect(await app.db.webhookDelivery.count({ where: { webhookId: own.id } })).toBe(0);
    expect(await app.db.webhookAttempt.count({ where: { delivery: { webhookId: own.id } } })).toBe(0);
  });

  test('is refused for plain HTTP and private addresses where it is sent to the internet alone', async () => {
    const partner = await newPartner(app);
    const env = { ...app.env, WEBHOOK_TARGETS: 'public' as const };
    const service = createWebhookService({
      ...app,
      env,
      keys: readKeys(app.env),
      limits: createRateLimits(app.connections),
    });
    const actor = { id: partner.id, mitraId: partner.mitraId } as never;
    for (const address of ['http://contoh.id/', 'https://10.0.0.1/', 'https://[::1]/', 'https://[::ffff:7f00:1]/'])
      await expect(service.create(actor, { address, events: ['order.paid'] })).rejects.toThrow(AppError);
    await service.create(actor, { address: 'https://contoh.id/', events: ['order.paid'] });
  });

  test('filters its log by each event', async () => {
    const own = await subscribed(await newPartner(app));
    for (const event of deliveredEventNames) expect(await own.log({ event })).toEqual([]);
  });
});
