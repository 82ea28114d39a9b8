import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { content } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useProfile } from '@sinau/shell';
import { Announcement, useNow } from '@sinau/ui';
import { chooseBanner, nameOf } from './choose-banner.ts';
import { closeBanner, useClosedBanner } from './closed-banner.ts';
import './banner.css';

/** Reminder that few need; its place is kept until its code comes. */
const VerificationBanner = lazySection(async () => (await import('./verification-banner.tsx')).VerificationBanner);

/** Pages on which somebody pays or arranges something, and is not led away. */
const quietPages: readonly string[] = [screens.cart(), screens.settings()];

/** Banner above the navbar. */
export function Banner() {
  const { data: banner } = useQuery({ ...content.banner.query(), throwOnError: false });
  const now = useNow(banner?.endDate);
  const choice = chooseBanner(banner, useProfile(), now, useClosedBanner());
  if (quietPages.includes(useLocation().pathname)) return null;
  if (choice.kind === 'announcement') {
    const { text, link, backgroundUrl, backgroundUrlMobile } = choice.banner;
    const name = nameOf(choice.banner);
    return (
      <Announcement
        name={name}
        text={text}
        link={link}
        wide={backgroundUrl}
        narrow={backgroundUrlMobile}
        onClose={() => closeBanner(name)}
      />
    );
  }
  if (choice.kind === 'verification')
    return (
      <Suspense fallback={<div className="verification" />}>
        <VerificationBanner email={choice.email} />
      </Suspense>
    );
  return null;
}
