import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Picture } from '@sinau/contracts/study/question/question.schemas';
import { IconButton, Input } from '@sinau/ui';
import { X } from '@sinau/ui/icons';
import { useRemoval } from '../../documents/undo/use-removal.ts';
import { mediaQuery, storeMedia } from '../media-query.ts';
import { UploadStatus } from '../upload/upload-status.tsx';
import { useUpload } from '../upload/use-upload.ts';
import './picture-field.css';

/** Uploads a picture for a question, which only participants with an attempt and teachers see. */
export function usePictureUpload(onDone: (mediaId: string) => void) {
  const queryClient = useQueryClient();
  return useUpload(
    'image',
    (uploaded) => {
      storeMedia(queryClient, uploaded);
      onDone(uploaded.id);
    },
    'lesson',
  );
}

interface PictureFieldProps {
  /** Name of its owner, such as 'soal' or 'jawaban 2'. */
  what: string;
  picture: Picture | undefined;
  upload: ReturnType<typeof usePictureUpload>;
  readOnly: boolean;
  onChange: (picture: Picture | undefined) => void;
}

/** A picture with its description, or its upload; empty without either. */
export function PictureField({ what, picture, upload, readOnly, onChange }: PictureFieldProps) {
  const { data } = useQuery({ ...mediaQuery(picture?.mediaId ?? ''), enabled: Boolean(picture), staleTime: Infinity });
  const removal = useRemoval();
  const remove = () => removal({ msg: 'Gambar dihapus.', label: 'menghapus gambar', act: () => onChange(undefined) });
  if (!picture) return <UploadStatus kind="image" upload={upload} />;
  return (
    <div className="picture-field">
      {data ? <img src={data.address} alt={picture.alt} /> : <span className="picture-field-blank" />}
      <Input
        aria-label={`Deskripsi gambar ${what}`}
        placeholder="Deskripsi untuk yang tidak melihat gambarnya"
        maxLength={300}
        readOnly={readOnly}
        value={picture.alt}
        onChange={({ target }) => onChange({ ...picture, alt: target.value })}
      />
      {!readOnly && (
        <IconButton size="sm" label={`Hapus gambar ${what}`} onClick={remove}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
