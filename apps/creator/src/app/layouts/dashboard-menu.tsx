import { screens } from '@sinau/contracts/screens';
import { BrandLink, SideMenu, useProfile, useSignOut } from '@sinau/shell';
import { Badge } from '@sinau/ui';
import { Archive, GraduationCap, LayoutDashboard, LogOut, Package, Settings } from '@sinau/ui/icons';

const pages = [
  { href: screens.creatorDashboard(), label: 'Dashboard', icon: <LayoutDashboard /> },
  { href: screens.creatorCatalog(), label: 'Katalog Kelas', icon: <Package /> },
  { href: screens.creatorArchive(), label: 'Arsip', icon: <Archive /> },
];

const elsewhere = [
  { href: screens.settings(), label: 'Pengaturan', icon: <Settings /> },
  { href: screens.home(), label: 'Mode Peserta', icon: <GraduationCap /> },
];

export function DashboardMenu() {
  const { signOut, isSigningOut } = useSignOut();
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

const verdicts = { Pending: 'Menunggu Review', Rejected: 'Ditolak', Verified: null };

/** Whom the partner acts for, and whether it may submit classes yet. */
function ActiveMitra() {
  const profile = useProfile();
  if (!profile?.mitra) return null;
  const verdict = profile.statusApproveMitra && verdicts[profile.statusApproveMitra];
  return (
    <div className="dashboard-mitra">
      <b>{profile.mitra.name}</b>
      <span className="muted xs">Mitra aktif</span>
      {verdict && <Badge tone={verdict === verdicts.Rejected ? 'danger' : 'neutral'}>{verdict}</Badge>}
    </div>
  );
}
