import { useState } from 'react';
import type { CalendarFeed } from '@sinau/contracts/core/calendar/calendar.schemas';
import { date } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Button, ConfirmDialog, Dialog, Notice, Skeleton, TextField } from '@sinau/ui';
import { CopyLinkButton } from '../../shared/copy-link-button.tsx';
import { useEndFeed, useFeed, useRenewFeed } from './calendar.data.ts';

/**
 * Dialog with the secret address by which Google Calendar, Outlook or a phone shows this calendar and follows its
 * changes.
 */
export function FeedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const feed = useFeed(open);
  return (
    <Dialog open={open} onClose={onClose} title="Hubungkan ke kalendermu" size="md">
      <div className="stack">
        <p className="muted">
          Jadwal webinar, sesi langsung, dan tenggat tugasmu muncul di Google Calendar, Outlook, atau kalender ponselmu,
          dan ikut berubah kalau jadwalnya berubah.
        </p>
        <QueryStates query={feed} noun="alamat kalender" headingLevel={3} skeleton={<Skeleton height={120} />}>
          {(known) => (known ? <KnownFeed feed={known} /> : <FirstFeed />)}
        </QueryStates>
      </div>
    </Dialog>
  );
}

function FirstFeed() {
  const renew = useRenewFeed();
  return (
    <div>
      <Button loading={renew.isPending} onClick={() => renew.mutate({})}>
        Buat alamat kalender
      </Button>
    </div>
  );
}

function KnownFeed({ feed: { address, createdAt } }: { feed: CalendarFeed }) {
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const renew = useRenewFeed();
  const end = useEndFeed();
  const webcal = address.replace(/^https?:/, 'webcal:');
  const close = () => setAsked(null);
  return (
    <>
      <TextField label="Alamat kalender" required readOnly value={address} hint={`Dibuat ${date(createdAt)}`} />
      <div className="row wraps">
        <CopyLinkButton path={new URL(address).pathname} noun="kalender" />
        <Button variant="outline" href={webcal}>
          Buka di aplikasi kalender
        </Button>
        <Button
          variant="outline"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
        >
          Tambah ke Google Calendar
        </Button>
      </div>
      <Notice tone="info">
        Siapa pun yang punya alamat ini bisa melihat jadwalmu. Kalau terlanjur tersebar, buat alamat baru.
      </Notice>
      <div className="row wraps">
        <Button variant="text" onClick={() => setAsked('renew')}>
          Buat alamat baru
        </Button>
        <Button variant="text" onClick={() => setAsked('end')}>
          Hapus alamat
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'renew'}
        onClose={close}
        onConfirm={() => renew.mutate({}, { onSettled: close })}
        title="Buat alamat baru?"
        confirmLabel="Buat alamat baru"
        tone="primary"
        busy={renew.isPending}
      >
        Alamat yang lama berhenti diperbarui. Pasang lagi alamat yang baru di kalendermu.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'end'}
        onClose={close}
        onConfirm={() => end.mutate({}, { onSettled: close })}
        title="Hapus alamat kalender?"
        confirmLabel="Hapus alamat"
        busy={end.isPending}
      >
        Kalender yang memakai alamat ini tidak diperbarui lagi.
      </ConfirmDialog>
    </>
  );
}
