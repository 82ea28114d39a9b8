import type { OwnCertificate } from '@sinau/contracts/core/certificate/certificate.schemas';
import { Button } from '@sinau/ui';
import { Eye, EyeOff } from '@sinau/ui/icons';
import { useHideOrShow } from './certificate.data.ts';

/** Shows the certificate in the owner's public list, or hides it there. Its number can be verified either way. */
export function VisibilityButton({ certificate, size }: { certificate: OwnCertificate; size?: 'sm' | 'md' }) {
  const { mutate, isPending } = useHideOrShow(certificate);
  return (
    <Button variant="outline" size={size} loading={isPending} onClick={() => mutate()}>
      {certificate.isHidden ? <Eye /> : <EyeOff />}
      {certificate.isHidden ? 'Tampilkan' : 'Sembunyikan'}
    </Button>
  );
}
