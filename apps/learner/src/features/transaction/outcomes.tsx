import type { ComponentType, ReactNode } from 'react';
import type { Order } from '@sinau/contracts/transaction/transaction.schemas';
import { dateTime, fullDateTime } from '@sinau/format';
import { Check, Clock, RotateCcw, X } from '@sinau/ui/icons';

export interface Outcome {
  tone: 'success' | 'waiting' | 'failed';
  /** None while the answer is still on its way. */
  icon?: ComponentType;
  title: string;
  text: ReactNode;
}

/** What the buyer was told on the way here. It chooses the words for an order that waits, and no more. */
export type Told = 'paid' | 'refused' | undefined;

/** An order in words: what became of its payment. */
export function outcomeOf({ status, total, expiresAt, refundDueAt }: Order, told?: Told): Outcome {
  if (refundDueAt) {
    const text =
      'Pembayaranmu sudah masuk, tapi ada kelas di pesanan ini yang sudah kamu miliki dari pesanan lain. Uangmu kami kembalikan sepenuhnya.';
    return { tone: 'failed', icon: RotateCcw, title: 'Uangmu akan dikembalikan', text };
  }
  switch (status) {
    case 'SUCCESS':
      return total === 0
        ? { tone: 'success', icon: Check, title: 'Kelasmu sudah terbuka', text: 'Selamat belajar!' }
        : {
            tone: 'success',
            icon: Check,
            title: 'Pembayaran berhasil',
            text: 'Kelasmu sudah terbuka. Selamat belajar!',
          };
    case 'PENDING':
      return waiting(<b>{fullDateTime(expiresAt)}</b>, told);
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
        text: 'Tidak ada yang perlu dibayar. Kelasnya bisa kamu pesan lagi kapan saja.',
      };
  }
}

function waiting(deadline: ReactNode, told: Told): Outcome {
  if (told === 'paid') {
    return {
      tone: 'waiting',
      title: 'Memeriksa pembayaranmu',
      text: 'Sebentar, kami menunggu kabar dari penyedia pembayaran.',
    };
  }
  if (told === 'refused') {
    return {
      tone: 'failed',
      icon: X,
      title: 'Pembayaran belum berhasil',
      text: <>Pesananmu masih kami simpan. Coba bayar lagi sebelum {deadline}.</>,
    };
  }
  return {
    tone: 'waiting',
    icon: Clock,
    title: 'Menunggu pembayaranmu',
    text: <>Bayar sebelum {deadline}. Kelasmu terbuka begitu pembayaran masuk.</>,
  };
}
