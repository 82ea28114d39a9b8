import type { FormRules } from '../../form-rules.ts';

export const supportTopics = ['account', 'payment', 'learning', 'certificate', 'teaching', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];
export const supportStatuses = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** Topics that users choose from, and operators filter by. */
export const supportTopicNames: Record<SupportTopic, string> = {
  account: 'Akun dan masuk',
  payment: 'Pembelian dan pembayaran',
  learning: 'Belajar dan materi',
  certificate: 'Sertifikat',
  teaching: 'Mengajar sebagai mitra',
  other: 'Lainnya',
};

export const maxSupportFiles = 5;

const content = { kind: 'text', min: 10, max: 5_000, missing: 'Ceritakan apa yang terjadi' } as const;

/** The form of a new request. */
export const supportTicketRules = {
  name: { kind: 'name', min: 2, max: 100, missing: 'Tulis namamu' },
  email: { kind: 'email', max: 254, missing: 'Tulis emailmu, ke sanalah kami membalas' },
  orderCode: { kind: 'text', max: 40, isOptional: true },
  content,
} as const satisfies FormRules;

/** Rules of all later messages. */
export const supportReplyRules = {
  content: { ...content, min: 2, missing: 'Tulis pesanmu' },
} as const satisfies FormRules;
