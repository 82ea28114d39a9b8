import { Suspense, useState } from 'react';
import { PackageViewer, type PackageStore } from '@sinau/classroom';
import { h5pCoreApi } from '@sinau/contracts/core/media/package.rules';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { ofPart } from '@sinau/contracts/study/lesson/package-part.rules';
import { lazySection } from '@sinau/shell';
import { Notice, Skeleton } from '@sinau/ui';

const TrackedPackage = lazySection(async () => (await import('@sinau/classroom/tracked-package')).TrackedPackage);

interface PackagePreviewProps {
  title: string;
  media: Media;
  /** The part of a SCORM package that its lesson plays alone. */
  part?: string | undefined;
  renew: () => Promise<Media | null>;
}

/** Preview of an HTML5, SCORM or H5P package as participants will see it. Its stored state is discarded with this preview. */
export function PackagePreview({ title, media: whole, part, renew: renewWhole }: PackagePreviewProps) {
  const [store] = useState(memory);
  const media = ofPart(whole, part);
  const renew = async () => {
    const fresh = await renewWhole();
    return fresh && ofPart(fresh, part);
  };
  if (!media.manifest) return <PackageViewer title={title} file={media} renew={renew} store={store} />;
  return (
    <>
      {isNewer(media.manifest) && (
        <Notice tone="neutral">
          Paket ini dibuat untuk H5P yang lebih baru dari yang kami ikuti. Coba semua bagiannya di pratinjau ini dulu.
        </Notice>
      )}
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
    </>
  );
}

/** Returns whether a package is written for a newer version of H5P than our runtime follows. */
const isNewer = ({ coreApi }: PackageManifest) =>
  coreApi !== undefined &&
  (coreApi.major > h5pCoreApi.major || (coreApi.major === h5pCoreApi.major && coreApi.minor > h5pCoreApi.minor));

function memory(): PackageStore {
  let value: string | null = null;
  return { read: () => value, write: (next) => void (value = next) };
}
