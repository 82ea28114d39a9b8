import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button, Notice } from '@sinau/ui';
import { cropPicture } from './crop-picture.ts';

interface AvatarCropperProps {
  picture: File;
  isSaving: boolean;
  onCropped: (photo: File) => void;
  onCancel: () => void;
}

const maxZoom = 3;

/** Crops a picture to the photo: by mouse, by finger, or by arrow keys and the slider. */
export function AvatarCropper({ picture, isSaving, onCropped, onCancel }: AvatarCropperProps) {
  const zoomId = useId();
  const address = usePictureAddress(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const save = async () => {
    try {
      // The server reads more kinds of pictures than browsers do: HEIC, TIFF.
      if (isUnreadable) onCropped(picture);
      else if (area) onCropped(await cropPicture(picture, area));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <div className="avatar-crop">
      {isUnreadable ? (
        <Notice tone="info">
          Peramban ini tidak bisa menampilkan fotonya, jadi bagiannya tidak bisa diatur. Kamu tetap bisa memakainya:
          yang tampil adalah bagian tengahnya.
        </Notice>
      ) : (
        <>
          <p className="muted sm">Geser fotonya dan atur besarnya sampai pas di lingkaran.</p>
          <div className="avatar-crop-stage">
            {address && (
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                maxZoom={maxZoom}
                aspect={1}
                cropShape="round"
                showGrid={false}
                disableAutomaticStylesInjection
                cropperProps={{ 'aria-label': 'Bagian foto yang dipakai, geser dengan tombol panah' }}
                mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_percent, pixels) => setArea(pixels)}
              />
            )}
          </div>
          <label htmlFor={zoomId} className="field-label">
            Perbesar
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </>
      )}
      <div className="dialog-actions">
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
        <Button loading={isSaving} disabled={!isUnreadable && !area} onClick={() => void save()}>
          Pakai foto ini
        </Button>
      </div>
    </div>
  );
}

/** Returns the address of the picture on this device, as long as it is shown. */
function usePictureAddress(picture: File) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
