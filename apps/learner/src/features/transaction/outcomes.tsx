import type { ComponentType, ReactNode } from 'react';
import { refundCauses, refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { Order, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dateTime } from '@sinau/format';
import { isRefundOnItsWay } from './line-refund.tsx';
import { holdsSeats, isForWebinars } from './line-count.ts';
import { Check, Clock, RotateCcw, X } from '@sinau/ui/icons';

export interface Outcome {
  tone: 'success' | 'waiting' | 'failed';
  /** None while the confirmation is pending. */
  icon?: ComponentType;
  title: string;
  text: ReactNode;
}

/** Claim of the gateway when it sent the buyer back. It only chooses the words for an order that is still unpaid. */
export type ReturnStatus = 'paid' | 'refused' | undefined;

/** Tells whether the last attempt to pay was refused, while the order can still be paid. */
export const isRefused = ({ status, lastAttempt }: Order) => status === 'PENDING' && lastAttempt?.state === 'refused';

/** Tells whether the payment is under review: then it can neither be paid again nor by another method. */
export const isInReview = ({ status, lastAttempt, redirectUrl }: Order) =>
  status === 'PENDING' && redirectUrl === null && lastAttempt?.state === 'review';

/** Describes why and when the money of an order is refunded, or that it was. */
export function refundText({ refundReason, refundedAt, refundReference }: Order) {
  if (refundedAt) return `Kami kirim pada ${dateTime(refundedAt)}. Nomor referensinya: ${refundReference}.`;
  const reason = refundCauses[refundReason!];
  return `${reason} Semua uang yang masuk kami kembalikan lewat cara bayar yang kamu pakai, atau ke rekening yang kamu isi, paling lambat ${refundWorkingDays} hari kerja.`;
}

/** Describes the state of an order's payment. */
export function outcomeOf(order: WholeOrder, returnStatus?: ReturnStatus): Outcome {
  const { status, total, expiresAt, refundDueAt, refundedAt, replacedBy, lines } = order;
  if (refundDueAt) {
    const title = refundedAt ? 'Uangmu sudah dikembalikan' : 'Uangmu akan dikembalikan';
    return { tone: 'failed', icon: RotateCcw, title, text: refundText(order) };
  }
  if (replacedBy)
    return {
      tone: 'waiting',
      icon: RotateCcw,
      title: 'Pesanan ini sudah diganti',
      text: <>Isinya pindah ke pesanan {replacedBy}. Yang ini tidak perlu dibayar.</>,
    };
  switch (status) {
    case 'SUCCESS':
      if (isForWebinars(lines))
        return {
          tone: 'success',
          icon: Check,
          title: 'Kursimu sudah aman',
          text: 'Tautan webinar muncul di halamannya 30 menit sebelum mulai. Sampai jumpa!',
        };
      return total === 0
        ? { tone: 'success', icon: Check, title: 'Kelasmu sudah terbuka', text: 'Selamat belajar!' }
        : {
            tone: 'success',
            icon: Check,
            title: 'Pembayaran berhasil',
            text: 'Kelasmu sudah terbuka. Selamat belajar!',
          };
    case 'PENDING':
      if (isInReview(order))
        return {
          tone: 'waiting',
          icon: Clock,
          title: 'Pembayaranmu sedang diperiksa',
          text: 'Penyedia pembayaran memeriksanya dulu, paling lama sehari. Kami kabari lewat email begitu selesai.',
        };
      return waiting(isRefused(order) ? 'refused' : returnStatus, holdsSeats(lines));
    case 'FAILED':
      return {
        tone: 'failed',
        icon: X,
        title: 'Pembayaran gagal',
        text: 'Pembayaran ini ditolak dan pesanannya sudah ditutup. Coba pesan lagi dengan cara bayar lain.',
      };
    case 'EXPIRED':
      return {
        tone: 'failed',
        icon: Clock,
        title: 'Waktu membayar sudah habis',
        text: `Pesanan ini kedaluwarsa pada ${dateTime(expiresAt)}. Kamu bisa memesannya lagi.`,
      };
    case 'CANCELLED':
      return {
        tone: 'failed',
        icon: X,
        title: 'Pesanan dibatalkan',
        // A free order has no payment to wait for: it is cancelled when what it gave was returned.
        text:
          total === 0
            ? 'Semua isinya sudah kamu lepas, dan tidak ada yang perlu dibayar.'
            : 'Tidak ada yang perlu dibayar. Kelasnya bisa kamu pesan lagi kapan saja.',
      };
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return {
        tone: 'failed',
        icon: RotateCcw,
        title: `${status === 'REFUNDED' ? 'Uangmu' : 'Sebagian uangmu'} ${isRefundOnItsWay(order) ? 'sedang' : 'sudah'} dikembalikan`,
        text: 'Kelas yang uangnya dikembalikan tidak bisa dibuka lagi.',
      };
    case 'DISPUTED':
      return {
        tone: 'failed',
        icon: Clock,
        title: 'Pembayaran dalam sengketa',
        text: `Pembayaran ini sedang dipersoalkan lewat bank. ${
          lines.every(({ givenBackAt }) => givenBackAt)
            ? 'Pengembalian dananya kami tahan sampai selesai.'
            : 'Kelasnya ditutup sampai selesai.'
        }`,
      };
  }
}

function waiting(returnStatus: ReturnStatus, isHeld: boolean): Outcome {
  if (returnStatus === 'paid') {
    return {
      tone: 'waiting',
      title: 'Memeriksa pembayaranmu',
      text: 'Sebentar, kami menunggu kabar dari penyedia pembayaran.',
    };
  }
  if (returnStatus === 'refused') {
    return {
      tone: 'failed',
      icon: X,
      title: 'Pembayaran belum berhasil',
      text: 'Pembayaranmu ditolak, tapi pesananmu masih kami simpan. Coba lagi, atau pakai cara lain.',
    };
  }
  return {
    tone: 'waiting',
    icon: Clock,
    title: 'Menunggu pembayaranmu',
    text: isHeld
      ? 'Kursimu kami simpan sampai batas waktu bayar, setelah itu kursi dilepas lagi.'
      : 'Kelas langsung terbuka setelah pembayaranmu kami terima.',
  };
}
