import { useMutation, useQuery } from '@tanstack/react-query';
import { auth, certificate, media, profile } from '@sinau/api-client';
import { shownCertificatesCall } from '@sinau/contracts/core/certificate/certificate.search';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import { useRefreshProfile } from '@sinau/shell';

export const personQuery = (ref: string) => profile.detail.query({ params: { id: ref } });
export const shownCertificatesQuery = (userId: string) => certificate.list.query(shownCertificatesCall(userId));

export const usePerson = (ref: string) => useQuery(personQuery(ref));
export const useShownCertificates = (userId: string) => useQuery(shownCertificatesQuery(userId));

const refreshes = [profile, auth.me];

/** Updates the profile. The form shows a refusal itself, at its field. */
export function useUpdateProfile(onSaved: () => void) {
  const refreshOwn = useRefreshProfile();
  return useMutation({
    mutationFn: profile.update.call,
    onSuccess: () => {
      void refreshOwn();
      onSaved();
    },
    meta: { failure: 'silent', success: 'Profilmu sudah disimpan', refreshes },
  });
}

/** Uploads a photo and shows it immediately; null removes it. */
export function useChangeAvatar(onChanged: () => void) {
  const refreshOwn = useRefreshProfile();
  return useMutation({
    mutationFn: async (photo: File | null) => {
      const avatar = photo && mediaAddress((await media.upload.call([photo], { query: { kind: 'image' } })).id);
      return profile.update.call({ body: { avatar } });
    },
    onSuccess: () => {
      void refreshOwn();
      onChanged();
    },
    meta: { success: 'Fotomu sudah diganti', refreshes },
  });
}
