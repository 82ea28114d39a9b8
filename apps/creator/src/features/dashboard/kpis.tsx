import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Skeleton } from '@sinau/ui';
import { Change, Figure, Figures } from '../../shared/figures/figures.tsx';
import { percentOf } from '../../shared/figures/percent.ts';
import { useInReview, useLearning, usePublished, useRevenue } from './dashboard.data.ts';

const since = '30 hari sebelumnya';

/** The four figures at the top; each leads to where it comes from. */
export function Kpis() {
  const inReview = useInReview().data?.total ?? 0;
  return (
    <Figures>
      <QueryFigure
        label="Pendapatan bersih"
        href={screens.creatorSales()}
        query={useRevenue()}
        value={({ share }) => rupiah(share)}
        note={({ share, previous }) => <Change current={share} previous={previous.share} since={since} />}
      />
      <QueryFigure
        label="Peserta baru"
        href={screens.creatorReport()}
        query={useLearning()}
        value={({ newParticipants }) => decimal(newParticipants.current)}
        note={({ newParticipants }) => <Change {...newParticipants} since={since} />}
      />
      <QueryFigure
        label="Peserta yang tuntas"
        href={screens.creatorReport()}
        query={useLearning()}
        value={({ completed, participants }) => `${percentOf(completed, participants)}%`}
        note={({ completed, participants }) => `${decimal(completed)} dari ${decimal(participants)} peserta`}
      />
      <QueryFigure
        label="Kelas terbit"
        href={screens.creatorCatalog()}
        query={usePublished()}
        value={({ total }) => decimal(total)}
        note={() => (inReview > 0 ? `${decimal(inReview)} sedang ditinjau` : 'Bisa dibeli di katalog')}
      />
    </Figures>
  );
}

interface QueryFigureProps<Data> {
  label: string;
  href: string;
  query: UseQueryResult<Data>;
  value: (data: Data) => string;
  note: (data: Data) => ReactNode;
}

function QueryFigure<Data>({ label, href, query: { data, isError }, value, note }: QueryFigureProps<Data>) {
  if (data === undefined && !isError) return <Skeleton height={116} />;
  return (
    <Figure label={label} href={href} value={data === undefined ? '–' : value(data)}>
      {data === undefined ? 'Belum bisa dimuat' : note(data)}
    </Figure>
  );
}
