import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { choice, defineSearch, name, page } from '@sinau/shell/search';
import { Notifications } from '../../features/notification/notifications.tsx';
import './my-class-page.css';

const notificationSearch = defineSearch(screens.notifications, {
  show: choice(['all', 'unread'] as const, 'all'),
  page: page(),
  id: name(),
});

export function NotificationPage() {
  const view = useSearch(notificationSearch.read);
  return (
    <div className="my-class-page">
      <PageTitle>Notifikasi</PageTitle>
      <h1>Notifikasi</h1>
      <Notifications view={view} hrefOf={(change) => notificationSearch.href(view, change)} />
    </div>
  );
}
