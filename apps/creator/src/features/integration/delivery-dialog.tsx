import type { WebhookDeliveryDetail } from '@sinau/contracts/core/webhook/webhook.schemas';
import { dateTime, decimal } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, Dialog, Facts, Skeleton } from '@sinau/ui';
import { deliveryStateLabels, eventTitles } from './integration-labels.ts';
import { useDelivery, useReplay } from './integration.data.ts';
import './integration.css';

interface DeliveryDialogProps {
  id: string;
  canReplay: boolean;
  onClose: () => void;
}

/** One delivery: what was sent, and what was answered. */
export const DeliveryDialog = ({ id, canReplay, onClose }: DeliveryDialogProps) => (
  <Dialog open onClose={onClose} title="Rincian kiriman" size="lg">
    <QueryStates query={useDelivery(id)} noun="kiriman" skeleton={<Skeleton height={320} />}>
      {(delivery) => <Delivery delivery={delivery} canReplay={canReplay} />}
    </QueryStates>
  </Dialog>
);

function Delivery({ delivery, canReplay }: { delivery: WebhookDeliveryDetail; canReplay: boolean }) {
  const { id, event, state, createdAt, nextTryAt, body, attemptList } = delivery;
  const replay = useReplay();
  return (
    <div className="delivery">
      <Facts
        className="delivery-facts"
        facts={[
          ['Kejadian', `${eventTitles[event]} (${event})`],
          ['Status', deliveryStateLabels[state]],
          ['webhook-id', id],
          ['Terjadi', dateTime(createdAt)],
          ...(nextTryAt ? ([['Percobaan berikutnya', dateTime(nextTryAt)]] as const) : []),
        ]}
      />
      <h3>Isi</h3>
      <pre className="delivery-text">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      <h3>Percobaan</h3>
      {attemptList.length === 0 && <p className="muted">Belum pernah dicoba.</p>}
      <ol className="delivery-attempts" reversed>
        {attemptList.map(({ id: key, at, milliseconds, status, answer, problem }) => (
          <li key={key}>
            <p className="num">
              {dateTime(at)} · <b>{status === null ? problem : `Dijawab ${status}`}</b> · {decimal(milliseconds)} ms
            </p>
            {answer && <pre className="delivery-text">{answer}</pre>}
          </li>
        ))}
      </ol>
      {state !== 'waiting' && canReplay && (
        <div className="dialog-actions">
          <Button variant="outline" loading={replay.isPending} onClick={() => replay.mutate(id)}>
            Kirim ulang
          </Button>
        </div>
      )}
    </div>
  );
}
