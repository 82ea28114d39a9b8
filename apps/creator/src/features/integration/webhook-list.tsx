import { useState } from 'react';
import { maxWebhooks } from '@sinau/contracts/core/webhook/webhook.rules';
import { stepScreens } from '@sinau/contracts/step-screens';
import { lazySection, QueryStates } from '@sinau/shell';
import { Button, Card, EmptyState, Link, Skeleton } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { HeadedSection } from '../../shared/headed-section.tsx';
import { eventLabels } from './integration-labels.ts';
import { useWebhooks } from './integration.data.ts';
import { WebhookState } from './webhook-state.tsx';
import './integration.css';

const NewWebhookDialog = lazySection(async () => (await import('./webhook-dialog.tsx')).NewWebhookDialog);

/** The webhooks of the mitra. */
export function WebhookList() {
  const [isAdding, setAdding] = useState(false);
  const query = useWebhooks();
  return (
    <HeadedSection
      id="webhooks"
      title="Webhook"
      text="Begitu sesuatu terjadi di kelasmu, kami kirim kabarnya ke alamat servermu, bertanda tangan."
      action={
        <Button
          variant="outline"
          disabled={(query.data?.list.length ?? 0) >= maxWebhooks}
          onClick={() => setAdding(true)}
        >
          <Plus />
          Tambah webhook
        </Button>
      }
    >
      <QueryStates query={query} noun="webhook" skeleton={<Skeleton height={96} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="Belum ada webhook" headingLevel={3}>
              Cocok untuk sistem HR, CRM, atau otomasi yang perlu tahu saat itu juga.
            </EmptyState>
          ) : (
            <ul className="integration-list">
              {list.map(({ id, address, events, ...state }) => (
                <Card as="li" padded key={id} className="integration-card">
                  <div>
                    <Link href={stepScreens.creatorWebhook(id)}>{address}</Link>
                    <p className="muted sm">{events.map((event) => eventLabels[event].title).join(', ')}</p>
                  </div>
                  <WebhookState {...state} />
                </Card>
              ))}
            </ul>
          )
        }
      </QueryStates>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
    </HeadedSection>
  );
}
