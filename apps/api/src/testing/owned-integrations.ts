import { randomUUID } from 'node:crypto';
import type { AppUnderTest } from './app-under-test.ts';
import type { PartnerPerson } from './scene.ts';

/** Records of a mitra's own systems: a key, and a webhook with a delivery that was given up. */
export async function integrationRecords(app: AppUnderTest, { id: userId, mitraId }: PartnerPerson) {
  const createdAt = app.clock.now();
  const key = await app.db.apiKey.create({
    data: {
      mitraId,
      userId,
      name: 'Sistem HR',
      secretHash: new TextEncoder().encode(randomUUID()),
      hint: 'sinau_key_',
      scopes: ['classes'],
      createdAt,
    },
  });
  const webhook = await app.db.webhook.create({
    data: { mitraId, address: 'https://hr.contoh.id/sinau', events: ['order.paid'], secret: '', createdAt },
  });
  const delivery = await app.db.webhookDelivery.create({
    data: { webhookId: webhook.id, event: 'webhook.test', subject: 'test', body: '{}', state: 'failed', createdAt },
  });
  return { apiKey: key.id, webhook: webhook.id, webhookDelivery: delivery.id };
}

/** The connection of a campus that opened a class. */
export async function campusRecords(app: AppUnderTest, { mitraId }: PartnerPerson, { id: classId }: { id: string }) {
  const createdAt = app.clock.now();
  const { id: platformId } = await app.db.ltiPlatform.create({
    data: { mitraId, name: 'Universitas Nusantara', deploymentIds: [], createdAt },
  });
  await app.db.ltiOffer.create({ data: { platformId, classId, seats: 10, createdAt } });
  const link = await app.db.ltiLink.create({
    data: {
      platformId,
      classId,
      deploymentId: '1',
      resourceId: '1',
      courseTitle: 'Berita',
      launchedAt: createdAt,
      createdAt,
    },
  });
  return { ltiPlatform: platformId, ltiLink: link.id };
}
