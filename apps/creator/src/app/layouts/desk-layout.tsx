import { screens } from '@sinau/contracts/screens';
import { BrandLink, SideMenu, useSignOut } from '@sinau/shell';
import {
  ClipboardList,
  FileText,
  Flag,
  GraduationCap,
  History,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessageCircle,
  Monitor,
  Package,
  RotateCcw,
  Scale,
  Settings,
  Star,
  Store,
  Tag,
  Wallet,
} from '@sinau/ui/icons';
import { DashboardFrame } from './dashboard-frame.tsx';

const groups = [
  {
    label: 'Tinjauan',
    items: [
      { href: screens.operatorDesk(), label: 'Meja operator', icon: <LayoutDashboard />, isAlone: true },
      { href: screens.operatorClasses(), label: 'Tinjauan kelas', icon: <Package /> },
      { href: screens.operatorBundles(), label: 'Tinjauan bundling', icon: <Layers /> },
      { href: screens.operatorPublications(), label: 'Perubahan kelas', icon: <History /> },
      { href: screens.operatorApplications(), label: 'Pendaftaran mitra', icon: <Store /> },
    ],
  },
  {
    label: 'Uang',
    items: [
      { href: screens.operatorRefunds(), label: 'Pengembalian dana', icon: <RotateCcw /> },
      { href: screens.operatorDisputes(), label: 'Sengketa', icon: <Scale /> },
      { href: screens.operatorPayouts(), label: 'Penarikan saldo', icon: <Wallet /> },
    ],
  },
  {
    label: 'Percakapan',
    items: [
      { href: screens.operatorSupport(), label: 'Bantuan', icon: <LifeBuoy /> },
      { href: screens.operatorReports(), label: 'Laporan', icon: <Flag /> },
      { href: screens.operatorReviews(), label: 'Ulasan peserta', icon: <Star /> },
      { href: screens.operatorDiscussions(), label: 'Diskusi', icon: <MessageCircle /> },
    ],
  },
  {
    label: 'Situs',
    items: [
      { href: screens.operatorVouchers(), label: 'Voucher', icon: <Tag /> },
      { href: screens.operatorContent(), label: 'Konten situs', icon: <FileText /> },
      { href: screens.operatorAudit(), label: 'Catatan tindakan', icon: <ClipboardList /> },
      { href: screens.operatorSystem(), label: 'Status sistem', icon: <Monitor /> },
    ],
  },
];

const elsewhere = [
  { href: screens.settings(), label: 'Pengaturan', icon: <Settings /> },
  { href: screens.home(), label: 'Mode Peserta', icon: <GraduationCap /> },
];

/** Operator panel. */
export const DeskLayout = () => <DashboardFrame menuTitle="Menu operator" menu={<DeskMenu />} />;

function DeskMenu() {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <div className="dashboard-menu">
      <BrandLink />
      {groups.map(({ label, items }) => (
        <div key={label}>
          <p className="dashboard-menu-group">{label}</p>
          <SideMenu label={label} items={items} />
        </div>
      ))}
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
