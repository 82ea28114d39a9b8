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
  /** Missing content before the class can be submitted, or its changes can be published. */
  missing: ReactNode;
}

/** Missing content while a class is written; afterwards, its review status. */
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

/** Status of a class that no operator has started to review, so it can be withdrawn. */
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
