import { useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom';
import type { PageNeed } from '@sinau/contracts/page';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage } from '../errors/error-page.tsx';
import { carrySnackbars, snackbarShown } from '../feedback/snackbar.slice.ts';
import { hasEndedSession } from '../session/session-storage.ts';
import { selectMayStay, selectProfile } from '../session/session.slice.ts';
import { useRefreshProfile } from '../session/use-session.ts';
import type { ShellState } from '../store.ts';
import { mainId } from './main-id.ts';
import { isWithin } from './owner.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const guards: Record<PageNeed, ComponentType> = {
  user: UserGuard,
  guest: GuestGuard,
  partner: PartnerGuard,
  verified: VerifiedGuard,
  operator: OperatorGuard,
  'partner-or-operator': PartnerOrOperatorGuard,
};

export function Guard({ need }: { need: PageNeed }) {
  const Specific = guards[need];
  return <Specific />;
}

/** Renders the page with the outlet context of its layout. */
const Guarded = () => <Outlet context={useOutletContext()} />;

function UserGuard() {
  const { pathname, search, hash } = useLocation();
  return useSelector(selectMayStay) ? <Guarded /> : <Leave to={screens.login({ next: pathname + search + hash })} />;
}

/**
 * Checked only on entering, because the login page decides itself where to go after signing in. A rendered page is
 * entered as a visitor, and then checked for the actual user. A user whom a purchase led here, from a page rendered for
 * visitors, continues with it.
 */
function GuestGuard() {
  const store = useStore<ShellState>();
  const { search } = useLocation();
  const isUser = useSelector(selectMayStay);
  const [isGuest, setGuest] = useState(!isUser);
  useEffect(() => setGuest(!selectMayStay(store.getState())), [store]);
  return isGuest || new URLSearchParams(search).has('buy') ? <Guarded /> : <Leave to={screens.home()} />;
}

function PartnerGuard() {
  const profile = useSelector(selectProfile);
  if (profile?.isMitra) return <Guarded />;
  // The page was reloaded while it waited for its user to sign in again, who returns to it.
  return hasEndedSession() ? <UserGuard /> : <Leave to={screens.home()} />;
}

function PartnerOrOperatorGuard() {
  const profile = useSelector(selectProfile);
  return profile?.isOperator ? <Guarded /> : <PartnerGuard />;
}

/**
 * A signed-in user who is not an operator must not learn of the operator panel; an operator's session ends like any
 * other.
 */
function OperatorGuard() {
  const mayStay = useSelector(selectMayStay);
  const profile = useSelector(selectProfile);
  if (profile?.isOperator) return <Guarded />;
  if (!mayStay) return <UserGuard />;
  return (
    <main id={mainId} tabIndex={-1}>
      <NotFoundPage />
    </main>
  );
}

function VerifiedGuard() {
  return useSelector(selectMayStay) ? <VerifiedEmail /> : <UserGuard />;
}

/** The address may have been confirmed on another device, so the profile is refreshed before redirecting. */
function VerifiedEmail() {
  const isVerified = useSelector(selectProfile)?.isEmailVerified ?? false;
  const [isChecked, setChecked] = useState(isVerified);
  const refreshProfile = useRefreshProfile();
  const dispatch = useDispatch();

  useEffect(() => {
    if (isChecked) return undefined;
    let isGone = false;
    void refreshProfile().finally(() => !isGone && setChecked(true));
    return () => {
      isGone = true;
    };
  }, [isChecked, refreshProfile]);

  const isRefused = isChecked && !isVerified;
  useEffect(() => {
    if (isRefused) dispatch(snackbarShown({ tone: 'error', msg: 'Email is not verified' }));
  }, [isRefused, dispatch]);

  if (isVerified) return <Guarded />;
  return isRefused ? <Leave to={screens.settings()} /> : <PageSkeleton />;
}

/** Redirects instead of showing the page: by the router, or by a page load if the address needs one. */
export function Leave({ to }: { to: string }) {
  const { pathname } = useLocation();
  return isWithin(to, pathname) ? <Navigate to={to} replace /> : <LoadPage href={to} />;
}

/** Passes the open snackbars to the next page, such as the reason why a session ended. */
function LoadPage({ href }: { href: string }) {
  const store = useStore<ShellState>();
  useEffect(() => {
    carrySnackbars(store.getState().snackbars);
    window.location.replace(href);
  }, [href, store]);
  return <PageSkeleton />;
}
