import { useState } from 'react';
import {
  reportReasonLabels,
  reportReasons,
  reportRules,
  type ReportReason,
  type ReportedKind,
} from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { OwnReport } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { QueryStates, useDraftKey } from '@sinau/shell';
import {
  Button,
  Dialog,
  Fieldset,
  Form,
  Radio,
  Skeleton,
  TextareaField,
  useContractForm,
  useLocalDraft,
} from '@sinau/ui';
import { useOwnReport, useReport } from './report.data.ts';

interface ReportDialogProps {
  kind: ReportedKind;
  id: string;
  noun: string;
  onClose: () => void;
}

/** Asks what is wrong with a thing; a user who reported it before changes what they said. */
export const ReportDialog = ({ noun, onClose, ...thing }: ReportDialogProps) => (
  <Dialog open onClose={onClose} title={`Laporkan ${noun}`} size="md">
    <QueryStates query={useOwnReport(thing)} noun="laporanmu" skeleton={<Skeleton height={360} />}>
      {(earlier) => <ReportForm {...thing} earlier={earlier} onClose={onClose} />}
    </QueryStates>
  </Dialog>
);

function ReportForm({ kind, id, earlier, onClose }: Omit<ReportDialogProps, 'noun'> & { earlier: OwnReport | null }) {
  const [reason, setReason] = useState<ReportReason | null>(earlier?.reason ?? null);
  const [isUnchosen, setUnchosen] = useState(false);
  const [text, setText] = useLocalDraft(useDraftKey(`report:${kind}:${id}`), earlier?.text);
  const { mutateAsync } = useReport({ kind, id });
  // The server asks for a text with 'Lainnya', and its words stand at the field.
  const form = useContractForm(reportRules, async (body) => {
    if (!reason) return setUnchosen(true);
    await mutateAsync({ reason, text: body.text ?? '' });
    setText('');
    return onClose();
  });
  return (
    <Form form={form} className="stack">
      <p className="muted dialog-text">
        {earlier
          ? 'Kamu sudah melaporkan ini, dan kami belum memutuskannya. Ubah kalau ada yang kurang.'
          : 'Penulisnya tidak tahu siapa yang melapor.'}
      </p>
      <Fieldset legend="Apa masalahnya?" error={isUnchosen && 'Pilih satu alasan'}>
        {reportReasons.map((one) => (
          <Radio
            key={one}
            name="reason"
            checked={reason === one}
            onChange={() => {
              setUnchosen(false);
              setReason(one);
            }}
          >
            {reportReasonLabels[one]}
          </Radio>
        ))}
      </Fieldset>
      <TextareaField
        {...form.field('text')}
        label="Ceritakan lebih lanjut"
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" loading={form.isSending}>
          {earlier ? 'Ubah laporan' : 'Kirim laporan'}
        </Button>
      </div>
    </Form>
  );
}
