import { Suspense, useState } from 'react';
import { PackageViewer, type PackageStore } from '@sinau/classroom';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import { ofPart } from '@sinau/contracts/study/lesson/package-part.rules';
import { lazySection } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';

const TrackedPackage = lazySection(async () => (await import('@sinau/classroom/tracked-package')).TrackedPackage);

interface PackagePreviewProps {
  title: string;
  media: Media;
  /** The part of a SCORM package that its lesson plays alone. */
  part?: string | undefined;
  renew: () => Promise<Media | null>;
}

/** Preview of an HTML5 or SCORM package as participants will see it. Its stored state is discarded with this preview. */
export function PackagePreview({ title, media: whole, part, renew: renewWhole }: PackagePreviewProps) {
  const [store] = useState(memory);
  const media = ofPart(whole, part);
  const renew = async () => {
    const fresh = await renewWhole();
    return fresh && ofPart(fresh, part);
  };
  if (!media.manifest) return <PackageViewer title={title} file={media} renew={renew} store={store} />;
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <TrackedPackage
        title={title}
        file={media}
        manifest={media.manifest}
        renew={renew}
        store={store}
        learner="pratinjau"
        resultLabel="Yang dilaporkan paket ini"
      />
    </Suspense>
  );
}

function memory(): PackageStore {
  let kept: string | null = null;
  return { read: () => kept, write: (value) => void (kept = value) };
}
