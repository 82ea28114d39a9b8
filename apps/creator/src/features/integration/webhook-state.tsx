import type { Webhook } from '@sinau/contracts/core/webhook/webhook.schemas';
import { Badge } from '@sinau/ui';

/** State of a webhook in a word. */
export function WebhookState({ stop, failingSince }: Pick<Webhook, 'stop' | 'failingSince'>) {
  if (stop) return <Badge tone={stop.reason === 'failures' ? 'danger' : 'neutral'}>Mati</Badge>;
  return failingSince ? <Badge tone="danger">Gagal</Badge> : <Badge tone="success">Aktif</Badge>;
}
