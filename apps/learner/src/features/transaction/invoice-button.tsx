import type { WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Button, type ButtonProps } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { useInvoice } from './transaction.data.ts';

type InvoiceButtonProps = { order: Pick<WholeOrder, 'id' | 'orderId' | 'invoice'> } & Pick<
  ButtonProps,
  'variant' | 'size'
>;

/** Saves the invoice of a paid order; hidden if there is none. */
export function InvoiceButton({ order: { id, orderId, invoice }, variant = 'outline', size }: InvoiceButtonProps) {
  const { mutate, isPending } = useInvoice();
  if (!invoice) return null;
  return (
    <Button
      variant={variant}
      size={size}
      loading={isPending}
      aria-label={`Unduh invoice pesanan ${orderId}`}
      onClick={() => mutate({ params: { id } })}
    >
      <Download />
      Unduh invoice
    </Button>
  );
}
