import { useState } from 'react';
import type { WaitingPosition } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import { offerHours } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { screens } from '@sinau/contracts/screens';
import { dateTime, decimal } from '@sinau/format';
import { useIsSignedIn } from '@sinau/shell';
import { Button, ConfirmDialog, Notice, type ButtonProps } from '@sinau/ui';
import { Clock, Users } from '@sinau/ui/icons';
import { useStopWaiting, useWait } from './webinar.data.ts';

interface JoinButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  webinar: { id: string; slug: string };
  ticketId: string;
}

/** Joins the waiting list. Visitors sign in first and return to the page. */
export function JoinWaitingList({ webinar: { id, slug }, ticketId, ...look }: JoinButtonProps) {
  const isSignedIn = useIsSignedIn();
  const { mutate, isPending } = useWait();
  if (!isSignedIn)
    return (
      <Button {...look} href={screens.login({ next: screens.classPage(slug) })}>
        Ikut daftar tunggu
      </Button>
    );
  return (
    <Button {...look} loading={isPending} onClick={() => mutate({ params: { id }, body: { ticketId } })}>
      Ikut daftar tunggu
    </Button>
  );
}

/** Explanation of a waiting list, for users who are not on it yet. */
export const SoldOutNotice = () => (
  <Notice tone="neutral" icon={<Users />}>
    <b>Kursinya sudah habis.</b> Ikut daftar tunggu, gratis. Kalau ada kursi kosong, kami simpan untukmu selama{' '}
    {decimal(offerHours)} jam dan kami kabari lewat email.
  </Notice>
);

/** Position of the user or the seat that is held for them, and the button to leave the list. */
export function OwnWaitingPosition({ webinarId, place }: { webinarId: string; place: WaitingPosition }) {
  const { position, offerEndsAt } = place;
  return offerEndsAt ? (
    <Notice tone="success">
      <p>
        <b>Ada kursi untukmu!</b> Kami simpan sampai {dateTime(offerEndsAt)}. Setelah itu kursinya untuk orang
        berikutnya.
      </p>
      <Leave webinarId={webinarId} ticketId={place.ticketId} label="Tidak jadi" />
    </Notice>
  ) : (
    <Notice icon={<Clock />}>
      <p>
        <b>Kamu di urutan {decimal(position)} daftar tunggu.</b> Kami kabari lewat email begitu ada kursi kosong.
      </p>
      <Leave webinarId={webinarId} ticketId={place.ticketId} label="Keluar dari daftar tunggu" />
    </Notice>
  );
}

function Leave({ webinarId, ticketId, label }: { webinarId: string; ticketId: string; label: string }) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useStopWaiting();
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => mutate({ params: { id: webinarId, ticketId } })}
        title="Keluar dari daftar tunggu?"
        confirmLabel="Keluar"
        busy={isPending}
      >
        Tempatmu diberikan kepada orang berikutnya. Kalau ikut lagi, kamu mulai dari urutan terakhir.
      </ConfirmDialog>
    </>
  );
}
