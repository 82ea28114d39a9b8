import { useState } from 'react';
import { reasonRule } from '@sinau/contracts/operator/operator.rules';
import type { ReviewedClassDetail } from '@sinau/contracts/operator/operator.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { useProfile } from '@sinau/shell';
import { Button, ConfirmDialog } from '@sinau/ui';
import { Eye } from '@sinau/ui/icons';
import { lessonPreviewHref } from '../../shared/preview-href.ts';
import { ReasonDialog } from '../../shared/reason-dialog.tsx';
import { useClassComments, usePublish, useRelease, useRevise, useTakeUp } from './inspection.data.ts';
import { SalesButton } from './sales-button.tsx';

interface DecisionBarProps {
  inspected: ReviewedClassDetail;
  /** The lesson that is read. */
  lessonId: string | null;
}

/** What an operator may do with a class as it stands. */
export function DecisionBar({ inspected, lessonId }: DecisionBarProps) {
  const { id, statusApprove, reviewer, publishedAt } = inspected;
  const isMine = useProfile()?.id === reviewer?.id;
  const takeUp = useTakeUp(id);
  return (
    <div className="row wraps">
      {statusApprove === 'waiting' && (
        <Button loading={takeUp.isPending} onClick={() => takeUp.mutate()}>
          Mulai tinjau
        </Button>
      )}
      {statusApprove === 'review' && (isMine || !reviewer) && <Decide id={id} />}
      {statusApprove === 'review' && <Release id={id} reviewer={isMine ? null : (reviewer?.fullname ?? null)} />}
      {inspected.type === 'program' && (
        <Button variant="outline" href={previewHref(inspected, lessonId)}>
          <Eye />
          Pratinjau
        </Button>
      )}
      {publishedAt && <SalesButton inspected={inspected} />}
    </div>
  );
}

function previewHref({ slug, sections }: ReviewedClassDetail, lessonId: string | null) {
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  return lesson ? lessonPreviewHref(slug, lesson) : screens.previewClass(slug);
}

function Decide({ id }: { id: string }) {
  const [asked, setAsked] = useState<'publish' | 'revise' | null>(null);
  const publish = usePublish(id);
  const revise = useRevise(id);
  const unsent = useClassComments(id).data?.list.filter(({ sentAt }) => !sentAt).length ?? 0;
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
        title="Terbitkan kelas ini?"
        confirmLabel="Terbitkan kelas"
      >
        Kelas langsung muncul di katalog dan bisa dibeli. Pembuatnya kami kabari lewat email.{sentWith}
      </ConfirmDialog>
      <ReasonDialog
        open={asked === 'revise'}
        onClose={close}
        title="Minta perbaikan"
        label="Yang perlu diperbaiki"
        rule={reasonRule}
        confirmLabel="Kirim ke mitra"
        send={(reason) => revise.mutateAsync(reason)}
      >
        Mitra membaca ini lebih dulu, di builder dan di email.{sentWith}
      </ReasonDialog>
    </>
  );
}

/** `reviewer` is the colleague who has the class; null for one's own. */
function Release({ id, reviewer }: { id: string; reviewer: string | null }) {
  const [isAsked, setAsked] = useState(false);
  const release = useRelease(id);
  return (
    <>
      <Button variant="text" loading={release.isPending} onClick={() => (reviewer ? setAsked(true) : release.mutate())}>
        Lepas ke antrean
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => release.mutate(undefined, { onSettled: () => setAsked(false) })}
        busy={release.isPending}
        title={`Lepaskan dari ${reviewer}?`}
        confirmLabel="Lepaskan"
      >
        {reviewer} sedang meninjau kelas ini. Setelah dilepas, siapa saja bisa mengambilnya.
      </ConfirmDialog>
    </>
  );
}
