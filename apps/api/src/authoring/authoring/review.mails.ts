import { screens } from '@sinau/contracts';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface About {
  title: string;
  slug: string;
}
export type ReviewMails = ReturnType<typeof defineReviewMails>;

interface Reviewed {
  readonly noun: string;
  readonly editHref: (slug: string) => string;
  /** Sentence for its maker about what continues while its sales are stopped. */
  readonly whileSuspended: string;
}

/** Mails to the maker of a class or a bundle about its review and its sales. */
export function defineReviewMails(subject: 'class' | 'bundle', { noun, editHref, whileSuspended }: Reviewed) {
  const Noun = noun[0]!.toUpperCase() + noun.slice(1);
  const page = (slug: string) => ({ label: `Lihat halaman ${noun}`, path: screens.classPage(slug) });
  return {
    published: defineMail<About>(`${subject}_published`, ({ title, slug }) => ({
      subject: `${Noun} “${title}” sudah terbit`,
      lines: [`${Noun}mu “${title}” lolos tinjauan dan sekarang bisa dibeli.`],
      action: page(slug),
    })),
    revision: defineMail<About & { reason: string; comments?: number }>(
      `${subject}_revision`,
      ({ title, slug, reason, comments }) => ({
        subject: `${Noun} “${title}” perlu diperbaiki`,
        lines: [
          `Tim kami sudah meninjau “${title}” dan meminta perbaikan:`,
          reason,
          ...(comments ? [`Ada ${comments} catatan tinjauan di ${noun}mu.`] : []),
        ],
        action: { label: `Perbaiki ${noun}`, path: editHref(slug) },
      }),
    ),
    suspended: defineMail<About & { reason: string }>(`${subject}_suspended`, ({ title, slug, reason }) => ({
      subject: `Penjualan ${noun} “${title}” dihentikan sementara`,
      lines: [
        `Tim kami menghentikan penjualan “${title}” untuk sementara:`,
        reason,
        `${whileSuspended} Hubungi kami setelah masalahnya selesai, supaya ${noun}nya bisa dijual lagi.`,
      ],
      action: { label: `Buka ${noun}`, path: editHref(slug) },
    })),
    resumed: defineMail<About>(`${subject}_resumed`, ({ title, slug }) => ({
      subject: `${Noun} “${title}” dijual lagi`,
      lines: [`${Noun}mu “${title}” bisa dibeli lagi.`],
      action: page(slug),
    })),
  };
}
