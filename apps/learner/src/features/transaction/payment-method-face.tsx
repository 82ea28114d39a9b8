import type { ComponentType } from 'react';
import type { PaymentMethod, PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { CreditCard, Landmark, QrCode, Store, Wallet } from '@sinau/ui/icons';
import './payment-method-face.css';

export const methodIcons: Record<PaymentMethodCode, ComponentType> = {
  qris: QrCode,
  bank_transfer: Landmark,
  e_wallet: Wallet,
  card: CreditCard,
  retail: Store,
};

/**
 * Names of payment brands that buyers look for, each like the sticker on a till: its name, and an emblem of our own in
 * its colors, which copies no sign.
 */
export const MethodMarks = ({ marks }: Pick<PaymentMethod, 'marks'>) => (
  <span className="method-marks">
    {marks.map((mark) => (
      <span key={mark} className="method-mark" data-mark={mark}>
        {mark}
      </span>
    ))}
  </span>
);
