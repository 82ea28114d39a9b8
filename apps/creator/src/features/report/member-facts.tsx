import type { ParticipantDetail } from '@sinau/contracts/backoffice/report/report.schemas';
import { date, relative } from '@sinau/format';
import { Card, Facts, type Fact } from '@sinau/ui';
import { ProgressCell } from './progress-cell.tsx';
import './member.css';

/** A participant's progress and dates in a class. */
export function MemberFacts({ member }: { member: ParticipantDetail }) {
  const { progress, enrolledAt, startedAt, lastActivityAt, completedAt, certificateIssuedAt, sessions, lessons } =
    member;
  const required = lessons.filter(({ isRequired }) => isRequired);
  const facts: Fact[] = [
    ['Bergabung', date(enrolledAt)],
    ['Mulai belajar', startedAt ? date(startedAt) : 'Belum mulai'],
    ['Aktivitas terakhir', lastActivityAt ? relative(lastActivityAt) : 'Belum ada'],
    ['Selesai', completedAt ? date(completedAt) : 'Belum'],
    ['Sertifikat', certificateIssuedAt ? `Terbit ${date(certificateIssuedAt)}` : 'Belum terbit'],
    ...(sessions ? [['Sesi langsung', `Hadir ${sessions.attended} dari ${sessions.held}`] satisfies Fact] : []),
  ];
  return (
    <Card padded className="member-facts">
      <div>
        <p className="muted xs num">
          {required.filter(({ status }) => status === 'passed').length} dari {required.length} materi wajib selesai
        </p>
        <ProgressCell value={progress} label="Progres belajar" />
      </div>
      <Facts className="num" facts={facts} />
    </Card>
  );
}
