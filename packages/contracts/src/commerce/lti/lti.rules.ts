import { callableAddressRefusal, isCallableAddress } from '../../web-address.ts';

/** Maximum of campuses of a mitra, revoked ones not counted, and of classes that each may open. */
export const maxLtiPlatforms = 20;
export const maxLtiOffers = 100;
export const maxLtiSeats = 100_000;
/** New links of accounts with a campus in a day: a hostile one could make accounts without end. */
export const ltiLinksPerDay = 1_000;
export const maxDeployments = 20;
/** Days for which the address of Dynamic Registration works, once. */
export const registrationDays = 7;
/** Days that launches and errors stay in the list, and how many of them it shows. */
export const ltiEventDays = 30;
export const ltiEventsShown = 50;
/** Hours of failure after which the owners of a mitra get a mail on the scores of a campus. */
export const scoreFailureHours = 24;
/** People of a course that are asked for at most. */
export const maxRoster = 1_000;

export const ltiEventKinds = ['registration', 'launch', 'choice', 'grade', 'roster'] as const;
export type LtiEventKind = (typeof ltiEventKinds)[number];

/** Reasons for which something between a platform and us failed: the sentence for whom it stopped, and for the mitra. */
export const ltiProblems = {
  not_connected: 'Sambungan kampus ini belum selesai dibuat. Isi alamat dan client ID kampusnya dulu.',
  revoked: 'Sambungan kampus ini sudah dicabut oleh mitra.',
  malformed: 'Data dari kampus tidak lengkap atau tidak bisa dibaca.',
  wrong_issuer: 'Issuer dari kampus bukan yang terdaftar di sambungan ini.',
  wrong_client: 'Client ID dari kampus bukan yang terdaftar di sambungan ini.',
  state_unknown: 'Peluncuran ini sudah dipakai, sudah lewat 10 menit, atau dimulai di peramban lain.',
  expired: 'Token dari kampus sudah kedaluwarsa. Periksa juga jam server kampus.',
  wrong_nonce: 'Token dari kampus bukan untuk peluncuran ini.',
  bad_signature: 'Tanda tangan token tidak cocok dengan kunci kampus.',
  bad_algorithm: 'Token ditandatangani dengan cara yang tidak kami terima.',
  keys_unreachable: 'Kunci publik kampus tidak bisa diambil dari alamat JWKS-nya.',
  deployment_unknown: 'Deployment ID ini belum terdaftar di sambungan.',
  message_unknown: 'Jenis pesan LTI ini tidak kami dukung.',
  class_missing: 'Tautan di kampus tidak menyebut kelas mana. Pilih ulang kelasnya dari kampus.',
  class_not_offered: 'Kelas ini tidak ditawarkan kepada kampus ini.',
  class_not_open: 'Kelas ini sedang tidak bisa diikuti.',
  seats_full: 'Kursi kelas ini untuk kampus sudah habis.',
  in_team: 'Akun ini anggota mitra pemilik kelas, jadi tidak bisa menjadi pesertanya.',
  account_closed: 'Akun yang terhubung sudah dinonaktifkan atau dikunci.',
  links_spent: 'Kampus ini sudah menghubungkan 1.000 akun dalam sehari. Orang baru bisa masuk lagi besok.',
  gifts_spent: 'Pendaftaran peserta hari ini sudah mencapai batas. Coba lagi besok.',
  registration_unknown: 'Alamat pendaftaran ini sudah dipakai atau kedaluwarsa. Minta yang baru ke mitra.',
  registration_refused: 'Kampus menolak pendaftaran, atau jawabannya tidak lengkap.',
  unreachable: 'Server kampus tidak bisa dihubungi.',
  token_refused: 'Kampus menolak memberi izin untuk layanan ini.',
  grade_refused: 'Kampus menolak nilai yang dikirim.',
  roster_refused: 'Kampus menolak memberikan daftar nama.',
} as const;
export type LtiProblem = keyof typeof ltiProblems;
export const ltiProblemCodes = Object.keys(ltiProblems) as [LtiProblem, ...LtiProblem[]];

const address = (missing: string) =>
  ({
    kind: 'text',
    max: 500,
    missing,
    check: (typed: string) => (isCallableAddress(typed) ? null : callableAddressRefusal),
  }) as const;

export const ltiPlatformRules = {
  name: { kind: 'name', min: 2, max: 80, missing: 'Tulis nama kampusnya' },
} as const;

export const ltiConnectionRules = {
  issuer: address('Tulis issuer (platform ID) kampusnya'),
  clientId: { kind: 'text', max: 255, missing: 'Tulis client ID dari kampus' },
  authAddress: address('Tulis alamat autentikasinya'),
  tokenAddress: address('Tulis alamat access token-nya'),
  keysAddress: address('Tulis alamat JWKS-nya'),
  tokenAudience: { kind: 'text', max: 500, isOptional: true },
  deploymentIds: {
    kind: 'text',
    max: 2_000,
    missing: 'Tulis paling sedikit satu deployment ID',
  },
} as const;

/** Deployment ids as the form has them, one a line. */
export const deploymentsIn = (typed: string) => [
  ...new Set(
    typed
      .split(/\r?\n/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
