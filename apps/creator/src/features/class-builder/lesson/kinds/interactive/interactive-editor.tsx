import { useState } from 'react';
import { interactiveEmbedOf, interactiveProviderNames } from '@sinau/contracts/study/lesson/interactive.rules';
import { Tabs } from '@sinau/ui';
import { PackagePreview } from '../../../../../shared/package-preview.tsx';
import type { ContentEditorProps } from '../../lesson-draft.ts';
import { EmbedField, useIsElsewhere, type EmbedSource } from '../../media/embed-field.tsx';
import { LessonFile } from '../../media/lesson-file.tsx';
import { useLessonUpload, useRenewedMedia } from '../../media/media.data.ts';
import { PackageParts } from './package-parts.tsx';
import '../../media/media.css';

const listed = (type: Intl.ListFormatType) => new Intl.ListFormat('id', { type }).format(interactiveProviderNames);

const materialsElsewhere = (): EmbedSource => ({
  title: 'Materi dari luar',
  label: 'Alamat materi',
  preview: 'Pratinjau materi',
  placeholder: 'https://view.genially.com/…',
  hint: `Dari ${listed('conjunction')}. Pastikan siapa pun yang punya tautannya bisa membuka.`,
  replacing: 'Materi di alamat ini menggantikan paket yang sudah kamu unggah.',
  refusal: `Tempel alamat dari ${listed('disjunction')}`,
  embed: (typed) => interactiveEmbedOf(typed)?.address ?? null,
});

/** Uploaded HTML5 package, tried in its sandbox, or a material elsewhere; choosing one replaces the other. */
export function InteractiveEditor({ draft, contentErrors, readOnly, onChange }: ContentEditorProps<'interactive'>) {
  const { mediaId, address, part } = draft.content;
  const [source, select] = useState<'file' | 'address'>(useIsElsewhere(address) ? 'address' : 'file');
  const upload = useLessonUpload('package', onChange, (uploaded) =>
    onChange({ content: { mediaId: uploaded, address: null } }),
  );
  const renew = useRenewedMedia();
  const [materials] = useState(materialsElsewhere);

  const file = (
    <div className="stack">
      <LessonFile
        kind="package"
        mediaId={mediaId}
        upload={upload}
        error={contentErrors.mediaId}
        readOnly={readOnly}
        preview={(media) => (
          <>
            <PackagePreview
              key={`${media.id} ${part ?? ''}`}
              title={media.name}
              media={media}
              part={part}
              renew={() => renew(media.id)}
            />
            {media.manifest && !readOnly && <PackageParts manifest={media.manifest} part={part} />}
          </>
        )}
      />
      <p className="muted sm">
        Unggah berkas .h5p atau ZIP dari alat buatanmu: H5P, atau SCORM 1.2 dan 2004, kalau nilai dan kemajuannya perlu
        tersimpan; atau HTML5 dengan index.html di dalamnya. Materi berjalan terpisah dari akun peserta dan tidak bisa
        membuka alamat lain, termasuk video YouTube di dalam H5P.
      </p>
    </div>
  );
  const elsewhere = (
    <EmbedField
      source={materials}
      address={address}
      replacesFile={mediaId !== null}
      error={contentErrors.address}
      readOnly={readOnly}
      onChange={(pasted) =>
        onChange({
          content: pasted === null ? { ...draft.content, address: null } : { mediaId: null, address: pasted },
          ...(pasted !== null && { setting: { ...draft.setting, completionType: 'hit-button', minimumScore: 0 } }),
        })
      }
    />
  );

  return (
    <div className="lesson-video">
      <Tabs
        label="Asal materi"
        items={[
          { id: 'file', label: 'Unggah paket', panel: file },
          { id: 'address', label: 'Dari layanan lain', panel: elsewhere },
        ]}
        selected={source}
        onSelect={select}
      />
    </div>
  );
}
