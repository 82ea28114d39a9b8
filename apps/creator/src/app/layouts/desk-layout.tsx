import { screens } from '@sinau/contracts/screens';
import { BrandLink, SideMenu, useSignOut } from '@sinau/shell';
import {
  ClipboardList,
  GraduationCap,
  History,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  Package,
  Settings,
  Star,
  Store,
} from '@sinau/ui/icons';
import { DashboardFrame } from './dashboard-frame.tsx';

const pages = [
  { href: screens.operatorDesk(), label: 'Meja operator', icon: <LayoutDashboard /> },
  { href: screens.operatorClasses(), label: 'Tinjauan kelas', icon: <Package /> },
  { href: screens.operatorPublications(), label: 'Terbitan kelas', icon: <History /> },
  { href: screens.operatorApplications(), label: 'Pendaftaran mitra', icon: <Store /> },
  { href: screens.operatorReviews(), label: 'Ulasan peserta', icon: <Star /> },
  { href: screens.operatorDiscussions(), label: 'Diskusi', icon: <MessageCircle /> },
  { href: screens.operatorAudit(), label: 'Catatan tindakan', icon: <ClipboardList /> },
];

const elsewhere = [
  { href: screens.settings(), label: 'Pengaturan', icon: <Settings /> },
  { href: screens.home(), label: 'Mode Peserta', icon: <GraduationCap /> },
];

/** The desk of the operators. */
export const DeskLayout = () => <DashboardFrame menuTitle="Menu operator" menu={<DeskMenu />} />;

function DeskMenu() {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <div className="dashboard-menu">
      <BrandLink />
      <SideMenu label="Operator" items={pages} />
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
