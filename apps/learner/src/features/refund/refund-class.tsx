import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { Dialog, IconButton, Menu, MenuItem, Notice } from '@sinau/ui';
import { Ellipsis } from '@sinau/ui/icons';
import { RefundDialog } from './refund-dialog.tsx';
import { useRefundsOfClass } from './refund.data.ts';
import '../../shared/picture-button.css';

/** Menu with further actions for an owned class. */
export function ClassMenu({ slug, title }: { slug: string; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const { data, isFetching } = useRefundsOfClass(slug, isAsking);
  const close = () => setAsking(false);
  const answer = isAsking && data && !isFetching ? data : null;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton className="picture-button" label={`Menu ${title}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem href={screens.transactions()}>Lihat pesanan</MenuItem>
        <MenuItem onSelect={() => setAsking(true)}>Minta pengembalian dana</MenuItem>
      </Menu>
      <RefundDialog preview={answer?.list[0] ?? null} onClose={close} />
      <Dialog open={answer?.list.length === 0} onClose={close} title="Tidak ada yang bisa dikembalikan">
        <Notice>Kelas ini tidak kamu dapat dari pesanan yang masih berlaku.</Notice>
      </Dialog>
    </>
  );
}
