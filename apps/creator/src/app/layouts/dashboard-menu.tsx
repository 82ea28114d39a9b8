import { screens } from '@sinau/contracts/screens';
import { stepScreens } from '@sinau/contracts/step-screens';
import { BrandLink, SideMenu, useSignOut } from '@sinau/shell';
import {
  Archive,
  Calendar,
  ChartColumn,
  ClipboardList,
  Code,
  GraduationCap,
  Layers,
  LayoutDashboard,
  ListChecks,
  LogOut,
  Megaphone,
  MessageCircle,
  Package,
  Settings,
  Star,
  Tag,
  User,
  Users,
  Wallet,
} from '@sinau/ui/icons';
import { useWaitingCount } from '../../features/discussion/inbox.data.ts';
import { useGradingSummary } from '../../features/grading/grading.data.ts';
import { ActiveMitra } from '../../features/mitra/active-mitra.tsx';
import { useHasNothing } from '../../features/sold/has-nothing.data.ts';
import { useHasScope, useIsMember } from '../../shared/scopes.ts';

interface Reach {
  isMember: boolean;
  hasReports: boolean;
  /** Number of questions that wait; null for a user who does not answer them. */
  waiting: number | null;
  /** Number of submissions that wait; null for a user who does not grade them. */
  toGrade: number | null;
}

/** Pages that a partner without any class needs. */
const firstPages: readonly string[] = [
  screens.creatorDashboard(),
  screens.creatorCatalog(),
  screens.questionBank(),
  screens.creatorArchive(),
  screens.creatorMembers(),
];

/** Scopes of instructors decide which pages of the mitra they may open. */
const pagesFor = ({ isMember, hasReports, waiting, toGrade }: Reach) => [
  { href: screens.creatorDashboard(), label: 'Dashboard', icon: <LayoutDashboard /> },
  { href: screens.creatorCatalog(), label: 'Katalog Kelas', icon: <Package /> },
  ...(isMember ? [{ href: screens.creatorBundles(), label: 'Bundling Kelas', icon: <Layers /> }] : []),
  ...(isMember ? [{ href: screens.questionBank(), label: 'Bank Soal', icon: <ListChecks /> }] : []),
  { href: screens.creatorArchive(), label: 'Arsip', icon: <Archive /> },
  ...(waiting === null
    ? []
    : [
        {
          href: screens.creatorDiscussion(),
          label: 'Diskusi',
          icon: <MessageCircle />,
          count: { value: waiting, words: 'belum dijawab' },
        },
      ]),
  ...(toGrade === null
    ? []
    : [
        {
          href: screens.grading(),
          label: 'Penilaian',
          icon: <ClipboardList />,
          count: { value: toGrade, words: 'menunggu' },
        },
      ]),
  { href: screens.calendar('host'), label: 'Kalender', icon: <Calendar /> },
  ...(isMember ? [{ href: screens.creatorReviews(), label: 'Ulasan', icon: <Star /> }] : []),
  ...(hasReports ? [{ href: screens.creatorReport(), label: 'Laporan', icon: <ChartColumn /> }] : []),
  ...(isMember ? [{ href: screens.creatorVouchers(), label: 'Voucher', icon: <Tag /> }] : []),
  ...(isMember ? [{ href: stepScreens.creatorCampaigns(), label: 'Kampanye', icon: <Megaphone /> }] : []),
  ...(isMember ? [{ href: screens.creatorSales(), label: 'Transaksi', icon: <Wallet /> }] : []),
  ...(isMember ? [{ href: screens.creatorMembers(), label: 'Anggota', icon: <Users /> }] : []),
  ...(isMember ? [{ href: stepScreens.creatorIntegrations(), label: 'Integrasi', icon: <Code /> }] : []),
];

const elsewhere = [
  { href: screens.profile(), label: 'Profil', icon: <User /> },
  { href: screens.settings(), label: 'Pengaturan', icon: <Settings /> },
  { href: screens.home(), label: 'Mode Peserta', icon: <GraduationCap /> },
];

export function DashboardMenu() {
  const { signOut, isSigningOut } = useSignOut();
  const answers = useHasScope('grade');
  const waiting = useWaitingCount(answers);
  const toGrade = useGradingSummary(answers).data?.waiting ?? 0;
  const isMember = useIsMember();
  const hasNothing = useHasNothing(isMember);
  const pages = pagesFor({
    isMember,
    hasReports: useHasScope('report'),
    waiting: answers ? waiting : null,
    toGrade: answers ? toGrade : null,
  }).filter(({ href }) => !hasNothing || firstPages.includes(href));
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
