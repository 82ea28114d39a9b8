import type { FormRules } from '../../form-rules.ts';

/** Kinds of things that users report. */
export const reportedKinds = ['class', 'review', 'discussion', 'profile', 'portfolio'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** Kinds of cases in the queue: what was reported, and the appeal of a mitra that was stopped. */
export const abuseCaseKinds = [...reportedKinds, 'appeal'] as const;
export type AbuseCaseKind = (typeof abuseCaseKinds)[number];

export const reportReasons = ['spam', 'scam', 'copyright', 'hate', 'adult', 'privacy', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reasons as reporters choose them and operators read them. */
export const reportReasonLabels: Record<ReportReason, string> = {
  spam: 'Spam atau promosi',
  scam: 'Penipuan',
  copyright: 'Pelanggaran hak cipta',
  hate: 'Ujaran kebencian atau perundungan',
  adult: 'Konten dewasa',
  privacy: 'Memuat informasi pribadi orang lain',
  other: 'Lainnya',
};

/** Nouns of the kinds within a sentence. */
export const caseNouns: Record<AbuseCaseKind, string> = {
  class: 'kelas',
  review: 'ulasan',
  discussion: 'diskusi',
  profile: 'profil',
  portfolio: 'portofolio',
  appeal: 'banding mitra',
};

/** Text beside the reason; `other` needs one. */
export const reportRules = {
  text: { kind: 'text', max: 1_000, isOptional: true },
} as const satisfies FormRules;

/** Reports of one person within an hour. */
export const reportsPerHour = 20;

/**
 * Acts of an operator about a case: hide what was reported, warn its author, stop the sales of the class, stop the whole
 * mitra, or let a stopped mitra go on.
 */
export const abuseActs = ['hide', 'warn', 'suspend', 'stop', 'restore'] as const;
export type AbuseAct = (typeof abuseActs)[number];

interface CaseState {
  readonly kind: AbuseCaseKind;
  readonly isHidden: boolean;
  /** True if the class is for sale. */
  readonly isForSale: boolean;
  /** True if its mitra is stopped; null for what belongs to no mitra. */
  readonly isMitraStopped: boolean | null;
}

/** Acts that are possible about a case in its present state. */
export function possibleActs({ kind, isHidden, isForSale, isMitraStopped }: CaseState): AbuseAct[] {
  if (kind === 'appeal') return isMitraStopped ? ['restore'] : [];
  if (kind !== 'class') return isHidden ? ['warn'] : ['hide', 'warn'];
  return ['warn', ...(isForSale ? (['suspend'] as const) : []), ...(isMitraStopped ? [] : (['stop'] as const))];
}
