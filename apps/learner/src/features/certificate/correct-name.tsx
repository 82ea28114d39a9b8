import { useState } from 'react';
import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { useProfile } from '@sinau/shell';
import { Button, ConfirmDialog } from '@sinau/ui';
import { useCorrectName } from './certificate.data.ts';

/** Offers the name of the profile if a certificate was issued with another one. */
export function CorrectName({ certificate: { id, name, nameCorrectionsLeft } }: { certificate: OwnCertificate }) {
  const fullname = useProfile()?.fullname;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCorrectName(id);
  if (!fullname || fullname === name) return null;
  return (
    <div className="sm">
      Tertulis atas nama <b>{name}</b>.{' '}
      {nameCorrectionsLeft > 0 && (
        <Button variant="text" size="sm" onClick={() => setAsking(true)}>
          Perbaiki nama
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        title="Perbaiki nama di sertifikat?"
        confirmLabel="Perbaiki nama"
        tone="primary"
        busy={isPending}
      >
        Nama di sertifikat menjadi <b>{fullname}</b>; nomornya tetap. Siapa pun yang memeriksanya diberi tahu bahwa
        namanya diperbaiki. Bisa dilakukan {nameCorrectionsLeft} kali lagi.
      </ConfirmDialog>
    </div>
  );
}
