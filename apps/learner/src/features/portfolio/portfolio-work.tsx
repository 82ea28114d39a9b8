import { useState } from 'react';
import { SubmissionFiles, SubmissionText } from '@sinau/classroom';
import type { PortfolioWork } from '@sinau/contracts/portfolio/portfolio.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { PageTitle, useGo } from '@sinau/shell';
import { Breadcrumbs, Button, Card, ConfirmDialog, Link } from '@sinau/ui';
import { Trash2 } from '@sinau/ui/icons';
import { CopyLinkButton } from '../../shared/copy-link-button.tsx';
import { useRemoveWork } from './portfolio.data.ts';
import './portfolio.css';

/** A work as everybody with its address sees it; its author can take it away. */
export function Work({ work }: { work: PortfolioWork }) {
  const { id, title, type, author, class: written, createdAt, content, files, isMine } = work;
  return (
    <article className="portfolio-work">
      <PageTitle>{`${title} oleh ${author.fullname}`}</PageTitle>
      <div>
        {isMine && <Breadcrumbs items={[{ label: 'Portofolio', href: screens.portfolio() }]} />}
        <h1>{title}</h1>
        <p className="muted">
          {author.fullname} · dari kelas{' '}
          {written.slug ? <Link href={screens.classPage(written.slug)}>{written.title}</Link> : written.title} ·{' '}
          {date(createdAt)}
        </p>
      </div>
      <Card padded className="portfolio-work-text">
        <SubmissionText version={{ content }} hasHeadline={type === 'news_writing'} />
        <SubmissionFiles files={files} />
      </Card>
      {isMine && <OwnActions id={id} />}
    </article>
  );
}

function OwnActions({ id }: { id: string }) {
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveWork(id, () => go(screens.portfolio()));
  return (
    <div className="row wraps">
      <CopyLinkButton path={screens.portfolio(id)} noun="karya" />
      <Button variant="text" onClick={() => setAsking(true)}>
        <Trash2 />
        Hapus dari portofolio
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        title="Hapus dari portofolio?"
        confirmLabel="Hapus"
        busy={isPending}
      >
        Tautannya tidak bisa dibuka siapa pun lagi. Tugasmu di kelas tetap ada, dan bisa kamu simpan lagi dari sana.
      </ConfirmDialog>
    </div>
  );
}
