import { useMutation, useQuery } from '@tanstack/react-query';
import { ticket, webinar } from '@sinau/api-client';

export const webinarQuery = (slug: string) => webinar.detail.query({ params: { id: slug } });
export const useWebinar = (slug: string) => useQuery(webinarQuery(slug));

/** Joins the waiting list, and reloads also after a refusal, which means that the sale has changed. */
export const useWait = () =>
  useMutation({
    mutationFn: ticket.wait.call,
    meta: { success: 'Kamu masuk daftar tunggu', refreshes: [webinar] },
  });

export const useStopWaiting = () =>
  useMutation({
    mutationFn: ticket.stopWaiting.call,
    meta: { success: 'Kamu keluar dari daftar tunggu', refreshes: [webinar] },
  });
