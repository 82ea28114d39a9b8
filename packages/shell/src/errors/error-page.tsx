import { useEffect } from 'react';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '../navigation/page-title.tsx';

export const reload = () => window.location.reload();

const backHome = <Button href={screens.home()}>Kembali ke Homepage</Button>;
const tryAgain = <Button onClick={reload}>Coba lagi</Button>;

const kinds = {
  404: {
    tab: 'This page could not be found',
    title: 'Kami tidak dapat menemukan halaman yang kamu cari atau halaman sedang tidak tersedia',
    text: 'Periksa lagi alamatnya, atau mulai dari beranda.',
    illustration: illustrations.notFound,
    action: backHome,
  },
  502: {
    tab: '502 Server Error',
    title: '502 Server Error',
    text: 'Situs sedang tidak bisa diakses untuk sementara. Coba lagi sebentar lagi.',
    illustration: illustrations.serverDown,
    action: tryAgain,
  },
  other: {
    tab: 'An error occurred',
    title: 'An error occurred',
    text: 'Ada yang tidak beres di halaman ini. Coba muat ulang, atau kembali ke beranda.',
    illustration: illustrations.serverDown,
    action: (
      <>
        {tryAgain}
        <Button variant="outline" href={screens.home()}>
          Kembali ke Homepage
        </Button>
      </>
    ),
  },
};

/** Shown instead of a page that does not exist, cannot be reached, or crashed. */
export function ErrorPage({ status }: { status?: number | undefined }) {
  useReloadOnline(status !== 404);
  const { tab, title, text, illustration, action } = kinds[status === 404 || status === 502 ? status : 'other'];
  return (
    <div className="wrap section">
      <PageTitle>{tab}</PageTitle>
      <EmptyState headingLevel={1} title={title} illustration={illustration} action={action}>
        {text}
      </EmptyState>
    </div>
  );
}

/** Reloads as soon as the network is back. */
export function useReloadOnline(isWaiting = true) {
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isWaiting]);
}

export function NotFoundPage() {
  return <ErrorPage status={404} />;
}
