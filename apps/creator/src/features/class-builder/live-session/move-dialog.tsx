import { useState, type FormEvent } from 'react';
import { ApiError } from '@sinau/api-client';
import { problemOf } from '@sinau/contracts/form-rules';
import { maxReason } from '@sinau/contracts/study/live/live.rules';
import { clock, decimal, time, weekdayDate } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, Dialog, Notice, TextareaField, useLocalDraft } from '@sinau/ui';
import type { BuiltClass } from '../built-class.ts';
import { moveRule } from './move-rule.ts';
import { useMoveSession } from './live-session.data.ts';
import { otherSessionsOf } from './other-sessions.ts';
import type { Schedule } from './schedule.ts';
import type { StoredSession } from './session-fields.ts';
import { SessionTimes } from './session-times.tsx';

interface MoveDialogProps {
  open: boolean;
  onClose: () => void;
  lessonId: string;
  title: string;
  built: BuiltClass;
  stored: StoredSession;
}

export const MoveDialog = ({ open, onClose, ...form }: MoveDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Ubah jadwal sesi" size="md">
    <MoveForm {...form} onClose={onClose} />
  </Dialog>
);

/** A new time, the reason for it, and what participants will read. */
function MoveForm({ lessonId, title, built, stored, onClose }: Omit<MoveDialogProps, 'open'>) {
  const [schedule, setSchedule] = useState<Schedule>(stored);
  const userId = useProfile()?.id ?? '';
  const [reason, setReason] = useLocalDraft(`${userId}:move:${lessonId}`);
  const [problems, setProblems] = useState<{ times?: string; reason?: string }>({});
  const move = useMoveSession(built.id, lessonId);
  const { startsAt, endsAt } = schedule;
  const isMoved = startsAt !== stored.startsAt || endsAt !== stored.endsAt;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(!isMoved && { times: 'Pilih waktu yang baru' }),
      ...(!(startsAt && endsAt) && { times: 'Isi tanggal, jam mulai, dan jam selesai' }),
      ...(problemOf(moveRule, reason) && { reason: problemOf(moveRule, reason)! }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await move.mutateAsync({ startsAt, endsAt, reason: reason.trim() });
      setReason('');
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const times = fields.startsAt ?? fields.endsAt;
      if (times) setProblems({ times });
      else setProblems({ reason: error instanceof Error ? error.message : 'Gagal disimpan. Coba lagi.' });
    }
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted num">Sekarang: {wordsOf(stored)}</p>
      <SessionTimes
        schedule={schedule}
        others={otherSessionsOf(built, lessonId)}
        error={problems.times}
        onChange={setSchedule}
      />
      <TextareaField
        label="Alasan"
        required
        maxLength={maxReason}
        value={reason}
        error={problems.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Notice tone="neutral">
        <p>
          <b>{decimal(built.participantCount)} peserta dikabari</b> lewat notifikasi dan email:
        </p>
        <p className="num">
          Jadwal “{title}” berubah, dari {wordsOf(stored)} menjadi {isMoved ? wordsOf(schedule) : '…'}.
          {reason.trim() && ` ${reason.trim()}`}
        </p>
        {built.type === 'webinar' && <p>Yang tidak bisa ikut boleh meminta uangnya kembali dalam 72 jam.</p>}
      </Notice>
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" loading={move.isPending}>
          Ubah dan kabari peserta
        </Button>
      </div>
    </form>
  );
}

const wordsOf = ({ startsAt, endsAt }: Schedule) =>
  startsAt && endsAt ? `${weekdayDate(startsAt)}, ${clock(startsAt)}–${time(endsAt)}` : 'belum dijadwalkan';
