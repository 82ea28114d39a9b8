import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, QueryStates, useSearch } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Link, Skeleton } from '@sinau/ui';
import { useThread } from '../../features/support/support.data.ts';
import { Thread } from '../../features/support/thread.tsx';
import { TicketForm } from '../../features/support/ticket-form.tsx';

const readToken = (query: URLSearchParams) => query.get('ticket');

/** Support form, or with a mailed token its conversation. */
export function SupportTicketPage() {
  const token = useSearch(readToken);
  return (
    <div className="wrap support-page">
      <PageTitle>Hubungi kami</PageTitle>
      {token ? <Known token={token} /> : <New />}
    </div>
  );
}

function New() {
  const [sent, setSent] = useState<{ number: number; email: string } | null>(null);
  if (sent)
    return (
      <Card padded>
        <EmptyState
          headingLevel={1}
          illustration={illustrations.emptyNotes}
          title={`Pesanmu kami terima (#${sent.number})`}
          action={
            <Button variant="outline" href={screens.home()}>
              Kembali ke beranda
            </Button>
          }
        >
          Balasan kami datang ke {sent.email}, paling lambat dalam dua hari kerja.
        </EmptyState>
      </Card>
    );
  return (
    <>
      <div>
        <h1>Hubungi kami</h1>
        <p className="muted">
          Banyak jawaban sudah ada di <Link href={screens.faq()}>tanya jawab</Link>. Kalau belum ketemu, tulis di sini.
        </p>
      </div>
      <Card padded>
        <TicketForm onSent={({ number }, email) => setSent({ number, email })} />
      </Card>
    </>
  );
}

const Known = ({ token }: { token: string }) => (
  <QueryStates
    query={useThread(token)}
    noun="percakapan"
    headingLevel={1}
    missing={<NotFoundPage />}
    skeleton={
      <div className="stack">
        <Skeleton width="40%" height={36} />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </div>
    }
  >
    {(thread) => <Thread thread={thread} token={token} />}
  </QueryStates>
);
