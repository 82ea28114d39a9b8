import { useState, type SyntheticEvent } from 'react';
import { ApiError } from '@sinau/api-client';
import { presenceCodeLength } from '@sinau/contracts/study/live/live.rules';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { Button, Card, TextField } from '@sinau/ui';
import { useClassAccess } from '../class-access-context.ts';
import { useAttend, type LiveLesson } from './live-session.data.ts';
import './presence-form.css';

/** Form in which a participant types the code that was shown in the session. */
export function PresenceForm({ lesson }: { lesson: LiveLesson }) {
  const { celebrate } = useClassAccess();
  const { mutate, isPending, error } = useAttend(lesson, (progress) => progress === 100 && celebrate());
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setEmpty(isBlank(code));
    if (!isBlank(code)) mutate(code);
  };
  const problem = isEmpty ? 'Tulis dulu kodenya' : error instanceof ApiError ? error.message : null;
  return (
    <Card as="section" padded className="presence" aria-label="Presensi">
      <h3>Catat kehadiranmu</h3>
      <p className="muted sm">
        Pengajar menunjukkan kodenya saat sesi berlangsung. Tulis paling lambat 24 jam sesudahnya.
      </p>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Kode presensi"
          hint="Huruf besar dan kecil sama saja."
          error={problem}
          className="presence-code num"
          value={code}
          onChange={({ target }) => {
            setEmpty(false);
            setCode(target.value);
          }}
          maxLength={presenceCodeLength.max + 10}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" loading={isPending}>
          Kirim kode
        </Button>
      </form>
    </Card>
  );
}
