import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { localFormDraft } from '@sinau/ui';
import { problemsOfTicket, type TicketDraft } from './ticket-draft.ts';

interface TicketDraftOptions {
  initial: TicketDraft;
  /** Key under which the draft is stored on this device until the server has it. */
  draftKey: string;
  send: (draft: TicketDraft) => Promise<unknown>;
  onDone: () => void;
}

/** Draft of a ticket, which stays on the device until all of it is stored. */
export function useTicketDraft({ initial, draftKey, send, onDone }: TicketDraftOptions) {
  const kept = localFormDraft<TicketDraft>(draftKey);
  const [draft, setDraft] = useState<TicketDraft>(() => ({ ...initial, ...kept.read() }));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const change = (patch: Partial<TicketDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    kept.write(next);
    if (Object.keys(problems).length > 0) setProblems(problemsOfTicket(next, new Date()));
  };
  const submit = async () => {
    const found = problemsOfTicket(draft, new Date());
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send({ ...draft, title: draft.title.trim(), description: draft.description.trim() });
      kept.forget();
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0)
        setFailure(error instanceof Error ? error.message : 'Gagal disimpan. Coba lagi.');
    } finally {
      setSending(false);
    }
  };
  /** Keeps the digits of a price that are not committed yet. */
  const keepPrice = (digits: string) => {
    if (digits) kept.write({ ...draft, price: Number(digits) });
  };
  return { draft, problems, failure, isSending, change, keepPrice, submit };
}
