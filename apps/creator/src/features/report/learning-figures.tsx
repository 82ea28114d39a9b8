import type { ReactNode } from 'react';
import type { ReportSummary } from '@sinau/contracts/report/report.schemas';
import { decimal } from '@sinau/format';
import { Change, Figure, Figures } from '../../shared/figures/figures.tsx';

interface LearningFiguresProps extends Pick<ReportSummary, 'participants' | 'completed' | 'newParticipants'> {
  /** One more number. */
  children?: ReactNode;
}

/** What participants come to. */
export function LearningFigures({ participants, completed, newParticipants, children }: LearningFiguresProps) {
  const rate = participants === 0 ? 0 : Math.floor((100 * completed) / participants);
  return (
    <Figures>
      <Figure label="Peserta" value={decimal(participants)}>
        Sejak awal
      </Figure>
      <Figure label="Peserta baru, 30 hari" value={decimal(newParticipants.current)}>
        <Change {...newParticipants} />
      </Figure>
      <Figure label="Tingkat selesai" value={`${rate}%`}>
        {decimal(completed)} peserta selesai
      </Figure>
      {children}
    </Figures>
  );
}
