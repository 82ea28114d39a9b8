import { useState } from 'react';
import { PackageViewer, type PackageStore } from '@sinau/classroom';
import type { Media } from '@sinau/contracts/core/media/media.schemas';

interface PackagePreviewProps {
  title: string;
  media: Media;
  renew: () => Promise<Media | null>;
}

/** An HTML5 package as its participants will have it. What it keeps is gone with this view of it. */
export function PackagePreview({ title, media, renew }: PackagePreviewProps) {
  const [store] = useState(memory);
  return <PackageViewer title={title} file={media} renew={renew} store={store} />;
}

function memory(): PackageStore {
  let kept: string | null = null;
  return { read: () => kept, write: (value) => void (kept = value) };
}
