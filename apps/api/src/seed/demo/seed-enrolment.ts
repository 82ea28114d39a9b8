import { progressOf } from '@sinau/contracts/learning/learning.rules';
import { later, minutes } from '../../platform/clock.ts';
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

/** A paid order with all that follows from it. */
export const seedEnrolment = (db: Pool, { userId, email, classId, at, passed }: Enrolment) =>
  db.$transaction(async (tx) => {
    // By hand, since an enrolment is no edit: `updatedAt` stays.
    await tx.$executeRaw`UPDATE "Class" SET "participantCount" = "participantCount" + 1 WHERE id = ${classId}::uuid`;
    const { slug, title, salePrice, lessons } = await tx.class.findUniqueOrThrow({
      where: { id: classId },
      include: { lessons: { orderBy: [{ section: { position: 'asc' } }, { position: 'asc' }], select: { id: true } } },
    });
    const price = salePrice ?? 0;
    const fee = Math.round(price * 0.2);
    const order = await tx.order.create({
      data: {
        orderId: `SN-DEMO-${codeOf(`${email} ${slug}`)}`, userId, status: 'SUCCESS', total: price, createdAt: at, paidAt: later(at, minutes(4)), expiresAt: later(at, minutes(24 * 60)),
        ...(price > 0 && { paymentMethod: 'qris', gateway: 'simulator' }),
        lines: { create: { classId, title, listPrice: price, paid: price, fee, mitraShare: price - fee } },
      },
      include: { lines: true },
    });
    const progress = progressOf(passed, lessons.length);
    await tx.participant.create({
      data: {
        userId, classId, progress, createdAt: at, completedAt: progress === 100 ? at : null,
        grants: { create: { orderLineId: order.lines[0]!.id, createdAt: at } },
        sessions: {
          create: lessons.map(({ id }, index) => ({
            lessonId: id,
            ...(index < passed ? { status: 'passed' as const, startedAt: at, passedAt: at } : { status: index === passed ? ('not_started' as const) : ('pending' as const) }),
          })),
        },
      },
    });
  });
