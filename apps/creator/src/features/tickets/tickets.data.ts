import { useMutation, useQuery } from '@tanstack/react-query';
import { ticket, webinar } from '@sinau/api-client';
import type { Ticket, TicketUpdate } from '@sinau/contracts/commerce/ticket/ticket.schemas';
import type { TicketDraft } from './ticket-draft.ts';

/** Refetch interval: sold and held tickets change meanwhile. */
const everyMs = 15_000;

export const useTickets = (webinarId: string) =>
  useQuery({ ...ticket.list.query({ params: { id: webinarId } }), refetchInterval: everyMs });

/** Calls to refetch: the price of a webinar, and whether it is complete, follow its tickets. */
const refreshes = [ticket, webinar];

export const useAddTicket = (webinarId: string, kind: Ticket['kind']) =>
  useMutation({
    mutationFn: ({ perOrder, perUser, price, ...draft }: TicketDraft) =>
      kind === 'regular'
        ? ticket.createRegular.call({ params: { id: webinarId }, body: { ...draft, ...sentOf(draft, price) } })
        : ticket.createAdditional.call({
            params: { id: webinarId },
            body: { ...draft, ...sentOf(draft, price), perOrder, perUser },
          }),
    meta: { success: 'Tiket ditambahkan', failure: 'silent', refreshes },
  });

const sentOf = ({ tiers }: Pick<TicketDraft, 'tiers'>, price: number | null) => ({
  price: price ?? 0,
  tiers: tiers.map((tier) => ({ ...tier, price: tier.price ?? 0 })),
});

export const useChangeTicket = (webinarId: string, { id: ticketId, kind }: Pick<Ticket, 'id' | 'kind'>) =>
  useMutation({
    mutationFn: ({ perOrder, perUser, price, ...draft }: TicketDraft) =>
      ticket.update.call({
        params: { id: webinarId, ticketId },
        body: { ...draft, ...sentOf(draft, price), ...(kind === 'additional' && { perOrder, perUser }) },
      }),
    meta: { success: 'Tiket diperbarui', failure: 'silent', refreshes },
  });

/** Moves a ticket, or ends and resumes its sale. */
export const useMoveTicket = (webinarId: string, ticketId: string) =>
  useMutation({
    mutationFn: (body: Pick<TicketUpdate, 'index' | 'isArchived'>) =>
      ticket.update.call({ params: { id: webinarId, ticketId }, body }),
    meta: { refreshes },
  });

export const useRemoveTicket = (webinarId: string, ticketId: string) =>
  useMutation({
    mutationFn: () => ticket.remove.call({ params: { id: webinarId, ticketId } }),
    meta: { success: 'Tiket dihapus', refreshes },
  });

export const useSetQuota = (webinarId: string) =>
  useMutation({
    mutationFn: (quota: number | null) => ticket.setQuota.call({ params: { id: webinarId }, body: { quota } }),
    meta: { success: 'Kuota disimpan', failure: 'silent', refreshes },
  });
