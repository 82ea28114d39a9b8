import { useEffect, useRef } from 'react';
import type { LtiPending } from '@sinau/contracts/commerce/lti/lti.schemas';
import { screens } from '@sinau/contracts/screens';
import { useProfile, useSignOut } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Notice } from '@sinau/ui';
import { useEnterClass } from './lti.data.ts';
import './launch-card.css';

interface LaunchProps {
  id: string;
  launch: LtiPending;
}

/** Card that says which campus opens which class, and what is left to do before. */
export function LaunchCard({ id, launch }: LaunchProps) {
  const { campus, class: opened } = launch;
  const { mutate, isPending, error } = useEnterClass(id);
  return (
    <Card padded className="launch-card">
      <p className="muted">{campus} membuka kelas</p>
      <h1>{opened.title}</h1>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {launch.step === 'sign-in' ? (
        <SignInFirst id={id} launch={launch} />
      ) : (
        <Enter launch={launch} isPending={isPending} hasFailed={error !== null} enter={mutate} id={id} />
      )}
    </Card>
  );
}

interface EnterProps extends LaunchProps {
  isPending: boolean;
  hasFailed: boolean;
  enter: (isLinkAgreed: boolean) => void;
}

function Enter({ id, launch: { step, campus, fullname, email }, isPending, hasFailed, enter }: EnterProps) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (step !== 'open' || hasBegun.current) return;
    hasBegun.current = true;
    enter(false);
  }, [step, enter]);
  if (step === 'open')
    return hasFailed ? (
      <Button size="lg" block loading={isPending} onClick={() => enter(false)}>
        Coba lagi
      </Button>
    ) : (
      <p role="status">Membuka kelas…</p>
    );
  if (step === 'continue')
    return (
      <>
        <p>
          Kamu masuk sebagai <b>{fullname}</b>.
        </p>
        <Button size="lg" block loading={isPending} onClick={() => enter(false)}>
          Buka kelas
        </Button>
      </>
    );
  return (
    <>
      <p>
        Hubungkan akun <b>{fullname}</b> (<span className="launch-email">{email}</span>) dengan {campus}? Kampus akan
        menerima nilaimu di kelas ini.
      </p>
      <Button size="lg" block loading={isPending} onClick={() => enter(true)}>
        Hubungkan dan buka kelas
      </Button>
      <OtherAccount id={id} />
    </>
  );
}

function SignInFirst({ id, launch: { email, campus } }: LaunchProps) {
  const profile = useProfile();
  const next = screens.ltiLaunch(id);
  return (
    <>
      <p>
        {email ? (
          <>
            Sudah ada akun dengan alamat <b className="launch-email">{email}</b>. Masuk sekali untuk memastikan itu
            kamu.
          </>
        ) : (
          <>Masuk dengan akunmu untuk membuka kelas dari {campus}.</>
        )}
      </p>
      {profile ? (
        <OtherAccount id={id} />
      ) : (
        <>
          <Button size="lg" block href={screens.login({ next, ...(email && { email }) })}>
            Masuk
          </Button>
          {!email && (
            <Button size="lg" block variant="outline" href={screens.register({ next })}>
              Daftar
            </Button>
          )}
        </>
      )}
    </>
  );
}

function OtherAccount({ id }: { id: string }) {
  const { signOut, isSigningOut } = useSignOut({ to: screens.login({ next: screens.ltiLaunch(id) }) });
  return (
    <Button size="lg" block variant="outline" loading={isSigningOut} onClick={signOut}>
      Pakai akun lain
    </Button>
  );
}

/** Notice for a launch that is over, or began in another browser. */
export const LaunchOver = ({ sentence }: { sentence: string }) => (
  <Card>
    <EmptyState
      headingLevel={1}
      title="Kelas belum bisa dibuka"
      illustration={illustrations.notFound}
      action={
        <Button variant="outline" href={screens.myClass()}>
          Lihat kelas saya
        </Button>
      }
    >
      {sentence}
    </EmptyState>
  </Card>
);
