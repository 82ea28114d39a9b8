import { useState } from 'react';
import type { AbuseAct } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { AbuseCaseDetail } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import { reasonRule } from '@sinau/contracts/backoffice/operator/operator.rules';
import { useDraftKey } from '@sinau/shell';
import {
  BroughtBack,
  Button,
  Dialog,
  Fieldset,
  Form,
  OptionCard,
  TextareaField,
  useContractForm,
  useLocalDraft,
} from '@sinau/ui';
import { abuseActLabels } from './abuse-labels.ts';
import { useDecideCase } from './abuse.data.ts';
import './abuse-case.css';

interface DecideDialogProps {
  found: Pick<AbuseCaseDetail, 'id' | 'kind' | 'acts'>;
  open: boolean;
  onClose: () => void;
}

/** Asks which of the possible acts are taken, all at once, and for the reason that is sent with them. */
export const DecideDialog = ({ found, open, onClose }: DecideDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={found.kind === 'appeal' ? 'Kabulkan banding?' : 'Tindak laporan ini'}
    size="md"
  >
    <DecideForm {...found} onClose={onClose} />
  </Dialog>
);

function DecideForm({ id, kind, acts, onClose }: DecideDialogProps['found'] & { onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly AbuseAct[]>(acts.length === 1 ? acts : []);
  const [isUnchosen, setUnchosen] = useState(false);
  const [reason, setReason, isBack] = useLocalDraft(useDraftKey(`decide:${id}`));
  const { mutateAsync } = useDecideCase(id);
  const form = useContractForm({ reason: reasonRule }, async (body) => {
    if (chosen.length === 0) return setUnchosen(true);
    await mutateAsync({ acts: [...chosen], reason: body.reason.trim() });
    setReason('');
    return onClose();
  });
  const toggle = (act: AbuseAct, isChosen: boolean) => {
    setUnchosen(false);
    setChosen(isChosen ? [...chosen, act] : chosen.filter((one) => one !== act));
  };
  return (
    <Form form={form} className="stack">
      <Fieldset legend="Tindakan" error={isUnchosen && 'Pilih setidaknya satu tindakan'}>
        <div className="abuse-acts">
          {acts.map((act) => (
            <OptionCard
              key={act}
              type="checkbox"
              title={abuseActLabels[act].label}
              description={abuseActLabels[act].meaning}
              checked={chosen.includes(act)}
              onChange={({ target }) => toggle(act, target.checked)}
            />
          ))}
        </div>
      </Fieldset>
      {isBack && <BroughtBack onDiscard={() => setReason('')} />}
      <TextareaField
        {...form.field('reason')}
        label={kind === 'appeal' ? 'Jawaban untuk mitra' : 'Alasannya'}
        hint={
          kind === 'appeal'
            ? 'Dibaca semua anggota mitra.'
            : 'Dibaca penulis atau anggota mitranya. Pelapor hanya diberi tahu bahwa laporannya ditindaklanjuti.'
        }
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" variant={kind === 'appeal' ? 'primary' : 'danger'} loading={form.isSending}>
          {kind === 'appeal' ? 'Pulihkan mitra' : 'Tindak'}
        </Button>
      </div>
    </Form>
  );
}
