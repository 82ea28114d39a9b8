import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { badge, certificate } from '@sinau/api-client';
import type { BadgeFormat } from '@sinau/contracts/core/badge/badge.rules';
import { saveFile } from '@sinau/shell';

const certificatesPageSize = 12;

export const useCertificates = (page: number) =>
  useQuery({
    ...certificate.mine.query({ query: { page, perPage: certificatesPageSize } }),
    placeholderData: keepPreviousData,
  });

/** Loads the certificate of a finished class; null if it has not been issued yet. */
export const useClassCertificate = (classId: string, isFinished: boolean) =>
  useQuery({
    ...certificate.mine.query({ query: { filter: { classId } } }),
    enabled: isFinished,
    select: ({ list }) => list[0] ?? null,
  });

/** Loads the public data of a certificate. */
export const verificationQuery = (number: string) => certificate.verify.query({ params: { number } });
export const useVerification = (number: string) => useQuery(verificationQuery(number));

/** Saves the PDF of a certificate. */
export const useDownload = () =>
  useMutation({
    mutationFn: (id: string) => certificate.download.call({ params: { id } }),
    onSuccess: ({ address }) => saveFile(address),
    meta: { refreshes: [certificate] },
  });

/** Saves the Open Badge of a certificate. */
export const useBadgeDownload = (id: string) =>
  useMutation({
    mutationFn: (body: { format: BadgeFormat; withEmail: boolean }) => badge.address.call({ params: { id }, body }),
    onSuccess: ({ address }) => saveFile(address),
  });

/** Changes the name on a certificate to that of the profile. */
export const useCorrectName = (id: string) =>
  useMutation({
    mutationFn: () => certificate.correctName.call({ params: { id } }),
    meta: { success: 'Nama di sertifikat sudah diperbaiki', refreshes: [certificate] },
  });

export const useHideOrShow = ({ id, isHidden }: { id: string; isHidden: boolean }) =>
  useMutation({
    mutationFn: () => certificate.hideOrShow.call({ params: { id } }),
    meta: {
      success: isHidden ? 'Sertifikat tampil lagi untuk publik' : 'Sertifikat disembunyikan dari publik',
      refreshes: [certificate],
    },
  });
