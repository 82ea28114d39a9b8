import { useState, type ReactNode } from 'react';
import { personActRules } from '@sinau/contracts/backoffice/person/person.rules';
import type { Person } from '@sinau/contracts/backoffice/person/person.schemas';
import { useDraftKey, useProfile } from '@sinau/shell';
import { Button, Notice, ReasonDialog } from '@sinau/ui';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { DeactivationEffect } from './deactivation-effect.tsx';
import { useIsStaff } from '../../shared/staff.ts';
import { usePersonAct, type PersonActName } from './person.data.ts';

/** Acts of staff upon a person: upon staff for admins alone, and upon oneself none. */
export function PersonActions({ person }: { person: Person }) {
  const { id, state, isOperator } = person;
  const me = useProfile();
  const isAdmin = useIsStaff();
  const [supports, locks] = [useIsStaff(['support']), useIsStaff(['support', 'review'])];
  const [asked, setAsked] = useState<PersonActName | 'changeEmail' | null>(null);
  if (me?.id === id) return <Notice>Ini akunmu sendiri. Ubah lewat Pengaturan.</Notice>;
  if (isOperator && !isAdmin) return <Notice>Ini akun staf, jadi hanya admin yang bisa mengubahnya.</Notice>;
  if (state === 'deactivated') return null;
  const close = () => setAsked(null);
  return (
    <div className="row wraps">
      {locks && state === 'locked' && <Button onClick={() => setAsked('unlock')}>Buka kunci</Button>}
      {supports && state !== 'locked' && (
        <>
          <Button variant="outline" onClick={() => setAsked('signOut')}>
            Keluarkan dari semua perangkat
          </Button>
          <Button variant="outline" onClick={() => setAsked('changeEmail')}>
            Ganti email
          </Button>
        </>
      )}
      {locks && state !== 'locked' && (
        <Button variant="outline" onClick={() => setAsked('lock')}>
          Kunci akun
        </Button>
      )}
      {supports && (
        <Button variant="outline" onClick={() => setAsked('deactivate')}>
          Nonaktifkan akun
        </Button>
      )}
      {asked !== null && asked !== 'changeEmail' && (
        <ActDialog key={asked} name={asked} person={person} onClose={close} />
      )}
      <ChangeEmailDialog open={asked === 'changeEmail'} person={person} onClose={close} />
    </div>
  );
}

interface ActionTexts {
  title: (name: string) => string;
  effect: (person: Person) => ReactNode;
  hint: string;
  label: string;
  tone?: 'danger';
}

const readByStaff = 'Tersimpan di catatan tindakan; orangnya tidak membacanya.';
const readByBoth = 'Dibaca orangnya di emailnya, dan tersimpan di catatan tindakan.';
const texts: Record<PersonActName, ActionTexts> = {
  signOut: {
    title: (name) => `Keluarkan ${name} dari semua perangkat?`,
    effect: () => 'Semua sesinya berakhir sekarang. Ia bisa masuk lagi kapan saja, dan kami kabari lewat email.',
    hint: readByStaff,
    label: 'Keluarkan',
  },
  lock: {
    title: (name) => `Kunci akun ${name}?`,
    effect: () =>
      'Ia langsung keluar dari semua perangkat dan tidak bisa masuk sampai dibuka lagi. Kelas, sertifikat, dan pembeliannya tetap miliknya.',
    hint: readByBoth,
    label: 'Kunci akun',
    tone: 'danger',
  },
  unlock: {
    title: (name) => `Buka kunci akun ${name}?`,
    effect: () => 'Ia bisa masuk lagi seperti biasa, dan kami kabari lewat email.',
    hint: readByStaff,
    label: 'Buka kunci',
  },
  deactivate: {
    title: (name) => `Nonaktifkan akun ${name}?`,
    effect: (person) => <DeactivationEffect person={person} />,
    hint: readByBoth,
    label: 'Nonaktifkan akun',
    tone: 'danger',
  },
};

function ActDialog({ name, person, onClose }: { name: PersonActName; person: Person; onClose: () => void }) {
  const { mutateAsync } = usePersonAct(person.id, name);
  const draftKey = useDraftKey(`person-${name}:${person.id}`);
  const { title, effect, hint, label, tone } = texts[name];
  return (
    <ReasonDialog
      open
      onClose={onClose}
      draftKey={draftKey}
      title={title(person.fullname)}
      label="Alasannya"
      hint={hint}
      rule={personActRules.reason}
      confirmLabel={label}
      {...(tone && { tone })}
      send={(reason) => mutateAsync(reason)}
    >
      {effect(person)}
    </ReasonDialog>
  );
}
