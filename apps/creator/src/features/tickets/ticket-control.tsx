import type { ComponentProps } from 'react';
import { FormControl } from '@sinau/ui/antd/form-control';
import { problemsOfTicket, type TicketDraft, type TierDraft } from './ticket-draft.ts';

interface TicketControlProps<Value> {
  /** Field of the ticket, or the index of a tier and its field. */
  name: keyof TicketDraft | [tier: number, field: keyof TierDraft];
  draw: ComponentProps<typeof FormControl<Value, TicketDraft>>['draw'];
}

/** One field of a ticket, validated along with the others. */
export const TicketControl = <Value,>({ name, draw }: TicketControlProps<Value>) => (
  <FormControl<Value, TicketDraft>
    name={name}
    check={(_value, draft) =>
      problemsOfTicket(draft, new Date())[typeof name === 'string' ? name : `tiers.${name.join('.')}`] ?? null
    }
    draw={draw}
  />
);
