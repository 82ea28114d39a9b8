import { days, hours, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { slugOf } from '../../platform/slugs.ts';
import { announcements } from './announcements.ts';
import type { DemoClassRow } from './class-rows.ts';
import { demoId } from './dice.ts';
import { demoWebinars, ticketId, webinarSlug } from './offers.ts';
import { comersOf, type PlannedEnrolment } from './plan-enrolments.ts';
import { insertRows } from './rows.ts';

/** Takes the seats just sold from their webinars' stock, and queues those who still wait for one. */
export async function seedSeats(
  tx: Db,
  enrolments: readonly PlannedEnrolment[],
  ids: ReadonlyMap<string, string>,
  now: Date,
) {
  const taken = new Set(enrolments.flatMap(({ seat }) => seat?.webinar ?? []));
  if (taken.size === 0) return;
  const classIds = Prisma.join([...taken].map(({ title }) => Prisma.sql`${demoId('class', webinarSlug(title))}::uuid`));
  const soldOfTickets = Prisma.sql`
    SELECT l."ticketId", l."ticketKind", l."classId", sum(l.quantity)::int AS count FROM "OrderLine" l
    WHERE l."classId" IN (${classIds}) AND l.stock = 'sold' GROUP BY 1, 2, 3`;
  await tx.$executeRaw`UPDATE "Ticket" t SET sold = s.count FROM (${soldOfTickets}) s WHERE t.id = s."ticketId"`;
  await tx.$executeRaw`
    UPDATE "SeatStock" k SET sold = s.count FROM (${soldOfTickets}) s WHERE k."classId" = s."classId" AND s."ticketKind" = 'regular'`;
  await insertRows(
    tx,
    'WaitingEntry',
    demoWebinars
      .filter((webinar) => taken.has(webinar))
      .flatMap((webinar) =>
        comersOf(webinar)
          .slice(webinar.sold, webinar.sold + (webinar.waiting ?? 0))
          .map((email, index) => ({
            id: demoId('waits', email, webinar.title),
            ticketId: ticketId(webinar.title),
            userId: ids.get(email)!,
            state: 'waiting',
            createdAt: later(now, -hours(40 - 6 * index)),
          })),
      ),
  );
}

/** Announcements of mitra to participants of their classes; everybody has read them by now. */
export const seedAnnouncements = (
  tx: Db,
  classes: ReadonlyMap<string, DemoClassRow>,
  counts: ReadonlyMap<string, number>,
  now: Date,
) =>
  insertRows(
    tx,
    'Announcement',
    announcements.flatMap(({ of, title, content, daysAgo }) => {
      const row = classes.get(slugOf(of));
      const recipientCount = counts.get(slugOf(of));
      if (!row || !recipientCount) return [];
      const createdAt = later(now, -days(daysAgo));
      return [
        {
          id: demoId('announcement', of, title),
          classId: row.id,
          createdById: row.mitraOwnerId,
          title,
          content,
          recipientCount,
          deliveredAt: createdAt,
          createdAt,
        },
      ];
    }),
  );
