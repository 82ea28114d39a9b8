import { useState } from 'react';
import type { Voucher } from '@sinau/contracts/commerce/voucher/voucher.schemas';
import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Copy, Ellipsis, Pause, Pencil, Play, Trash2 } from '@sinau/ui/icons';
import { useCopyCode } from './use-copy-code.ts';
import type { VoucherIssuer } from './voucher-issuer.ts';
import { useRemoveVoucher, useSwitchVoucher } from './vouchers.data.ts';

interface VoucherMenuProps {
  desk: VoucherIssuer;
  voucher: Voucher;
  /** Called on the page of the voucher itself, which is then left. */
  onRemoved?: () => void;
}

/** Actions on a voucher. After the first order with it, it can only be paused. */
export function VoucherMenu({ desk, voucher: { id, code, isActive, used, held }, onRemoved }: VoucherMenuProps) {
  const [isRemoving, setRemoving] = useState(false);
  const toggle = useSwitchVoucher(desk, id, isActive);
  const remove = useRemoveVoucher(desk);
  const copy = useCopyCode();
  const close = () => setRemoving(false);
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label={`Menu ${code}`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} href={desk.links.edit(id)}>
          Edit
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => void copy(code)}>
          Salin kode
        </MenuItem>
        <MenuItem icon={isActive ? <Pause /> : <Play />} onSelect={() => toggle.mutate()}>
          {isActive ? 'Jeda' : 'Aktifkan'}
        </MenuItem>
        {used + held === 0 && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setRemoving(true)}>
              Hapus
            </MenuItem>
          </>
        )}
      </Menu>
      <ConfirmDialog
        open={isRemoving}
        onClose={close}
        onConfirm={() => remove.mutate(id, { onSuccess: onRemoved, onSettled: close })}
        busy={remove.isPending}
        title={`Hapus voucher ${code}?`}
        confirmLabel="Hapus voucher"
      >
        Kode ini langsung tidak berlaku dan hilang dari daftarmu untuk selamanya. Voucher yang pernah dipakai memesan
        hanya bisa dijeda.
      </ConfirmDialog>
    </>
  );
}
