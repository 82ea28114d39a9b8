import { useState, type FormEvent } from 'react';
import { Button, Dialog, FieldError, localFormDraft, TextField } from '@sinau/ui';
import { useProfile } from '@sinau/shell';
import type { BuiltWebinar } from '../built-class.ts';
import { otherSessionsOf } from '../live-session/other-sessions.ts';
import type { Schedule } from '../live-session/schedule.ts';
import { SessionTimes } from '../live-session/session-times.tsx';
import { newSessionIds, useAddSession } from './sessions.data.ts';

interface AddSessionDialogProps {
  built: BuiltWebinar;
  open: boolean;
  onClose: () => void;
  onAdded: (lessonId: string) => void;
}

export const AddSessionDialog = ({ open, ...form }: AddSessionDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title="Tambah sesi" size="md">
    <AddSessionForm {...form} />
  </Dialog>
);

type Typed = Schedule & { title: string };

/** Form for the title of a session and, if known already, its time. Everything else is written on its own page. */
function AddSessionForm({ built, onClose, onAdded }: Omit<AddSessionDialogProps, 'open'>) {
  const userId = useProfile()?.id ?? '';
  const kept = localFormDraft<Typed>(`${userId}:session:${built.id}`);
  const [session, setSession] = useState<Typed>(() => ({
    title: built.sessions.length === 0 ? built.title : `Sesi ${built.sessions.length + 1}`,
    startsAt: null,
    endsAt: null,
    ...kept.read(),
  }));
  const [ids] = useState(newSessionIds);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useAddSession(built);
  const change = (patch: Partial<Typed>) => {
    const next = { ...session, ...patch };
    setSession(next);
    kept.write(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = session.title.trim();
    setProblem(title === '' ? 'Tulis judul sesinya' : null);
    if (title === '') return;
    add.mutate(
      { ...session, ...ids, title },
      {
        onSuccess: (lessonId) => {
          kept.forget();
          onAdded(lessonId);
        },
      },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextField
        label="Judul sesi"
        required
        maxLength={120}
        value={session.title}
        error={problem}
        onChange={({ target }) => change({ title: target.value })}
      />
      <SessionTimes schedule={session} others={otherSessionsOf(built, '')} onChange={change} />
      <div role="alert">{add.error && <FieldError>{add.error.message}</FieldError>}</div>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" loading={add.isPending}>
          Tambah sesi
        </Button>
      </div>
    </form>
  );
}
