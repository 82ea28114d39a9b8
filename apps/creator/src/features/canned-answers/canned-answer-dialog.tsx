import type { CannedAnswer } from '@sinau/contracts/backoffice/canned/canned.endpoints';
import { cannedAnswerRules, namePlaceholder } from '@sinau/contracts/backoffice/canned/canned.rules';
import { useDraftKey } from '@sinau/shell';
import { Dialog } from '@sinau/ui';
import { FormArea, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { useSaveCannedAnswer } from './canned-answers.data.ts';

interface CannedAnswerDialogProps {
  /** Answer to change; null for a new one. */
  answer: CannedAnswer | null;
  open: boolean;
  onClose: () => void;
}

/** Form of a canned answer. */
export function CannedAnswerDialog({ answer, open, onClose }: CannedAnswerDialogProps) {
  const { mutateAsync } = useSaveCannedAnswer(answer?.id ?? null);
  const draftKey = useDraftKey(`canned-answer:${answer?.id ?? 'new'}`);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={answer ? 'Ubah jawaban siap pakai' : 'Tulis jawaban siap pakai'}
      size="md"
    >
      <PortalForm
        rules={cannedAnswerRules}
        draftKey={draftKey}
        initialValues={{ title: answer?.title ?? '', content: answer?.content ?? '' }}
        send={async (body) => {
          await mutateAsync(body);
          onClose();
        }}
        submitLabel="Simpan"
        onCancel={onClose}
      >
        <FormText name="title" label="Judul" hint="Hanya dibaca staf, untuk memilihnya." />
        <FormArea
          name="content"
          label="Jawaban"
          hint={`${namePlaceholder} diganti nama orang yang bertanya saat disisipkan.`}
        />
      </PortalForm>
    </Dialog>
  );
}
