import { matchPath, useLocation } from 'react-router-dom';
import { isStaff } from '@sinau/contracts/core/auth/staff.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { screens } from '@sinau/contracts/screens';
import { BrandLink, PageTitle, SideMenu, useProfile, useSignOut } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import {
  ClipboardList,
  FileText,
  Flag,
  GraduationCap,
  History,
  Landmark,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  Megaphone,
  MessageCircle,
  Monitor,
  Package,
  RotateCcw,
  Scale,
  Settings,
  Star,
  Store,
  Tag,
  Users,
  Wallet,
} from '@sinau/ui/icons';
import { useStaffRoles } from '../../shared/staff.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { useLostRoles } from './use-lost-roles.ts';

const groups = [
  {
    label: 'Tinjauan',
    items: [
      { page: operatorScreens.operatorDesk, label: 'Meja operator', icon: <LayoutDashboard />, isAlone: true },
      { page: operatorScreens.operatorClasses, label: 'Tinjauan kelas', icon: <Package /> },
      { page: operatorScreens.operatorBundles, label: 'Tinjauan bundling', icon: <Layers /> },
      { page: operatorScreens.operatorPublications, label: 'Perubahan kelas', icon: <History /> },
      { page: operatorScreens.operatorApplications, label: 'Pendaftaran mitra', icon: <Store /> },
    ],
  },
  {
    label: 'Uang',
    items: [
      { page: operatorScreens.operatorRefunds, label: 'Pengembalian dana', icon: <RotateCcw /> },
      { page: operatorScreens.operatorDisputes, label: 'Sengketa', icon: <Scale /> },
      { page: operatorScreens.operatorPayouts, label: 'Penarikan saldo', icon: <Wallet /> },
      { page: operatorScreens.operatorBankAccounts, label: 'Rekening mitra', icon: <Landmark /> },
    ],
  },
  {
    label: 'Percakapan',
    items: [
      { page: operatorScreens.operatorPeople, label: 'Orang', icon: <Users /> },
      { page: operatorScreens.operatorSupport, label: 'Bantuan', icon: <LifeBuoy /> },
      { page: operatorScreens.operatorReports, label: 'Laporan', icon: <Flag /> },
      { page: operatorScreens.operatorReviews, label: 'Ulasan peserta', icon: <Star /> },
      { page: operatorScreens.operatorDiscussions, label: 'Diskusi', icon: <MessageCircle /> },
    ],
  },
  {
    label: 'Situs',
    items: [
      { page: operatorScreens.operatorVouchers, label: 'Voucher', icon: <Tag /> },
      { page: operatorScreens.operatorCampaigns, label: 'Kampanye harga', icon: <Megaphone /> },
      { page: operatorScreens.operatorContent, label: 'Konten situs', icon: <FileText /> },
      { page: operatorScreens.operatorStaff, label: 'Staf', icon: <Users /> },
      { page: operatorScreens.operatorAudit, label: 'Catatan tindakan', icon: <ClipboardList /> },
      { page: operatorScreens.operatorSystem, label: 'Status sistem', icon: <Monitor /> },
    ],
  },
];

const elsewhere = [
  { href: screens.settings(), label: 'Pengaturan', icon: <Settings /> },
  { href: screens.home(), label: 'Mode Peserta', icon: <GraduationCap /> },
];

/** Operator panel. A page that the operator's roles do not open is refused. */
export function DeskLayout() {
  useLostRoles();
  const { pathname } = useLocation();
  const roles = useStaffRoles();
  const page = Object.values(operatorScreens).find(({ paths }) => paths.some((path) => matchPath(path, pathname)));
  const mayOpen = isStaff(roles, page?.staff ?? []);
  return (
    <DashboardFrame menuTitle="Menu operator" menu={<DeskMenu />}>
      {useProfile()?.isAskedForTwoSteps ? <TwoStepsNeeded /> : !mayOpen && <NoAccess />}
    </DashboardFrame>
  );
}

const TwoStepsNeeded = () => (
  <>
    <PageTitle>Verifikasi dua langkah</PageTitle>
    <EmptyState
      headingLevel={1}
      title="Aktifkan verifikasi dua langkah dulu"
      illustration={illustrations.notFound}
      action={<Button href={screens.settings()}>Buka pengaturan</Button>}
    >
      Meja operator memuat data dan uang banyak orang. Karena itu staf masuk dengan kata sandi dan kode dari ponselnya.
    </EmptyState>
  </>
);

const NoAccess = () => (
  <>
    <PageTitle>Tidak ada akses</PageTitle>
    <EmptyState
      headingLevel={1}
      title="Peranmu tidak membuka halaman ini"
      illustration={illustrations.notFound}
      action={<Button href={operatorScreens.operatorDesk()}>Kembali ke meja operator</Button>}
    >
      Kalau kamu memerlukannya untuk bekerja, minta admin menambah peranmu.
    </EmptyState>
  </>
);

function DeskMenu() {
  const { signOut, isSigningOut } = useSignOut();
  const roles = useStaffRoles();
  const shown = groups
    .map(({ label, items }) => ({ label, items: items.filter(({ page }) => isStaff(roles, page.staff ?? [])) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className="dashboard-menu">
      <BrandLink />
      {shown.map(({ label, items }) => (
        <div key={label}>
          <p className="dashboard-menu-group">{label}</p>
          <SideMenu label={label} items={items.map(({ page, ...item }) => ({ ...item, href: page() }))} />
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
