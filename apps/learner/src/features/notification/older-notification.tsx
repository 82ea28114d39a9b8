import { date, time } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Card, Notice, Skeleton } from '@sinau/ui';
import { useOpened } from './notification.data.ts';
import { NotificationContent } from './notification-row.tsx';

/** Open notification if the shown page of the list does not contain it, such as an older one. */
export const OlderNotification = ({ id, closeHref }: { id: string; closeHref: string }) => (
  <QueryStates
    query={useOpened(id)}
    noun="notifikasi ini"
    skeleton={<Skeleton height={120} />}
    missing={<Notice>Notifikasi itu sudah tidak ada.</Notice>}
  >
    {(one) => (
      <Card padded as="section" className="notification-older" aria-label="Notifikasi yang dibuka">
        <h2>{one.title}</h2>
        <p className="muted sm num">
          {date(one.createdAt)}, {time(one.createdAt)}
        </p>
        <NotificationContent one={one} />
        <Button variant="text" size="sm" href={closeHref}>
          Tutup
        </Button>
      </Card>
    )}
  </QueryStates>
);
