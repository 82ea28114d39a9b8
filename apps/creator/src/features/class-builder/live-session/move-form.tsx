import { clock, decimal, time, weekdayDate } from '@sinau/format';
import { useDraftKey } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { FormArea, FormPreview, PortalForm } from '@sinau/ui/antd/portal-form';
import { AntdProvider } from '@sinau/ui/antd/provider';
import '@sinau/ui/antd/styles.css';
import type { BuiltClass } from '../built-class.ts';
import { useMoveSession } from './live-session.data.ts';
import { moveRule } from './move-rule.ts';
import { otherSessionsOf } from './other-sessions.ts';
import type { Schedule } from './schedule.ts';
import type { StoredSession } from './session-fields.ts';
import { SessionTimesControl } from './session-times-control.tsx';

export interface MoveFormProps {
  onClose: () => void;
  lessonId: string;
  title: string;
  built: BuiltClass;
  stored: StoredSession;
}

type Move = Schedule & { reason: string };

/** A new time, the reason for it, and what participants will read. */
export function MoveForm({ lessonId, title, built, stored, onClose }: MoveFormProps) {
  const { mutateAsync } = useMoveSession(lessonId);
  const { startsAt, endsAt } = stored;
  return (
    <AntdProvider>
      <PortalForm<Move>
        rules={{ reason: moveRule }}
        draftKey={useDraftKey(`move:${lessonId}`)}
        initialValues={{ startsAt, endsAt, reason: '' }}
        send={async ({ reason, ...times }) => {
          await mutateAsync({ ...times, reason: reason.trim() });
          onClose();
        }}
        submitLabel="Ubah dan kabari peserta"
        onCancel={onClose}
      >
        <p className="muted num">Sekarang: {wordsOf(stored)}</p>
        <SessionTimesControl
          others={otherSessionsOf(built, lessonId)}
          check={(schedule) =>
            isComplete(schedule)
              ? isMoved(schedule, stored)
                ? null
                : 'Pilih waktu yang baru'
              : 'Isi tanggal, jam mulai, dan jam selesai'
          }
        />
        <FormArea name="reason" label="Alasan" />
        <FormPreview<Move>
          draw={(move) => (
            <Notice tone="neutral">
              <p>
                <b>{decimal(built.participantCount)} peserta dikabari</b> lewat notifikasi dan email:
              </p>
              <p className="num">
                Jadwal “{title}” berubah, dari {wordsOf(stored)} menjadi{' '}
                {isMoved(move, stored) ? `${wordsOf(move)}.` : '…'}
                {move.reason.trim() && ` ${move.reason.trim()}`}
              </p>
              {built.type === 'webinar' && <p>Yang tidak bisa ikut boleh meminta uangnya kembali dalam 72 jam.</p>}
            </Notice>
          )}
        />
      </PortalForm>
    </AntdProvider>
  );
}

const isComplete = ({ startsAt, endsAt }: Schedule) => startsAt !== null && endsAt !== null;
const isMoved = (schedule: Schedule, stored: Schedule) =>
  schedule.startsAt !== stored.startsAt || schedule.endsAt !== stored.endsAt;
const wordsOf = ({ startsAt, endsAt }: Schedule) =>
  startsAt && endsAt ? `${weekdayDate(startsAt)}, ${clock(startsAt)}–${time(endsAt)}` : 'belum dijadwalkan';
