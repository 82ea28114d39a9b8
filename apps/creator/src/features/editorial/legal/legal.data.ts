import { useMutation, useQuery } from '@tanstack/react-query';
import { audit, content, legal } from '@sinau/api-client';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import type { LegalDraftWriting } from '@sinau/contracts/core/legal/legal.schemas';

const refreshes = [legal, content, audit];

export const useLegalTexts = () => useQuery(legal.list.query());
export const useLegalText = (slug: LegalSlug) => useQuery(legal.detail.query({ params: { slug } }));

export const useSaveDraft = (slug: LegalSlug) =>
  useMutation({
    mutationFn: (body: LegalDraftWriting) => legal.saveDraft.call({ params: { slug }, body }),
    meta: { success: 'Draf tersimpan', failure: 'silent', refreshes },
  });
export const useDiscardDraft = (slug: LegalSlug) =>
  useMutation({
    mutationFn: (revision: number) => legal.discardDraft.call({ params: { slug }, body: { revision } }),
    meta: { success: 'Draf dibuang', failure: 'silent', refreshes },
  });
export const usePublish = (slug: LegalSlug) =>
  useMutation({
    mutationFn: (revision: number) => legal.publish.call({ params: { slug }, body: { revision } }),
    meta: { success: 'Versi baru terbit', failure: 'silent', refreshes },
  });
