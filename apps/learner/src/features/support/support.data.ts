import { useMutation, useQuery } from '@tanstack/react-query';
import { support } from '@sinau/api-client';

export const useCreateTicket = () => useMutation({ mutationFn: support.create.call, meta: { failure: 'silent' } });
export const useThread = (token: string) => useQuery(support.thread.query({ params: { token } }));
export const useReply = (token: string) =>
  useMutation({
    mutationFn: (body: { content: string; fileIds?: string[] }) => support.reply.call({ params: { token }, body }),
    meta: { success: 'Pesanmu terkirim', failure: 'silent', refreshes: [support.thread] },
  });
