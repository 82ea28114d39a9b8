import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { mainId } from '@sinau/shell';
import { SkipLink } from '@sinau/ui';
import { Banner } from '../../features/banner/banner.tsx';
import { CompareBarSection } from '../../features/compare/compare-bar-section.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import './layouts.css';

export function DefaultLayout() {
  return (
    <div className="page">
      <SkipLink targetId={mainId} />
      <Banner />
      <Navbar />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      {/* Hydrated separately from the page, which then responds sooner. */}
      <Suspense>
        <Footer isShop />
      </Suspense>
      <CompareBarSection />
    </div>
  );
}
