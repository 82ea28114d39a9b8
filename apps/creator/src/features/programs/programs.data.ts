import { useMutation, useQueryClient } from '@tanstack/react-query';
import { program, webinar } from '@sinau/api-client';

export function useCreateProgram() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof program.create.call>[0]['body']) => program.create.call({ body }),
    onSuccess: (created) =>
      void queryClient.setQueryData(program.mineDetail.query({ params: { id: created.slug } }).queryKey, created),
    meta: { failure: 'silent', refreshes: [program.mine] },
  });
}

export function useCreateWebinar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { title: string }) => webinar.create.call({ body }),
    onSuccess: (created) =>
      void queryClient.setQueryData(webinar.mineDetail.query({ params: { id: created.id } }).queryKey, created),
    meta: { failure: 'silent', refreshes: [webinar.mine] },
  });
}
