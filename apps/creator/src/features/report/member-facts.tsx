import type { ParticipantDetail } from '@sinau/contracts/report/report.schemas';
import { date, relative } from '@sinau/format';
import { Card } from '@sinau/ui';
import { ProgressCell } from './progress-cell.tsx';
import './member.css';

/** A participant's progress and dates in a class. */
export function MemberFacts({ member }: { member: ParticipantDetail }) {
  const { progress, enrolledAt, startedAt, lastActivityAt, completedAt, certificateIssuedAt, lessons } = member;
  const required = lessons.filter(({ isRequired }) => isRequired);
  const facts = [
    { label: 'Bergabung', value: date(enrolledAt) },
    { label: 'Mulai belajar', value: startedAt ? date(startedAt) : 'Belum mulai' },
    { label: 'Aktivitas terakhir', value: lastActivityAt ? relative(lastActivityAt) : 'Belum ada' },
    { label: 'Selesai', value: completedAt ? date(completedAt) : 'Belum' },
    { label: 'Sertifikat', value: certificateIssuedAt ? `Terbit ${date(certificateIssuedAt)}` : 'Belum terbit' },
  ];
  return (
    <Card padded className="member-facts">
      <div>
        <p className="muted xs num">
          {required.filter(({ status }) => status === 'passed').length} dari {required.length} materi wajib selesai
        </p>
        <ProgressCell value={progress} label="Progres belajar" />
      </div>
      <dl className="num">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
