import type { Notification } from '@sinau/contracts/core/notification/notification.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { Button, Link, VisuallyHidden } from '@sinau/ui';
import { useLatestNotifications } from './latest-notifications.data.ts';

/** Panel of the bell. */
export function LatestNotifications() {
  const { data, isError, isFetching, refetch } = useLatestNotifications();
  return (
    <section className="notification-panel" aria-label="Notifikasi terbaru">
      <h2>Notifikasi</h2>
      {data && data.list.length > 0 && (
        <ul>
          {data.list.map((one) => (
            <Item key={one.id} {...one} />
          ))}
        </ul>
      )}
      {data?.list.length === 0 && (
        <p className="notification-note">Belum ada notifikasi. Kabar dari kelasmu muncul di sini.</p>
      )}
      {!data && isError && (
        <div className="notification-note" role="alert">
          <p>Notifikasi belum bisa dimuat.</p>
          <Button
            variant="outline"
            size="sm"
            loading={isFetching}
            onClick={(event) => {
              // A click that reaches the panel would close it.
              event.stopPropagation();
              void refetch();
            }}
          >
            Coba lagi
          </Button>
        </div>
      )}
      {!data && !isError && <p className="notification-note">Memuat notifikasi…</p>}
      <Link className="notification-all" href={screens.notifications()}>
        Lihat Semua Notifikasi
      </Link>
    </section>
  );
}

const Item = ({ id, title, createdAt, isRead }: Notification) => (
  <li>
    <Link className="notification-item" href={screens.notification(id)}>
      <span className={isRead ? 'notification-dot is-read' : 'notification-dot'} />
      <span className="grow">
        {!isRead && <VisuallyHidden>Belum dibaca: </VisuallyHidden>}
        <b>{title}</b>
        <small className="num">{date(createdAt)}</small>
      </span>
    </Link>
  </li>
);
