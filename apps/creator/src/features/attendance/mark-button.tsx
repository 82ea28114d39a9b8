import { useState } from 'react';
import { maxReason } from '@sinau/contracts/study/live/live.rules';
import type { Attendee } from '@sinau/contracts/study/attendance/attendance.schemas';
import { useProfile } from '@sinau/shell';
import { Button, ReasonDialog } from '@sinau/ui';
import { useMark, useUnmark } from './attendance.data.ts';

const rule = { kind: 'text', min: 5, max: maxReason, missing: 'Tulis alasannya' } as const;

/** Marks a participant who could not enter the code as present, with a reason; and undoes that. */
export function MarkButton({ sessionId, attendee }: { sessionId: string; attendee: Attendee }) {
  const { id, fullname, attendance } = attendee;
  const [isAsked, setAsked] = useState(false);
  const userId = useProfile()?.id ?? '';
  const mark = useMark(sessionId, id);
  const unmark = useUnmark(sessionId, id);
  if (attendance?.method === 'manual')
    return (
      <Button variant="outline" size="sm" loading={unmark.isPending} onClick={() => unmark.mutate()}>
        Batalkan
      </Button>
    );
  if (attendance) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        Tandai hadir
      </Button>
      <ReasonDialog
        open={isAsked}
        draftKey={`${userId}:attendance:${sessionId}:${id}`}
        onClose={() => setAsked(false)}
        title={`Tandai ${fullname} hadir?`}
        label="Alasan"
        rule={rule}
        confirmLabel="Tandai hadir"
        send={(reason) => mark.mutateAsync(reason)}
      >
        Sesi ini langsung tercatat selesai untuknya. Alasanmu tersimpan di daftar hadir.
      </ReasonDialog>
    </>
  );
}
