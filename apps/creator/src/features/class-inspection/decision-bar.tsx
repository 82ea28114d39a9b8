import { useState, type ReactNode } from 'react';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { decimal } from '@sinau/format';
import { useProfile, useDraftKey } from '@sinau/shell';
import { Button, ConfirmDialog, ReasonDialog } from '@sinau/ui';
import { ReleaseButton } from '../../shared/release-button.tsx';
import { capitalised, type InspectedNoun } from './inspected-noun.ts';
import type { Review } from './inspection.data.ts';
import { SalesButton } from './sales-button.tsx';

interface DecisionBarProps {
  inspected: Pick<
    ReviewedClassDetail,
    'id' | 'statusApprove' | 'reviewer' | 'publishedAt' | 'suspendedAt' | 'participantCount'
  >;
  noun: InspectedNoun;
  review: Review;
  /** Comments that a decision sends with it. */
  unsent?: number;
  /** Further links. */
  children: ReactNode;
}

/** Actions that an operator may take on a class or a bundle in its present status. */
export function DecisionBar({ inspected, noun, review, unsent = 0, children }: DecisionBarProps) {
  const { id, statusApprove, reviewer, publishedAt } = inspected;
  const isMine = useProfile()?.id === reviewer?.id;
  const { takeUp } = review;
  return (
    <div className="row wraps">
      {statusApprove === 'waiting' && (
        <Button loading={takeUp.isPending} onClick={() => takeUp.mutate()}>
          Mulai tinjau
        </Button>
      )}
      {statusApprove === 'review' && (isMine || !reviewer) && (
        <Decide id={id} noun={noun} review={review} unsent={unsent} />
      )}
      {statusApprove === 'review' && (
        <ReleaseButton
          release={review.release}
          holder={isMine ? null : (reviewer?.fullname ?? null)}
          work={`sedang meninjau ${noun} ini`}
        />
      )}
      {children}
      {publishedAt && <SalesButton inspected={inspected} noun={noun} review={review} />}
    </div>
  );
}

interface DecideProps {
  id: string;
  noun: InspectedNoun;
  review: Review;
  unsent: number;
}

function Decide({ id, noun, review: { publish, revise }, unsent }: DecideProps) {
  const [asked, setAsked] = useState<'publish' | 'revise' | null>(null);
  const draftKey = useDraftKey(`revise:${id}`);
  const sentWith = unsent > 0 && ` ${decimal(unsent)} catatan yang belum dikirim ikut terkirim.`;
  const close = () => setAsked(null);
  return (
    <>
      <Button onClick={() => setAsked('publish')}>Terbitkan</Button>
      <Button variant="outline" onClick={() => setAsked('revise')}>
        Minta perbaikan
      </Button>
      <ConfirmDialog
        open={asked === 'publish'}
        onClose={close}
        onConfirm={() => publish.mutate(undefined, { onSettled: close })}
        busy={publish.isPending}
        tone="primary"
        title={`Terbitkan ${noun} ini?`}
        confirmLabel={`Terbitkan ${noun}`}
      >
        {capitalised(noun)} langsung muncul di katalog dan bisa dibeli. Pembuatnya kami kabari lewat email.{sentWith}
      </ConfirmDialog>
      <ReasonDialog
        draftKey={draftKey}
        open={asked === 'revise'}
        onClose={close}
        title="Minta perbaikan"
        label="Yang perlu diperbaiki"
        rule={reasonRule}
        confirmLabel="Kirim ke mitra"
        send={(reason) => revise.mutateAsync(reason)}
      >
        Mitra membaca ini lebih dulu, di halaman editnya dan di email.{sentWith}
      </ReasonDialog>
    </>
  );
}
