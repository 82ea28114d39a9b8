import { useState } from 'react';
import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Button } from '@sinau/ui';
import { RefundDialog } from './refund-dialog.tsx';
import { useRefundPreview } from './refund.data.ts';

/** Refund button of a paid order, or of some of its lines. */
export function RefundOrder({ order: { id, status, lines } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { data, isFetching, refetch } = useRefundPreview(id, isAsking);
  const isPaid = status === 'SUCCESS' || status === 'PARTIALLY_REFUNDED';
  if (!isPaid || lines.every(({ givenBackAt }) => givenBackAt !== null)) return null;
  const ask = () => {
    setAsking(true);
    if (isAsking) void refetch();
  };
  return (
    <>
      <Button variant="text" loading={isAsking && isFetching && !data} onClick={ask}>
        {lines.some(({ paid }) => paid > 0) ? 'Minta pengembalian dana' : 'Lepas kelas'}
      </Button>
      <RefundDialog preview={isAsking && data && !isFetching ? data : null} onClose={() => setAsking(false)} />
    </>
  );
}
