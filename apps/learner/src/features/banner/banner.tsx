import { useQuery } from '@tanstack/react-query';
import { content } from '@sinau/api-client';
import { useProfile } from '@sinau/shell';
import { Announcement, useNow } from '@sinau/ui';
import { chooseBanner } from './choose-banner.ts';
import { VerificationBanner } from './verification-banner.tsx';
import './banner.css';

/** Banner above the navbar. */
export function Banner() {
  const { data: banner } = useQuery({ ...content.banner.query(), throwOnError: false });
  const now = useNow(banner?.endDate);
  const choice = chooseBanner(banner, useProfile(), now);
  if (choice.kind === 'announcement') {
    const { text, link, backgroundUrl, backgroundUrlMobile } = choice.banner;
    return <Announcement text={text} link={link} wide={backgroundUrl} narrow={backgroundUrlMobile} />;
  }
  if (choice.kind === 'verification') return <VerificationBanner email={choice.email} />;
  return null;
}
