import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { snackbarShown } from '../feedback/snackbar.slice.ts';
import { selectProfile, selectToken } from '../session/session.slice.ts';
import { useRefreshProfile } from '../session/use-session.ts';
import { isWithin } from './owner.ts';
import { PagePlace } from './page-place.tsx';

const guards = {
  user: UserGuard,
  guest: GuestGuard,
  partner: PartnerGuard,
  operator: OperatorGuard,
  verified: VerifiedGuard,
};
export type Need = keyof typeof guards;

export function Guard({ need }: { need: Need }) {
  const Specific = guards[need];
  return <Specific />;
}

function UserGuard() {
  const { pathname, search, hash } = useLocation();
  const token = useSelector(selectToken);
  return token ? <Outlet /> : <Leave to={screens.login({ next: pathname + search + hash })} />;
}

/** Decides on entering only: signing in here has its own way on. */
function GuestGuard() {
  const token = useSelector(selectToken);
  const [isGuest] = useState(token === null);
  return isGuest ? <Outlet /> : <Leave to={screens.home()} />;
}

function PartnerGuard() {
  const profile = useSelector(selectProfile);
  return profile?.isMitra ? <Outlet /> : <Leave to={screens.home()} />;
}

function OperatorGuard() {
  const profile = useSelector(selectProfile);
  return profile?.isOperator ? <Outlet /> : <Leave to={screens.home()} />;
}

function VerifiedGuard() {
  const token = useSelector(selectToken);
  return token ? <VerifiedEmail /> : <UserGuard />;
}

/** The address may have been confirmed on another device: the server is asked before anybody is sent away. */
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

  if (isVerified) return <Outlet />;
  return isRefused ? <Leave to={screens.settings()} /> : <PagePlace />;
}

function Leave({ to }: { to: string }) {
  const { pathname } = useLocation();
  return isWithin(to, pathname) ? <Navigate to={to} replace /> : <LoadPage href={to} />;
}

function LoadPage({ href }: { href: string }) {
  useEffect(() => window.location.replace(href), [href]);
  return <PagePlace />;
}
