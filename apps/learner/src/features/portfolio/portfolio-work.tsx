import { useState } from 'react';
import { SubmissionFiles, SubmissionText } from '@sinau/classroom';
import type { PortfolioWork } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { PageTitle, useGo } from '@sinau/shell';
import { Breadcrumbs, Button, Card, ConfirmDialog, Link, Notice } from '@sinau/ui';
import { ExternalLink, Pencil, Trash2 } from '@sinau/ui/icons';
import { ReportButton } from '../../shared/report/report-button.tsx';
import { CopyLinkButton } from '../../shared/copy-link-button.tsx';
import { EditWork } from './work-form.tsx';
import { useRemoveWork } from './portfolio.data.ts';
import './portfolio.css';

/** Work as everyone with its address sees it; its author can remove it. */
export function Work({ work }: { work: PortfolioWork }) {
  const { title, type, author, class: written, createdAt, content, link, files, isMine, hiddenReason } = work;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <EditWork work={work} onDone={() => setEditing(false)} />;
  return (
    <article className="portfolio-work">
      <PageTitle>{`${title} oleh ${author.fullname}`}</PageTitle>
      <div>
        {isMine && <Breadcrumbs items={[{ label: 'Portofolio', href: screens.portfolio() }]} />}
        <h1>{title}</h1>
        <p className="muted">
          <Link href={screens.publicProfile(author.slug ?? author.id)}>{author.fullname}</Link> ·{' '}
          {written && (
            <>
              dari kelas{' '}
              {written.slug ? <Link href={screens.classPage(written.slug)}>{written.title}</Link> : written.title}{' '}
              ·{' '}
            </>
          )}
          {date(createdAt)}
        </p>
      </div>
      {hiddenReason && (
        <Notice tone="danger">
          Hanya kamu yang masih melihat karya ini. Kami menyembunyikannya karena: {hiddenReason}
        </Notice>
      )}
      <Card padded className="portfolio-work-text">
        {content && <SubmissionText version={{ content }} hasHeadline={type === 'news_writing'} />}
        <WorkPictures files={files} title={title} />
        <SubmissionFiles files={files} />
        {link && (
          <p>
            <a className="portfolio-link" href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
              Lihat di {new URL(link).hostname}
              <ExternalLink />
            </a>
          </p>
        )}
      </Card>
      {isMine ? (
        <OwnActions id={work.id} onEdit={() => setEditing(true)} />
      ) : (
        <div>
          <ReportButton kind="portfolio" id={work.id} noun={`karya ${title}`} />
        </div>
      )}
    </article>
  );
}

/** Pictures, which are viewed in place. */
const WorkPictures = ({ files, title }: Pick<PortfolioWork, 'files' | 'title'>) =>
  files
    .filter(({ kind }) => kind === 'image')
    .map(({ id, address }, index) => (
      <img key={id} className="portfolio-picture" src={address} alt={`${title}, gambar ${index + 1}`} loading="lazy" />
    ));

function OwnActions({ id, onEdit }: { id: string; onEdit: () => void }) {
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveWork(id, () => go(screens.portfolio()));
  return (
    <div className="row wraps">
      <Button variant="outline" onClick={onEdit}>
        <Pencil />
        Edit karya
      </Button>
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
        Tautannya tidak bisa dibuka siapa pun lagi. Kalau karya ini dari tugas kelas, tugasnya tetap ada di sana.
      </ConfirmDialog>
    </div>
  );
}
