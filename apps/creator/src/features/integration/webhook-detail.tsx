import { failureDays, rotationHours } from '@sinau/contracts/core/webhook/webhook.rules';
import type { Webhook } from '@sinau/contracts/core/webhook/webhook.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { dateTime } from '@sinau/format';
import { PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Breadcrumbs, Button, Loading, Notice, Skeleton } from '@sinau/ui';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { deliverySearchOf } from './delivery-search.ts';
import { eventLabels } from './integration-labels.ts';
import { useSwitchWebhook, useTestWebhook, useWebhook } from './integration.data.ts';
import { WebhookHelp } from './webhook-help.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { WebhookState } from './webhook-state.tsx';
import './integration.css';

/** One webhook: its state, and the log of what was sent to it. */
export const WebhookDetail = ({ id }: { id: string }) => (
  <>
    <PageTitle>Webhook</PageTitle>
    <QueryStates
      query={useWebhook(id)}
      noun="webhook"
      skeleton={
        <Loading label="Memuat webhook">
          <Skeleton height={320} />
        </Loading>
      }
    >
      {(webhook) => <Loaded webhook={webhook} />}
    </QueryStates>
  </>
);

function Loaded({ webhook }: { webhook: Webhook }) {
  const { id, address, events, stop } = webhook;
  const test = useTestWebhook(id);
  const search = useSearch(deliverySearchOf(id).read);
  return (
    <div className="integration-page">
      <PageHead
        trail={<Breadcrumbs items={[{ label: 'Integrasi', href: stepScreens.creatorIntegrations() }]} />}
        title="Webhook"
      >
        <span className="integration-address">{address}</span>
      </PageHead>
      <div className="integration-actions">
        <p className="muted sm">
          <WebhookState {...webhook} /> {events.map((event) => eventLabels[event].title).join(', ')}
        </p>
        <Button variant="outline" loading={test.isPending} disabled={stop !== null} onClick={() => test.mutate()}>
          Kirim uji
        </Button>
        <WebhookMenu webhook={webhook} />
      </div>
      <WebhookNotice webhook={webhook} />
      <WebhookHelp />
      <HeadedSection
        id="deliveries"
        title="Catatan kiriman"
        text="30 hari terakhir. Kiriman yang gagal diulang sendiri sampai tiga hari, urut untuk setiap peserta dan pesanan."
      >
        <DeliveryList id={id} search={search} canReplay={stop === null} />
      </HeadedSection>
    </div>
  );
}

/** Explains a webhook that is off, fails, or has two secrets. */
function WebhookNotice({ webhook: { id, stop, failingSince, rotatesUntil } }: { webhook: Webhook }) {
  const activate = useSwitchWebhook(id, true);
  if (stop)
    return (
      <Notice
        tone={stop.reason === 'failures' ? 'danger' : 'info'}
        action={
          <Button variant="outline" loading={activate.isPending} onClick={() => activate.mutate()}>
            Aktifkan lagi
          </Button>
        }
      >
        {stop.reason === 'failures'
          ? `Kami matikan ${dateTime(stop.at)}, setelah ${failureDays} hari tidak ada kiriman yang diterima.`
          : `Dimatikan ${dateTime(stop.at)}.`}{' '}
        Selama mati, kejadian baru tidak dicatat. Yang masih menunggu dikirim begitu aktif lagi.
      </Notice>
    );
  if (failingSince)
    return (
      <Notice tone="danger">
        Sejak {dateTime(failingSince)} belum ada kiriman yang diterima. Kami terus mencoba, dan mematikannya setelah{' '}
        {failureDays} hari.
      </Notice>
    );
  return (
    rotatesUntil && (
      <Notice>
        Rahasia yang lama masih ikut menandatangani sampai {dateTime(rotatesUntil)}, {rotationHours} jam sejak diganti.
      </Notice>
    )
  );
}
