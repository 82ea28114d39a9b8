import type { ReactNode } from 'react';
import { Button, Notice } from '@sinau/ui';
import { soldTypeLabels } from '../../../shared/sold-types.ts';
import type { BuiltClass } from '../built-class.ts';
import { useWithdrawClass } from '../class-builder.data.ts';
import { Changed, Published } from './published.tsx';
import { reviewTime } from './review-time.ts';
import './waiting.css';

interface SubmissionStateProps {
  built: BuiltClass;
  /** What is missing before it can be submitted, or its changes can be published. */
  missing: ReactNode;
}

/** What is missing while a class is written; afterwards, how far its review is. */
export function SubmissionState({ built, missing }: SubmissionStateProps) {
  switch (built.statusApprove) {
    case 'draft':
    case 'revision':
      return missing;
    case 'waiting':
      return <Waiting built={built} />;
    case 'review':
      return (
        <Notice>
          {soldTypeLabels[built.type]} sedang ditinjau tim kami. Kami kabari lewat email begitu selesai.{' '}
          {reviewTime(built.submittedAt)}
        </Notice>
      );
    case 'publish':
      return <Published built={built} />;
    case 'changed':
      return (
        <>
          <Changed built={built} />
          {missing}
        </>
      );
  }
}

/** No operator has taken it up yet, so it can be withdrawn. */
function Waiting({ built }: { built: BuiltClass }) {
  const withdraw = useWithdrawClass(built);
  return (
    <Notice>
      <p>Kelas menunggu ditinjau tim kami. Kami kabari lewat email begitu selesai. {reviewTime(built.submittedAt)}</p>
      <Button
        className="checklist-withdraw"
        variant="outline"
        size="sm"
        loading={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        Tarik kembali
      </Button>
    </Notice>
  );
}
