import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal } from '@sinau/format';
import { ListStates } from '@sinau/shell';
import { Card, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import type { TaughtClass } from '../../shared/taught-class.ts';
import { useAnnouncements } from './announcement.data.ts';
import './announcement-list.css';

/** Announcements to participants, the latest first. */
export function AnnouncementList({ taught, page }: { taught: TaughtClass; page: number }) {
  return (
    <section className="announcements" aria-labelledby="announcements">
      <h2 id="announcements">Sudah dikirim</h2>
      <ListStates
        query={useAnnouncements(taught, page)}
        noun="pengumuman"
        page={page}
        hrefFor={(to) => screens.classAnnouncements(taught.slug, taught.type, to)}
        skeleton={<Skeleton height={120} />}
        empty={
          <EmptyState title="Belum ada pengumuman" illustration={illustrations.emptyNotes} headingLevel={3}>
            Jadwal baru, materi tambahan, atau sesi tanya jawab: kabari pesertamu dari sini.
          </EmptyState>
        }
      >
        {({ list }, { pages }) => (
          <>
            <ul>
              {list.map(({ id, title, content, createdBy, createdAt, recipientCount, deliveredAt }) => (
                <Card as="li" key={id} padded>
                  <h3>{title}</h3>
                  <p className="muted sm num">
                    {createdBy.fullname} · {dateTime(createdAt)} ·{' '}
                    {deliveredAt ? `${decimal(recipientCount)} peserta` : 'sedang dikirim'}
                  </p>
                  <p className="announcement-text">{content}</p>
                </Card>
              ))}
            </ul>
            {pages}
          </>
        )}
      </ListStates>
    </section>
  );
}
