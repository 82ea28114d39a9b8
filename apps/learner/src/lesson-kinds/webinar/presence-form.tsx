import { presenceCodeLength } from '@sinau/contracts/study/live/live.rules';
import { Button, Card, Form, TextField, useContractForm } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { useAttend, type LiveLesson } from './live-session.data.ts';
import './presence-form.css';

/** The server tells whether a code is right; some room is left for spaces that were copied with it. */
const rules = { code: { kind: 'text', max: presenceCodeLength.max + 10, missing: 'Tulis dulu kodenya' } } as const;

/** Form in which a participant types the code that was shown in the session. */
export function PresenceForm({ lesson }: { lesson: LiveLesson }) {
  const { celebrate } = useClassAccess();
  const { mutateAsync } = useAttend(lesson, (progress) => progress === 100 && celebrate());
  const form = useContractForm(rules, ({ code }) => mutateAsync(code));
  return (
    <Card as="section" padded className="presence" aria-label="Presensi">
      <h3>Catat kehadiranmu</h3>
      <p className="muted sm">
        Pengajar menunjukkan kodenya saat sesi berlangsung. Tulis paling lambat 24 jam sesudahnya.
      </p>
      <Form form={form}>
        <TextField
          {...form.field('code')}
          label="Kode presensi"
          hint="Huruf besar dan kecil sama saja."
          className="presence-code num"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" loading={form.isSending}>
          Kirim kode
        </Button>
      </Form>
    </Card>
  );
}
