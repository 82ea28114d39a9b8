import { screens } from '@sinau/contracts/screens';
import { BrandLink, SideMenu, useSignOut } from '@sinau/shell';
import {
  Archive,
  ChartColumn,
  GraduationCap,
  LayoutDashboard,
  LogOut,
  Package,
  Settings,
  Wallet,
} from '@sinau/ui/icons';
import { ActiveMitra } from '../../features/mitra/active-mitra.tsx';
import { useHasScope, useIsMember } from '../../shared/scopes.ts';

/** What instructors may see of the mitra depends on their scopes. */
const pagesFor = ({ isMember, hasReports }: { isMember: boolean; hasReports: boolean }) => [
  { href: screens.creatorDashboard(), label: 'Dashboard', icon: <LayoutDashboard /> },
  { href: screens.creatorCatalog(), label: 'Katalog Kelas', icon: <Package /> },
  { href: screens.creatorArchive(), label: 'Arsip', icon: <Archive /> },
  ...(hasReports ? [{ href: screens.creatorReport(), label: 'Laporan', icon: <ChartColumn /> }] : []),
  ...(isMember ? [{ href: screens.creatorSales(), label: 'Transaksi', icon: <Wallet /> }] : []),
];

const elsewhere = [
  { href: screens.settings(), label: 'Pengaturan', icon: <Settings /> },
  { href: screens.home(), label: 'Mode Peserta', icon: <GraduationCap /> },
];

export function DashboardMenu() {
  const { signOut, isSigningOut } = useSignOut();
  const pages = pagesFor({ isMember: useIsMember(), hasReports: useHasScope('report') });
  return (
    <div className="dashboard-menu">
      <BrandLink />
      <ActiveMitra />
      <SideMenu label="Kreator" items={pages} />
      <hr />
      <SideMenu label="Akun" items={elsewhere}>
        <button type="button" className="side-menu-item" disabled={isSigningOut} onClick={signOut}>
          <LogOut />
          Keluar
        </button>
      </SideMenu>
    </div>
  );
}
