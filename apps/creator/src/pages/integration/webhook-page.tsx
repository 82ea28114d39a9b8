import { useParams } from 'react-router-dom';
import { WebhookDetail } from '../../features/integration/webhook-detail.tsx';

export function WebhookPage() {
  const { id = '' } = useParams();
  return <WebhookDetail id={id} />;
}
