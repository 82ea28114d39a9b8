import { useState } from 'react';
import type { Passkey } from '@sinau/contracts/core/security/passkey.schemas';
import { mostPasskeys, passkeyRules } from '@sinau/contracts/core/security/security.rules';
import type { TwoStepState } from '@sinau/contracts/core/security/security.schemas';
import { date, relative } from '@sinau/format';
import { hasPasskeys } from '@sinau/shell/passkeys';
import { Button, ConfirmDialog, Dialog, Form, Notice, TextField, useContractForm } from '@sinau/ui';
import { Key } from '@sinau/ui/icons';
import { ApiError } from '@sinau/api-client';
import { useAddPasskey, useRemovePasskey } from './account.data.ts';

interface PasskeysProps {
  state: TwoStepState;
  /** Receives the recovery codes, where the passkey turned the second step on. */
  onCodes: (codes: readonly string[]) => void;
}

/** Passkeys of the account: added with a name, and removed after a question. */
export function Passkeys({ state, onCodes }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const remove = useRemovePasskey();
  const { passkeys, authenticatorSince, isRequired } = state;
  const isLast = passkeys.length === 1 && authenticatorSince === null;
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="device-list" aria-label="Passkey">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="device">
              <Key />
              <div className="grow">
                <p className="device-name">
                  <b>{passkey.name}</b>
                </p>
                <p className="muted sm">
                  Dibuat {date(passkey.createdAt)} ·{' '}
                  {passkey.lastUsedAt ? `terakhir dipakai ${relative(passkey.lastUsedAt)}` : 'belum pernah dipakai'}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Hapus passkey ${passkey.name}`}
                onClick={() => setRemoving(passkey)}
              >
                Hapus
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeys.length < mostPasskeys && (
        <div>
          <Button variant="outline" onClick={() => setAdding(true)}>
            Tambah passkey
          </Button>
        </div>
      )}
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="Tambah passkey">
        <AddPasskey
          onAdded={(codes) => {
            setAdding(false);
            if (codes) onCodes(codes);
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: removing!.id } }, { onSettled: () => setRemoving(null) })}
        title={`Hapus passkey ${removing?.name ?? ''}?`}
        confirmLabel="Hapus passkey"
      >
        {isLast
          ? isRequired
            ? 'Ini langkah keduamu yang terakhir, dan staf memerlukannya. Tambahkan dulu passkey lain atau aplikasi autentikator.'
            : 'Ini langkah keduamu yang terakhir: verifikasi dua langkah mati, dan siapa pun yang tahu kata sandimu bisa masuk lagi.'
          : 'Passkey ini tidak bisa dipakai lagi untuk masuk. Hapus juga dari perangkat atau pengelola kata sandimu.'}
      </ConfirmDialog>
    </>
  );
}

function AddPasskey({ onAdded }: { onAdded: (codes: readonly string[] | null) => void }) {
  const add = useAddPasskey();
  const [isCancelled, setCancelled] = useState(false);
  const form = useContractForm(passkeyRules, async ({ name }) => {
    setCancelled(false);
    try {
      onAdded((await add.mutateAsync(name)).codes);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // The browser gives one error for both: it was cancelled, or this device has a passkey already.
      setCancelled(true);
    }
  });
  if (!hasPasskeys()) return <Notice tone="danger">Peramban ini belum mendukung passkey.</Notice>;
  return (
    <Form form={form} className="stack">
      <p className="muted">
        Peramban akan memintamu membuka kunci perangkat, dengan sidik jari, wajah, atau PIN. Saat masuk nanti, passkey
        menggantikan kode.
      </p>
      <TextField
        {...form.field('name')}
        label="Nama passkey"
        hint="Supaya kamu mengenalinya nanti, misalnya “Ponsel” atau “Laptop kantor”."
        autoComplete="off"
      />
      {isCancelled && (
        <div role="alert">
          <Notice tone="danger">Passkey tidak jadi dibuat. Bisa jadi perangkat ini sudah punya satu.</Notice>
        </div>
      )}
      <Button type="submit" block loading={form.isSending}>
        Buat passkey
      </Button>
    </Form>
  );
}
