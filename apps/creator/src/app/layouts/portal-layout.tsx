import { useEffect } from 'react';
import { useProfile, useRefreshProfile } from '@sinau/shell';
import { UploadsLayout } from '../../shared/uploads/uploads-layout.tsx';

/** Layout of every screen of a partner: uploads continue from one screen to the next. */
export function PortalLayout() {
  useFreshMitraStatus();
  return <UploadsLayout />;
}

/** Loads the profile again whenever the page becomes visible, since an operator may have verified the mitra. */
function useFreshMitraStatus() {
  const isVerified = useProfile()?.statusApproveMitra === 'Verified';
  const refreshProfile = useRefreshProfile();
  useEffect(() => {
    if (isVerified) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshProfile();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isVerified, refreshProfile]);
}
