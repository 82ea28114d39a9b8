import { Button, Notice } from '@sinau/ui';
import type { TicketDraft } from './ticket-draft.ts';
import { TicketFields } from './ticket-fields.tsx';
import { useTicketDraft } from './use-ticket-draft.ts';
import './ticket-form.css';

interface TicketFormProps {
  kind: 'regular' | 'additional';
  initial: TicketDraft;
  /** Under which what is filled in is kept on this device until it is stored. */
  draftKey: string;
  /** Sold and held already: the quota cannot be lower. */
  taken: number;
  submitLabel: string;
  send: (draft: TicketDraft) => Promise<unknown>;
  onDone: () => void;
}

/** A ticket is stored whole, since somebody may buy it a moment later. */
export function TicketForm({ kind, initial, draftKey, taken, submitLabel, send, onDone }: TicketFormProps) {
  const { failure, isSending, submit, ...filled } = useTicketDraft({ initial, draftKey, send, onDone });
  return (
    <form
      className="ticket-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div role="alert" className="ticket-form-failure">
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
      <TicketFields kind={kind} taken={taken} {...filled} />
      <div className="dialog-actions">
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
        <Button type="submit" loading={isSending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
