import { RemarkList } from '@sinau/classroom';
import type { Remark } from '@sinau/contracts/study/assistant/assistant.schemas';
import { QueryStates } from '@sinau/shell';
import { Card, Skeleton } from '@sinau/ui';
import { useNewsCheck } from './grading.data.ts';

interface NewsRemarksProps {
  submissionId: string;
  number: number;
  onShow: (passage: NonNullable<Remark['passage']>) => void;
}

/** Remarks of the assistant on a version, as its author saw them while writing. The teacher decides. */
export function NewsRemarks({ submissionId, number, onShow }: NewsRemarksProps) {
  const query = useNewsCheck(submissionId, number);
  return (
    <Card as="section" padded className="stack" aria-label="Catatan AI-sisten">
      <h2 className="news-remarks-title">Catatan AI-sisten</h2>
      <p className="muted sm">Bahan pertimbangan. Asisten membaca kata, bukan peristiwanya.</p>
      <QueryStates query={query} noun="catatan" skeleton={<Skeleton height={160} />}>
        {(check) => <RemarkList check={check} onShow={onShow} />}
      </QueryStates>
    </Card>
  );
}
