import { Outlet } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { BrandLink, appConfig, mainId, useIsSignedIn, useProfile } from '@sinau/shell';
import { Button, Link, SkipLink } from '@sinau/ui';
import './welcome-layout.css';

/** Layout for users who are not partners yet: a plain bar and a footer. */
export function WelcomeLayout() {
  const { productName } = appConfig();
  return (
    <div className="welcome">
      <SkipLink targetId={mainId} />
      <header className="welcome-bar">
        <div className="wrap">
          <BrandLink />
          <span className="grow" />
          <WayIn />
        </div>
      </header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="welcome-footer night">
        <div className="wrap">
          <span>© 2021 {productName}. Hak cipta dilindungi.</span>
          <Link href={screens.terms(0)}>Kebijakan Privasi</Link>
          <Link href={screens.terms(1)}>Syarat dan Ketentuan</Link>
          <Link href={screens.terms(2)}>Ketentuan Mitra</Link>
        </div>
      </footer>
    </div>
  );
}

function WayIn() {
  const isSignedIn = useIsSignedIn();
  const isPartner = useProfile()?.isMitra ?? false;
  if (isPartner) {
    return (
      <Button variant="outline" href={screens.creatorDashboard()}>
        Dashboard
      </Button>
    );
  }
  return (
    <Button variant="outline" href={isSignedIn ? screens.home() : screens.login({ next: screens.creator() })}>
      {isSignedIn ? 'Mode Peserta' : 'Masuk'}
    </Button>
  );
}
