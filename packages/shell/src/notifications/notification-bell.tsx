import { lazy, Suspense } from 'react';
import { IconButton, Menu } from '@sinau/ui';
import { Bell } from '@sinau/ui/icons';
import { loadChunk } from '../navigation/load-chunk.ts';
import { useProfile } from '../session/use-session.ts';
import { useLatestNotifications } from './latest-notifications.data.ts';
import './notification-bell.css';

const LatestNotifications = lazy(async () => ({
  default: (await loadChunk(() => import('./latest-notifications.tsx'))).LatestNotifications,
}));

/** Bell of both applications: the number of unread notifications, and the latest ones in a panel. */
export function NotificationBell() {
  const { data } = useLatestNotifications();
  const profile = useProfile();
  return (
    <div className="notification-bell">
      <Menu
        align="end"
        trigger={
          <IconButton
            label="Notifikasi"
            count={data?.unread ?? profile?.totalNotification ?? 0}
            countWords="belum dibaca"
          >
            <Bell />
          </IconButton>
        }
      >
        <Suspense fallback={<p className="notification-note">Memuat notifikasi…</p>}>
          <LatestNotifications />
        </Suspense>
      </Menu>
    </div>
  );
}
