import { progressOf } from '@sinau/contracts/learning/learning.rules';
import { enrol } from '../../modules/learning/index.ts';
import { days, later, minutes } from '../../platform/clock.ts';
import type { Pool } from '../../platform/db.ts';
import { codeOf } from './demo-class.ts';

interface Enrolment {
  readonly userId: string;
  readonly email: string;
  readonly classId: string;
  readonly at: Date;
  /** How many lessons are passed, from the first on. */
  readonly passed: number;
}

/** A paid order, the class it gave, and how far its buyer has come. */
export const seedEnrolment = (db: Pool, { userId, email, classId, at, passed }: Enrolment) =>
  db.$transaction(async (tx) => {
    const { slug, title, salePrice } = await tx.class.findUniqueOrThrow({ where: { id: classId } });
    const price = salePrice ?? 0;
    const fee = Math.round(price * 0.2);
    const order = await tx.order.create({
      data: {
        orderId: `SN-DEMO-${codeOf(`${email} ${slug}`)}`, userId, status: 'SUCCESS', total: price, createdAt: at, paidAt: later(at, minutes(4)), expiresAt: later(at, days(1)), updatedAt: at,
        ...(price > 0 && { paymentMethod: 'qris', gateway: 'simulator' }),
        lines: { create: { classId, title, listPrice: price, paid: price, fee, mitraShare: price - fee } },
      },
      include: { lines: true },
    });
    await enrol(tx, { userId, lines: order.lines, now: at });

    const participant = await tx.participant.findUniqueOrThrow({
      where: { userId_classId: { userId, classId } },
      include: { sessions: { orderBy: [{ lesson: { section: { position: 'asc' } } }, { lesson: { position: 'asc' } }] } },
    });
    const ids = participant.sessions.map(({ id }) => id);
    await tx.lessonSession.updateMany({ where: { id: { in: ids.slice(0, passed) } }, data: { status: 'passed', startedAt: at, passedAt: at } });
    await tx.lessonSession.updateMany({ where: { id: { in: ids.slice(passed, passed + 1) } }, data: { status: 'not_started' } });
    const progress = progressOf(passed, ids.length);
    await tx.participant.update({ where: { id: participant.id }, data: { progress, completedAt: progress === 100 ? at : null } });
  });
