import { useState } from 'react';
import { PackageViewer, type PackageStore } from '@sinau/classroom';
import type { Media } from '@sinau/contracts/core/media/media.schemas';

interface PackagePreviewProps {
  title: string;
  media: Media;
  renew: () => Promise<Media | null>;
}

/** Preview of an HTML5 package as participants will see it. Its stored state is discarded with this preview. */
export function PackagePreview({ title, media, renew }: PackagePreviewProps) {
  const [store] = useState(memory);
  return <PackageViewer title={title} file={media} renew={renew} store={store} />;
}

function memory(): PackageStore {
  let kept: string | null = null;
  return { read: () => kept, write: (value) => void (kept = value) };
}
