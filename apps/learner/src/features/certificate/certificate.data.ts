import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { certificate } from '@sinau/api-client';
import { saveFile } from '../../shared/save-file.ts';

export const certificatesPageSize = 12;

export const useCertificates = (page: number) =>
  useQuery({
    ...certificate.mine.query({ query: { page, perPage: certificatesPageSize } }),
    placeholderData: keepPreviousData,
  });

/** The one for a class, once it is finished; null where there is none yet. */
export const useClassCertificate = (classId: string, isFinished: boolean) =>
  useQuery({
    ...certificate.mine.query({ query: { filter: { classId } } }),
    enabled: isFinished,
    select: ({ list }) => list[0] ?? null,
  });

/** What anybody may know of a number. */
export const useVerification = (number: string) => useQuery(certificate.verify.query({ params: { number } }));

/** Saves the PDF of a certificate. */
export function useDownload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => certificate.download.call({ params: { id } }),
    onSuccess: ({ address }) => {
      saveFile(address);
      void queryClient.invalidateQueries({ queryKey: ['certificate'] });
    },
  });
}

export function useHideOrShow({ id, isHidden }: { id: string; isHidden: boolean }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => certificate.hideOrShow.call({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['certificate'] }),
    meta: { success: isHidden ? 'Sertifikat tampil lagi di profilmu' : 'Sertifikat disembunyikan dari profilmu' },
  });
}
