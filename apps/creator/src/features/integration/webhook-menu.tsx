import { useState } from 'react';
import { rotationHours } from '@sinau/contracts/core/webhook/webhook.rules';
import type { Webhook } from '@sinau/contracts/core/webhook/webhook.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { lazySection, useGo } from '@sinau/shell';
import { ConfirmDialog, Dialog, IconButton, Menu, MenuItem, MenuSeparator } from '@sinau/ui';
import { Ellipsis, Key, Pause, Pencil, Trash2 } from '@sinau/ui/icons';
import { useRemoveWebhook, useRotateSecret, useSwitchWebhook } from './integration.data.ts';
import { SecretOnce } from './secret-once.tsx';

const EditWebhookDialog = lazySection(async () => (await import('./webhook-dialog.tsx')).EditWebhookDialog);

/** Actions on a webhook. */
export function WebhookMenu({ webhook }: { webhook: Webhook }) {
  const { id, stop } = webhook;
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const go = useGo();
  const stopIt = useSwitchWebhook(id, false);
  const rotate = useRotateSecret(id);
  const remove = useRemoveWebhook(id);
  return (
    <>
      <Menu
        align="end"
        width={220}
        trigger={
          <IconButton label="Menu webhook">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setAsked('edit')}>
          Ubah
        </MenuItem>
        <MenuItem icon={<Key />} onSelect={() => setAsked('rotate')}>
          Ganti rahasia
        </MenuItem>
        {!stop && (
          <MenuItem icon={<Pause />} onSelect={() => stopIt.mutate()}>
            Matikan
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsked('remove')}>
          Hapus
        </MenuItem>
      </Menu>
      {asked === 'edit' && <EditWebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        open={asked === 'rotate'}
        onClose={close}
        onConfirm={() => rotate.mutate(undefined, { onSettled: close })}
        busy={rotate.isPending}
        tone="primary"
        title="Ganti rahasia webhook?"
        confirmLabel="Ganti rahasia"
      >
        Rahasia baru langsung dipakai. Selama {rotationHours} jam setiap kiriman ditandatangani dengan yang baru dan
        yang lama, supaya servermu sempat diperbarui.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: () => go(stepScreens.creatorIntegrations()), onSettled: close })
        }
        busy={remove.isPending}
        title="Hapus webhook ini?"
        confirmLabel="Hapus webhook"
      >
        Kiriman yang masih menunggu dan seluruh catatannya ikut terhapus.
      </ConfirmDialog>
      {rotate.data && (
        <Dialog open title="Rahasia baru" size="md">
          <SecretOnce secret={rotate.data.secret} onDone={rotate.reset}>
            Pasang di servermu untuk memeriksa tanda tangan setiap kiriman.
          </SecretOnce>
        </Dialog>
      )}
    </>
  );
}
