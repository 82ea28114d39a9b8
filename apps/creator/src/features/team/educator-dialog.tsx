import { useState } from 'react';
import { educatorRules } from '@sinau/contracts/storefront/educator/educator.rules';
import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import { useDraftKey } from '@sinau/shell';
import { Avatar, Button, Dialog } from '@sinau/ui';
import { FormArea, FormText, PortalForm } from '@sinau/ui/antd/portal-form';
import { Upload } from '@sinau/ui/icons';
import { ChooseFile } from '../../shared/upload/choose-file.tsx';
import { UploadStatus } from '../../shared/upload/upload-status.tsx';
import { useUpload } from '../../shared/upload/use-upload.ts';
import { useSaveEducator } from './team.data.ts';

interface EducatorDialogProps {
  slug: string;
  type: 'program' | 'webinar';
  /** Educator being edited; 'new' adds one. */
  edited: Educator | 'new';
  onClose: () => void;
}

export function EducatorDialog({ slug, type, edited, onClose }: EducatorDialogProps) {
  const known = edited === 'new' ? null : edited;
  return (
    <Dialog open onClose={onClose} title={known ? `Ubah ${known.name}` : 'Tambah pengajar'} size="md">
      <EducatorForm slug={slug} type={type} known={known} onSaved={onClose} />
    </Dialog>
  );
}

interface EducatorFormProps extends Pick<EducatorDialogProps, 'slug' | 'type'> {
  known: Educator | null;
  onSaved: () => void;
}

function EducatorForm({ slug, type, known, onSaved }: EducatorFormProps) {
  const save = useSaveEducator(slug, type);
  const [photo, setPhoto] = useState(known?.photo ?? null);
  const upload = useUpload('image', ({ id }) => setPhoto(mediaAddress(id)));
  return (
    <PortalForm<{ name: string; title: string; bio: string }>
      rules={educatorRules}
      draftKey={useDraftKey(`educator:${slug}:${known?.id ?? 'new'}`)}
      initialValues={{ name: known?.name ?? '', title: known?.title ?? '', bio: known?.bio ?? '' }}
      send={async (words) => {
        await save.mutateAsync({ ...words, id: known?.id ?? null, photo });
        onSaved();
      }}
      submitLabel="Simpan"
    >
      <div className="educator-photo">
        <Avatar src={photo} alt={photo ? 'Foto pengajar' : 'Belum ada foto'} size="lg" />
        <ChooseFile kind="image" onFile={upload.start}>
          <Upload />
          {photo ? 'Ganti foto' : 'Unggah foto'}
        </ChooseFile>
        {photo && (
          <Button variant="text" onClick={() => setPhoto(null)}>
            Hapus foto
          </Button>
        )}
      </div>
      <UploadStatus kind="image" upload={upload} />
      <FormText name="name" label="Nama" />
      <FormText name="title" label="Keahlian atau pekerjaan" hint="Misalnya “Redaktur Ruang Redaksi”" />
      <FormArea name="bio" label="Perkenalan" />
    </PortalForm>
  );
}
