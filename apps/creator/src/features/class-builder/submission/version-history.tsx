import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ProgramVersion } from '@sinau/contracts/authoring/program/program.schemas';
import { dateTime } from '@sinau/format';
import { Button, ConfirmDialog, Dialog, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { History } from '@sinau/ui/icons';
import { useOnReplaced } from '../builder-context.ts';
import type { BuiltClass } from '../built-class.ts';
import { useRestoreVersion, versionQuery, versionsQuery } from '../class-builder.data.ts';
import './version-history.css';

/** Number of publications listed. */
const shown = 50;

/** Button that opens the publications of a class: each can be viewed, and restored into the working version. */
export function VersionHistory({ built }: { built: BuiltClass }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <History />
        Riwayat versi
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} size="md" title="Riwayat versi">
        {isOpen && <Versions built={built} onRestored={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Versions({ built, onRestored }: { built: BuiltClass; onRestored: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(versionsQuery(built, shown));
  const onReplaced = useOnReplaced();
  const [opened, setOpened] = useState<string | null>(null);
  const [restored, setRestored] = useState<ProgramVersion | null>(null);
  const restore = useRestoreVersion(built, onReplaced);
  if (isError) return <ErrorState title="Riwayat gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Memuat riwayat">
        <Skeleton height={120} />
      </Loading>
    );
  return (
    <>
      {data.list.length === 0 && <p className="muted">Belum ada versi yang tercatat.</p>}
      <ol className="version-history">
        {data.list.map((version, index) => (
          <li key={version.id}>
            <div className="row wraps between">
              <div>
                <b>Versi {version.number}</b>
                {index === 0 && <span className="muted"> · yang sedang terbit</span>}
                <p className="muted sm">
                  {dateTime(version.publishedAt)}
                  {version.publishedBy && ` · ${version.publishedBy}`}
                </p>
              </div>
              <div className="row">
                <Button
                  variant="text"
                  size="sm"
                  aria-expanded={opened === version.id}
                  onClick={() => setOpened(opened === version.id ? null : version.id)}
                >
                  Lihat
                </Button>
                <Button variant="outline" size="sm" onClick={() => setRestored(version)}>
                  Pulihkan
                </Button>
              </div>
            </div>
            {opened === version.id && <VersionOutline built={built} versionId={version.id} />}
          </li>
        ))}
      </ol>
      {data.total > shown && <p className="muted sm">{shown} versi terbaru.</p>}
      <ConfirmDialog
        open={restored !== null}
        onClose={() => setRestored(null)}
        onConfirm={() =>
          restored &&
          restore.mutate(restored.id, {
            onSuccess: onRestored,
            onSettled: () => setRestored(null),
          })
        }
        busy={restore.isPending}
        tone="primary"
        title={`Pulihkan versi ${restored?.number}?`}
        confirmLabel="Pulihkan"
      >
        Isi versi ini menggantikan yang sedang kamu susun. Peserta baru melihatnya setelah kamu menekan Perbarui.
      </ConfirmDialog>
    </>
  );
}

function VersionOutline({ built, versionId }: { built: BuiltClass; versionId: string }) {
  const { data, isError } = useQuery(versionQuery(built, versionId));
  if (isError) return <p className="muted sm">Versi ini gagal dimuat.</p>;
  if (!data) return <Skeleton height={64} />;
  const { title, sections } = data.snapshot;
  return (
    <div className="version-outline">
      <p>
        <b>{title}</b>
      </p>
      {sections.map((section) => (
        <div key={section.id}>
          <p className="sm">{section.title}</p>
          <ul>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>{lesson.title}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
