import { PortalForm } from '@sinau/ui/antd/portal-form';
import type { TicketDraft } from './ticket-draft.ts';
import { TicketFields } from './ticket-fields.tsx';
import './ticket-form.css';

const rules = {
  title: { kind: 'text', max: 80, missing: 'Tulis nama tiketnya' },
  description: { kind: 'text', max: 300, isOptional: true },
} as const;

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
export const TicketForm = ({ kind, initial, draftKey, taken, submitLabel, send, onDone }: TicketFormProps) => (
  <PortalForm<TicketDraft>
    rules={rules}
    initialValues={initial}
    draftKey={draftKey}
    send={async (draft) => {
      await send({ ...draft, title: draft.title.trim(), description: draft.description.trim() });
      onDone();
    }}
    submitLabel={submitLabel}
    onCancel={onDone}
  >
    <div className="ticket-form">
      <TicketFields kind={kind} taken={taken} />
    </div>
  </PortalForm>
);
