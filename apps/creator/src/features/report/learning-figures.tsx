import type { ReactNode } from 'react';
import type { ReportSummary } from '@sinau/contracts/backoffice/report/report.schemas';
import { decimal, percents } from '@sinau/format';
import { Change, Figure, Figures } from '../../shared/figures/figures.tsx';

interface LearningFiguresProps extends Pick<
  ReportSummary,
  'participants' | 'completed' | 'distribution' | 'newParticipants'
> {
  /** Length of the period in days; null for all participants ever. */
  days: number | null;
  /** Name of the people counted: participants, or the buyers of a bundle. */
  people?: string;
  /** An additional figure. */
  children?: ReactNode;
}

function completedLabels(completed: number, participants: number, people: string) {
  if (participants === 0) return `Belum ada ${people}.`;
  if (completed === 0) return 'Belum ada yang tuntas';
  return `${decimal(completed)} dari ${decimal(participants)} ${people}`;
}

/** Figures of participants: all, new and completed. */
export function LearningFigures({
  participants,
  completed,
  distribution,
  newParticipants,
  days,
  people = 'Peserta',
  children,
}: LearningFiguresProps) {
  return (
    <Figures>
      {days === null ? (
        <>
          <Figure label={people} value={decimal(participants)}>
            Sejak awal
          </Figure>
          <Figure label={`${people} baru, 30 hari`} value={decimal(newParticipants.current)}>
            <Change {...newParticipants} since="30 hari sebelumnya" />
          </Figure>
        </>
      ) : (
        <Figure label={`${people} baru`} value={decimal(participants)}>
          <Change {...newParticipants} since={`${decimal(days)} hari sebelumnya`} />
        </Figure>
      )}
      <Figure label={`${people} yang tuntas`} value={`${percents(distribution).at(-1)}%`}>
        {completedLabels(completed, participants, people.toLowerCase())}
      </Figure>
      {children}
    </Figures>
  );
}
