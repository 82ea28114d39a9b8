import { PageTitle } from '@sinau/shell';
import { ApiKeyList } from '../../features/integration/api-key-list.tsx';
import { LtiList } from '../../features/integration/lti-list.tsx';
import { WebhookList } from '../../features/integration/webhook-list.tsx';
import { PageHead } from '../../shared/page-head.tsx';

/** API keys, webhooks and campuses of the mitra. */
export const IntegrationPage = () => (
  <div className="integration-page">
    <PageTitle>Integrasi</PageTitle>
    <PageHead title="Integrasi">Sambungkan kelasmu dengan sistem lain.</PageHead>
    <ApiKeyList />
    <WebhookList />
    <LtiList />
  </div>
);
