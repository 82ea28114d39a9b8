import { screens } from '@sinau/contracts/screens';
import { ListStates, useUndoSnackbar } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Skeleton, TabLinks } from '@sinau/ui';
import { Settings } from '@sinau/ui/icons';
import { useDelete, useMark, useNotifications, useRestore } from './notification.data.ts';
import { NotificationList } from './notification-list.tsx';
import { OlderNotification } from './older-notification.tsx';
import './notifications.css';

interface View {
  page: number;
  show: 'all' | 'unread';
  /** Id of the open notification; empty for none. */
  id: string;
}
interface NotificationsProps {
  view: View;
  /** Builds the address of the same page with some parameters changed. */
  hrefOf: (change: Partial<View>) => string;
}

/** Notifications of the user: read, marked and deleted, all on one page. */
export function Notifications({ view, hrefOf }: NotificationsProps) {
  const query = useNotifications(view.page, view.show === 'unread');
  const { remove, isPending } = useRemoval();
  const isElsewhere = view.id !== '' && query.data?.list.every(({ id }) => id !== view.id) === true;
  return (
    <>
      <Bar view={view} hrefOf={hrefOf} unread={query.data?.unread ?? 0} />
      {isElsewhere && <OlderNotification key={view.id} id={view.id} closeHref={hrefOf({ id: '', page: view.page })} />}
      <ListStates
        query={query}
        noun="notifikasimu"
        page={view.page}
        hrefFor={(page) => hrefOf({ page, id: '' })}
        skeleton={<ListSkeleton />}
        empty={<NoNotifications show={view.show} allHref={hrefOf({ show: 'all' })} />}
      >
        {({ list }, { isRefreshing, pages }) => (
          <div className="my-class-list" aria-busy={isRefreshing}>
            <NotificationList
              list={list}
              openId={view.id}
              hrefOf={(id) => hrefOf({ id, page: view.page })}
              isRemoving={isPending}
              onRemove={remove}
            />
            {pages}
          </div>
        )}
      </ListStates>
    </>
  );
}

function Bar({ view, hrefOf, unread }: NotificationsProps & { unread: number }) {
  const { mutate, isPending } = useMark();
  return (
    <div className="notifications-bar">
      <TabLinks
        label="Tampilkan"
        items={[
          { href: hrefOf({ show: 'all', id: '' }), label: 'Semua', isCurrent: view.show === 'all' },
          { href: hrefOf({ show: 'unread', id: '' }), label: 'Belum dibaca', isCurrent: view.show === 'unread' },
        ]}
      />
      <div className="row wraps">
        {unread > 0 && (
          <Button
            variant="text"
            size="sm"
            loading={isPending}
            onClick={() => mutate({ body: { ids: [], isRead: true } })}
          >
            Tandai semua sudah dibaca
          </Button>
        )}
        <Button variant="text" size="sm" href={`${screens.settings()}#notifikasi`}>
          <Settings />
          Atur notifikasi
        </Button>
      </div>
    </div>
  );
}

/** Deletes immediately, and offers to restore. Stays mounted while lists change. */
function useRemoval() {
  const { show } = useUndoSnackbar();
  const { mutate: restore } = useRestore();
  const { mutate, isPending } = useDelete(({ body: { ids } }) =>
    show({
      msg: ids.length === 1 ? 'Notifikasi dihapus.' : `${ids.length} notifikasi dihapus.`,
      label: 'Urungkan',
      undo: () => restore({ body: { ids } }),
    }),
  );
  return { remove: (ids: readonly string[]) => mutate({ body: { ids: [...ids] } }), isPending };
}

const NoNotifications = ({ show, allHref }: { show: View['show']; allHref: string }) => (
  <Card>
    {show === 'unread' ? (
      <EmptyState
        illustration={illustrations.emptyNotes}
        title="Semua sudah kamu baca"
        action={
          <Button variant="outline" href={allHref}>
            Lihat semua notifikasi
          </Button>
        }
      />
    ) : (
      <EmptyState illustration={illustrations.emptyNotes} title="Belum ada notifikasi">
        Pengumuman kelas, balasan diskusi, dan pengingat sesi langsung muncul di sini.
      </EmptyState>
    )}
  </Card>
);

const ListSkeleton = () => (
  <Card padded>
    <div className="stack">
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={52} />
      ))}
    </div>
  </Card>
);
