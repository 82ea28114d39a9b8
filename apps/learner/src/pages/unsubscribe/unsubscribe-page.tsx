import { useParams } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { aboutKind, unsubscribedBy } from '@sinau/contracts/core/notification/notification.rules';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { CircleAlert, CircleCheck, Mail } from '@sinau/ui/icons';
import { useUnsubscribe } from '../../features/account/notification-settings.data.ts';
import { AuthCard } from '../../features/auth/auth-card.tsx';

/**
 * Page of the link in a mail. The subscription ends only when the button is pressed: programs open the links of mails,
 * too.
 */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const { mutate, data, error, isPending } = useUnsubscribe();
  const kind = data?.kind ?? unsubscribedBy(token.split('.')[0] ?? '')?.kind;
  const label = kind && aboutKind[kind].label;
  const isGone = !kind || (error instanceof ApiError && (error.status === 422 || error.status === 404));
  return (
    <>
      <PageTitle>Berhenti berlangganan</PageTitle>
      {data ? (
        <AuthCard
          icon={<CircleCheck />}
          title="Sudah kami hentikan"
          lead={`Kamu tidak lagi menerima email “${label}”. Kabarnya tetap ada di loncengmu.`}
        >
          <SettingsButton />
        </AuthCard>
      ) : isGone ? (
        <AuthCard
          icon={<CircleAlert />}
          title="Tautan ini tidak berlaku lagi"
          lead="Atur email yang ingin kamu terima di pengaturan akunmu."
        >
          <SettingsButton />
        </AuthCard>
      ) : (
        <AuthCard
          icon={<Mail />}
          title="Berhenti menerima email ini?"
          lead={`Kami tidak akan mengirim email “${label}” lagi. Email tentang pesanan dan keamanan akunmu tetap dikirim.`}
        >
          <div className="auth-form">
            {error && <p role="alert">{error.message}</p>}
            <Button size="lg" block loading={isPending} onClick={() => mutate({ params: { token } })}>
              Berhenti berlangganan
            </Button>
          </div>
        </AuthCard>
      )}
    </>
  );
}

const SettingsButton = () => (
  <div className="auth-form">
    <Button size="lg" block variant="outline" href={`${screens.settings()}#notifikasi`}>
      Atur notifikasi
    </Button>
  </div>
);
