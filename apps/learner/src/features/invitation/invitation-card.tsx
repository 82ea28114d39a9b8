import type { ReactNode } from 'react';
import type { OpenInvitation } from '@sinau/contracts/authoring/invitation/invitation.schemas';
import { screens } from '@sinau/contracts/screens';
import { date, dateTime } from '@sinau/format';
import { useProfile, useSignOut } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Notice, Thumbnail } from '@sinau/ui';
import { Check } from '@sinau/ui/icons';
import { InvitationAnswer } from './invitation-answer.tsx';
import { scopeLabels } from './scope-labels.ts';
import './invitation-card.css';

/** Card that says who invites to what, and what the reader can do about it now. */
export function InvitationCard({ invitation, token }: { invitation: OpenInvitation; token: string }) {
  const { class: taught, mitra, invitedBy, role, scopes, isMine, email } = invitation;
  return (
    <Card padded className="invitation-card">
      <p className="muted">
        {invitedBy.fullname} dari {mitra.name} mengundang{isMine ? 'mu' : ` ${email}`}
      </p>
      <h1>{taught ? `Mengajar di kelas ${taught.title}` : `Bergabung dengan tim ${mitra.name}`}</h1>
      {taught && <Thumbnail src={taught.thumbnail} />}
      <h2>{taught ? 'Tugasmu' : 'Yang bisa kamu lakukan'}</h2>
      <ul className="invitation-scopes">
        {(taught ? scopes.map((scope) => scopeLabels[scope]) : memberLabels(role)).map((words) => (
          <li key={words}>
            <Check />
            {words}
          </li>
        ))}
      </ul>
      <State invitation={invitation} token={token} />
    </Card>
  );
}

const memberLabels = (role: OpenInvitation['role']) => [
  'Mengelola semua kelas mitra ini',
  'Melihat penjualan dan saldo',
  ...(role === 'owner' ? ['Mengatur anggota tim'] : []),
];

function State({ invitation, token }: { invitation: OpenInvitation; token: string }) {
  const { status, isMine, isExpired, expiresAt, invitedBy, class: taught } = invitation;
  if (!isMine) return <OtherAccount email={invitation.email} token={token} />;
  if (status === 'accepted')
    return (
      <>
        <Notice tone="success">
          <b>Undangan sudah kamu terima.</b> {taught ? 'Kelasnya menunggu di portal kreator.' : 'Selamat bergabung!'}
        </Notice>
        <Button size="lg" block href={screens.creatorCatalog()}>
          Buka portal kreator
        </Button>
      </>
    );
  if (status === 'rejected')
    return (
      <Notice>
        Kamu sudah menolak undangan ini. Kalau berubah pikiran, minta {invitedBy.fullname} mengundangmu lagi.
      </Notice>
    );
  if (isExpired)
    return (
      <Notice tone="danger">
        Undangan ini kedaluwarsa {date(expiresAt)}. Minta {invitedBy.fullname} mengirim ulang.
      </Notice>
    );
  return (
    <InvitationAnswer invitation={invitation} token={token}>
      <p className="muted sm num">Berlaku sampai {dateTime(expiresAt)}</p>
    </InvitationAnswer>
  );
}

function OtherAccount({ email, token }: { email: string; token: string }) {
  const profile = useProfile();
  const { signOut, isSigningOut } = useSignOut({ to: screens.login({ next: screens.invitation(token) }) });
  return (
    <>
      <Notice>
        Undangan ini untuk <b className="nowrap">{email}</b>. Kamu sedang masuk sebagai{' '}
        <b className="nowrap">{profile?.email}</b>.
      </Notice>
      <Button size="lg" block loading={isSigningOut} onClick={signOut}>
        Keluar dan masuk dengan akun itu
      </Button>
    </>
  );
}

/** Notice for a link without a valid invitation: revoked, replaced by a newer one, or truncated. */
export const UnknownInvitation = ({ action }: { action: ReactNode }) => (
  <Card>
    <EmptyState title="Undangan ini tidak berlaku" illustration={illustrations.notFound} action={action}>
      Mungkin undangannya sudah ditarik, atau ada email undangan yang lebih baru. Coba tautan di email terakhir.
    </EmptyState>
  </Card>
);
