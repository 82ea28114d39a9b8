import { lazy, Suspense, useRef, useState } from 'react';
import { mediaBounds } from '@sinau/contracts/core/media/media.rules';
import { loadChunk } from '@sinau/shell';
import { Avatar, Button, Dialog, Skeleton } from '@sinau/ui';
import { Camera, Trash2 } from '@sinau/ui/icons';
import { useChangeAvatar } from './profile.data.ts';
import './avatar-field.css';

const AvatarCropper = lazy(() =>
  loadChunk(async () => ({ default: (await import('./avatar-cropper.tsx')).AvatarCropper })),
);

/** Photo of a profile. A new one is cropped first, and shown everywhere as soon as it is saved. */
export function AvatarField({ avatar }: { avatar: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const { mutate, isPending } = useChangeAvatar(() => setPicture(null));
  return (
    <div className="avatar-field">
      <Avatar src={avatar} size="xl" alt={avatar ? 'Fotomu' : 'Belum ada foto'} />
      <div>
        <div className="row wraps">
          <Button variant="outline" onClick={() => input.current?.click()}>
            <Camera />
            {avatar ? 'Ganti foto' : 'Unggah foto'}
          </Button>
          {avatar && (
            <Button variant="text" loading={isPending && !picture} onClick={() => mutate(null)}>
              <Trash2 />
              Hapus foto
            </Button>
          )}
        </div>
        <p className="muted sm">Tampil di profil, diskusi, dan ulasanmu. {mediaBounds.image.formats}.</p>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Foto profil"
        accept={mediaBounds.image.accept}
        onChange={({ target }) => {
          setPicture(target.files?.[0] ?? null);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Dialog open={picture !== null} onClose={() => setPicture(null)} title="Atur foto profil">
        {picture && (
          <Suspense fallback={<Skeleton height={360} />}>
            <AvatarCropper
              picture={picture}
              isSaving={isPending}
              onCropped={mutate}
              onCancel={() => setPicture(null)}
            />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
}
