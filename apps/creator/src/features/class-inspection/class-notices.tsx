import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime, relative } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Notice } from '@sinau/ui';
import { capitalised, type InspectedNoun } from './inspected-noun.ts';

interface ClassNoticesProps {
  inspected: Pick<ReviewedClassDetail, 'reviewer' | 'takenUpAt' | 'suspendedAt' | 'suspensionReason' | 'archiveAt'>;
  noun: InspectedNoun;
}

/** Notices that an operator has to read first. */
export function ClassNotices({ inspected, noun }: ClassNoticesProps) {
  const { reviewer, takenUpAt, suspendedAt, suspensionReason, archiveAt } = inspected;
  const isMine = useProfile()?.id === reviewer?.id;
  return (
    <>
      {reviewer && !isMine && (
        <Notice tone="neutral">
          <b>{reviewer.fullname}</b> sedang meninjau {noun} ini{takenUpAt && ` sejak ${relative(takenUpAt)}`}.
        </Notice>
      )}
      {suspendedAt && (
        <Notice tone="danger">
          <b>Penjualan dihentikan</b> pada {dateTime(suspendedAt)}.<p>{suspensionReason}</p>
        </Notice>
      )}
      {archiveAt && (
        <Notice tone="neutral">
          {capitalised(noun)} ini diarsipkan mitranya pada {dateTime(archiveAt)}.
        </Notice>
      )}
    </>
  );
}
