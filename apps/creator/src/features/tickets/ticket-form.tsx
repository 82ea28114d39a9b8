import { Button, Notice } from '@sinau/ui';
import type { TicketDraft } from './ticket-draft.ts';
import { TicketFields } from './ticket-fields.tsx';
import { useTicketDraft } from './use-ticket-draft.ts';
import './ticket-form.css';

interface TicketFormProps {
  kind: 'regular' | 'additional';
  initial: TicketDraft;
  /** Key under which the draft is stored on this device until the server has it. */
  draftKey: string;
  /** Number of tickets sold and held already: the quota cannot be lower. */
  taken: number;
  submitLabel: string;
  send: (draft: TicketDraft) => Promise<unknown>;
  onDone: () => void;
}

/** Form of a ticket, which is stored whole, since it may be bought right afterwards. */
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
