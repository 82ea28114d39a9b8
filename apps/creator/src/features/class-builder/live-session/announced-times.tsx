import { useState } from 'react';
import { clock, decimal, time, weekdayDate } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Badge, Button, Notice, ReasonDialog } from '@sinau/ui';
import { Calendar } from '@sinau/ui/icons';
import { useIsMember } from '../../../shared/scopes.ts';
import type { BuiltClass } from '../built-class.ts';
import { useCancelSession } from './live-session.data.ts';
import { MoveDialog } from './move-dialog.tsx';
import { moveRule } from './move-rule.ts';
import { isOver } from './schedule.ts';
import type { StoredSession } from './session-fields.ts';

interface AnnouncedTimesProps {
  lessonId: string;
  title: string;
  built: BuiltClass;
  stored: StoredSession;
  readOnly: boolean;
}

/** Times that participants know. Moving or cancelling a session is an action that notifies them. */
export function AnnouncedTimes({ lessonId, title, built, stored, readOnly }: AnnouncedTimesProps) {
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const cancel = useCancelSession(lessonId);
  const isMember = useIsMember();
  const userId = useProfile()?.id ?? '';
  const { startsAt, endsAt, cancelledAt, cancelReason } = stored;
  const close = () => setAsked(null);
  const mayAct = !readOnly && !cancelledAt && !isOver(stored);
  return (
    <>
      <p className="announced-times num">
        <Calendar />
        <span>
          {startsAt && endsAt ? `${weekdayDate(startsAt)}, ${clock(startsAt)}–${time(endsAt)}` : 'Belum dijadwalkan'}
        </span>
        {cancelledAt && <Badge tone="danger">Dibatalkan</Badge>}
        {!cancelledAt && isOver(stored) && <Badge>Sudah selesai</Badge>}
      </p>
      {cancelReason && <Notice tone="neutral">Alasan yang dibaca peserta: {cancelReason}</Notice>}
      {mayAct && (
        <div className="announced-times-acts">
          <Button variant="outline" onClick={() => setAsked('move')}>
            Ubah jadwal
          </Button>
          {isMember && (
            <Button variant="outline" onClick={() => setAsked('cancel')}>
              Batalkan sesi
            </Button>
          )}
        </div>
      )}
      <MoveDialog
        open={asked === 'move'}
        onClose={close}
        lessonId={lessonId}
        title={title}
        built={built}
        stored={stored}
      />
      <ReasonDialog
        open={asked === 'cancel'}
        draftKey={`${userId}:cancel:${lessonId}`}
        onClose={close}
        title={`Batalkan “${title}”?`}
        label="Alasan pembatalan"
        rule={moveRule}
        confirmLabel="Batalkan sesi"
        tone="danger"
        send={(reason) => cancel.mutateAsync(reason)}
      >
        {decimal(built.participantCount)} peserta langsung dikabari lewat notifikasi dan email, dengan alasanmu. Sesi
        yang sudah dibatalkan tidak bisa diadakan lagi.
        {built.type === 'webinar' && ' Kalau semua sesi webinar dibatalkan, uang peserta dikembalikan.'}
      </ReasonDialog>
    </>
  );
}
