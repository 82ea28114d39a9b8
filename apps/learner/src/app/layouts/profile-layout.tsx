import { Outlet } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { SideMenu, mainId, useIsSignedIn } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import { Award, Briefcase, Calendar, ClipboardList, GraduationCap, Heart, Settings, User } from '@sinau/ui/icons';
import { Banner } from '../../features/banner/banner.tsx';
import { CompareBarSection } from '../../features/compare/compare-bar-section.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import './layouts.css';

const items = [
  { href: screens.myClass(), label: 'Kelas Saya', icon: <GraduationCap /> },
  { href: screens.wishlist(), label: 'Disimpan', icon: <Heart /> },
  { href: screens.calendar(), label: 'Kalender', icon: <Calendar /> },
  { href: screens.profile(), label: 'Profil', icon: <User /> },
  { href: screens.certificates(), label: 'Sertifikat', icon: <Award /> },
  { href: screens.portfolio(), label: 'Portofolio', icon: <Briefcase /> },
  { href: screens.transactions(), label: 'Riwayat Transaksi', icon: <ClipboardList /> },
  { href: screens.settings(), label: 'Pengaturan Akun', icon: <Settings /> },
];

/** Layout of the account pages, with their menu; visitors see a user's public page without it. */
export function ProfileLayout() {
  const isSignedIn = useIsSignedIn();
  return (
    <div className="page">
      <SkipLink targetId={mainId} />
      <Banner />
      <Navbar />
      <div className="wrap profile-columns">
        {isSignedIn && (
          <aside className="profile-menu">
            <SideMenu label="Akun" items={items} />
          </aside>
        )}
        <main id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Footer />
      <CompareBarSection />
    </div>
  );
}
