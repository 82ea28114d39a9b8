import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { content } from '@sinau/api-client';
import { useProfile } from '@sinau/shell';
import { AnnouncementBanner } from './announcement-banner.tsx';
import { chooseBanner } from './choose-banner.ts';
import { VerificationBanner } from './verification-banner.tsx';
import './banner.css';

/** The banner above the navbar. */
export function Banner() {
  const { data: banner } = useQuery({ ...content.banner.query(), throwOnError: false });
  const now = useTimeUntil(banner?.endDate);
  const choice = chooseBanner(banner, useProfile(), now);
  if (choice.kind === 'announcement') return <AnnouncementBanner banner={choice.banner} />;
  if (choice.kind === 'verification') return <VerificationBanner email={choice.email} />;
  return null;
}

const longestTimerMs = 86_400_000;

/** The current time, updated when `instant` is reached. */
function useTimeUntil(instant: string | undefined) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = instant ? new Date(instant).getTime() - Date.now() : 0;
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(wait, longestTimerMs));
    return () => clearTimeout(timer);
  }, [instant, now]);
  return now;
}
