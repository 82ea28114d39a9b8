import { useParams } from 'react-router-dom';
import { supportTopicNames } from '@sinau/contracts/backoffice/support/support.rules';
import type { ReceivedTicketDetail } from '@sinau/contracts/backoffice/support/support.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, PageTitle, QueryStates } from '@sinau/shell';
import { Breadcrumbs, Card, Skeleton } from '@sinau/ui';
import { Conversation } from '@sinau/shell/conversation';
import { AnswerForm } from '../../features/support/answer-form.tsx';
import { useTicket } from '../../features/support/support.data.ts';
import { PersonLink } from '../../shared/person-link.tsx';
import { TicketBadge } from '../../shared/ticket-status.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './desk-page.css';

export function SupportTicketPage() {
  const { id = '' } = useParams();
  return (
    <QueryStates
      query={useTicket(id)}
      noun="permintaan"
      missing={<NotFoundPage />}
      skeleton={<Skeleton height={240} />}
    >
      {(ticket) => <Ticket {...ticket} />}
    </QueryStates>
  );
}

const Ticket = ({ id, number, topic, orderCode, status, userId, name, email, messages }: ReceivedTicketDetail) => (
  <div className="desk-page">
    <PageTitle>{`Permintaan #${number}`}</PageTitle>
    <PageHead
      title={`Permintaan #${number}`}
      trail={<Breadcrumbs items={[{ label: 'Bantuan', href: operatorScreens.operatorSupport() }]} />}
      action={<TicketBadge status={status} />}
    >
      {[supportTopicNames[topic], orderCode && `pesanan ${orderCode}`].filter(Boolean).join(' · ')}. Dari{' '}
      <PersonLink id={userId} name={name} /> (<a href={`mailto:${email}`}>{email}</a>)
    </PageHead>
    <Conversation
      messages={messages.map(({ answeredBy, ...message }) => ({
        ...message,
        author: answeredBy ?? name,
        isOwn: answeredBy !== null,
      }))}
    />
    <Card padded>
      <AnswerForm id={id} name={name} isClosed={status === 'closed'} />
    </Card>
  </div>
);
