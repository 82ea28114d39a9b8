import { useQuery } from '@tanstack/react-query';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { media } from '@sinau/api-client';
import { mediaAddress } from '@sinau/contracts/core/media/media.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { maxAltLength } from '@sinau/contracts/core/rich-text/rich-text.rules';
import { pictureWidth } from '@sinau/contracts/core/rich-text/reading';
import { Button, Input, ProgressBar } from '@sinau/ui';
import { RefreshCw } from '@sinau/ui/icons';
import { knownPictureAddress, rememberPictureAddress } from './picture-addresses.ts';
import type { PictureUploads } from './picture-uploads.ts';

export interface PictureViewParts {
  uploads: PictureUploads;
  purpose: 'public' | 'lesson';
}
interface PictureAttributes {
  upload: string | null;
  mediaId: string | null;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Picture within the text: the progress of its upload, then itself with its alternative text. */
export function PictureView({
  node,
  editor,
  deleteNode,
  getPos,
  selected,
  uploads,
  purpose,
}: NodeViewProps & PictureViewParts) {
  const { upload: key, mediaId, alt, width, height } = node.attrs as PictureAttributes;
  const upload = useSyncExternalStore(uploads.subscribe, () => (key && !mediaId ? uploads.get(key) : null));

  const setAttributes = (attributes: Partial<PictureAttributes>, isUndoable: boolean) =>
    editor.commands.command(({ tr }) => {
      const at = getPos();
      if (at === undefined) return false;
      tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes }).setMeta('addToHistory', isUndoable);
      return true;
    });
  // Kept out of the undo history, since undo would otherwise restore the upload, not the previous text.
  const takeUp = useEffectEvent((stored: Media) => {
    rememberPictureAddress(stored.id, stored.address);
    setAttributes({ upload: null, mediaId: stored.id, width: stored.width, height: stored.height }, false);
  });
  const stored = upload?.media;
  useEffect(() => {
    if (stored) takeUp(stored);
  }, [stored]);

  return (
    <NodeViewWrapper className="rich-text-picture" data-selected={selected || undefined}>
      {mediaId ? (
        <StoredPicture id={mediaId} purpose={purpose} alt={alt} width={width} height={height} />
      ) : (
        upload && <img src={upload.preview} alt="" data-sending={!upload.message || undefined} />
      )}
      {!mediaId && (
        <div className="rich-text-picture-state" contentEditable={false}>
          {upload?.message === null ? (
            <>
              <ProgressBar value={upload.percent} label="Mengunggah gambar" />
              <span className="muted sm num">{upload.percent}%</span>
            </>
          ) : (
            <p role="alert">{upload?.message ?? 'Gambar ini belum terunggah.'}</p>
          )}
          {key && upload?.isWorthRetrying && upload.message !== null && (
            <Button size="sm" onClick={() => uploads.retry(key)}>
              <RefreshCw />
              Coba lagi
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              deleteNode();
              editor.commands.focus();
            }}
          >
            {upload?.message === null ? 'Batalkan' : 'Hapus'}
          </Button>
        </div>
      )}
      {mediaId && editor.isEditable && (
        <Input
          className="rich-text-picture-alt"
          aria-label="Teks pengganti gambar"
          placeholder="Jelaskan gambar ini untuk yang tidak bisa melihatnya"
          maxLength={maxAltLength}
          value={alt}
          onChange={({ target }) => setAttributes({ alt: target.value }, true)}
        />
      )}
    </NodeViewWrapper>
  );
}

type StoredPictureProps = Pick<PictureAttributes, 'alt' | 'width' | 'height'> & {
  id: string;
  purpose: 'public' | 'lesson';
};

function StoredPicture({ id, purpose, alt, width, height }: StoredPictureProps) {
  // The address of a lesson's picture expires after an hour.
  const [isOld, setOld] = useState(false);
  const known = purpose === 'public' ? mediaAddress(id, pictureWidth) : knownPictureAddress(id);
  const fresh = useQuery({
    ...media.detail.query({ params: { id } }),
    enabled: !known || isOld,
    throwOnError: false,
    meta: { failure: 'silent' },
  });
  if (fresh.isError) return <p className="rich-text-picture-state">Gambar ini tidak bisa dimuat.</p>;
  const address = fresh.data?.address ?? known;
  return (
    <img
      src={address ?? undefined}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      draggable={false}
      onError={() => setOld(true)}
    />
  );
}
