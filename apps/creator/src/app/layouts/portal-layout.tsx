import { useEffect } from 'react';
import { useProfile, useRefreshProfile } from '@sinau/shell';
import { UploadsLayout } from '../../shared/uploads/uploads-layout.tsx';

/** Layout of every screen of a partner: uploads continue from one screen to the next. */
export function PortalLayout() {
  useFreshProfile();
  return <UploadsLayout />;
}

/**
 * Loads the profile again whenever somebody comes back to the page: an operator may have verified the mitra, and the
 * address may have been confirmed in another tab or beside this window.
 */
function useFreshProfile() {
  const profile = useProfile();
  const isVerified = profile?.statusApproveMitra === 'Verified' && profile.isEmailVerified;
  const refreshProfile = useRefreshProfile();
  useEffect(() => {
    if (isVerified) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [isVerified, refreshProfile]);
}
