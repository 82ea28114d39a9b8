import { PageTitle, useProfile } from '@sinau/shell';
import { CampusLinks } from '../../features/account/campus-links.tsx';
import { DataSaverSettings } from '../../features/account/data-saver-settings.tsx';
import { DeactivateAccount } from '../../features/account/deactivate-account.tsx';
import { DeviceSessions } from '../../features/account/device-sessions.tsx';
import { ExportData } from '../../features/account/export-data.tsx';
import { EmailSettings } from '../../features/account/email-settings.tsx';
import { NotificationSettings } from '../../features/account/notification-settings.tsx';
import { PasswordSettings } from '../../features/account/password-settings.tsx';
import { TwoStepSettings } from '../../features/account/two-step-settings.tsx';
import './settings-page.css';

export function SettingsPage() {
  const profile = useProfile();
  if (!profile) return null;
  return (
    <div className="settings">
      <PageTitle>Pengaturan akun</PageTitle>
      <h1>Pengaturan akun</h1>
      <EmailSettings profile={profile} />
      <PasswordSettings email={profile.email} />
      <TwoStepSettings />
      <NotificationSettings isMitra={profile.isMitra} />
      <DataSaverSettings />
      <CampusLinks />
      <DeviceSessions />
      <ExportData />
      <DeactivateAccount />
    </div>
  );
}
