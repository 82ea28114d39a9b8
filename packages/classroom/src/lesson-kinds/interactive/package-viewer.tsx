import { useRef } from 'react';
import { FrameStage } from './frame-stage.tsx';
import { PackagePhase } from './package-phase.tsx';
import { useOpenedPackage, type PackageFile, type RenewPackage } from './use-opened-package.ts';
import { usePackageMessages, type PackageStore } from './use-package-messages.ts';

interface PackageViewerProps {
  title: string;
  file: PackageFile;
  /** Gets the package at a new address once the old one has expired. */
  renew: RenewPackage;
  store: PackageStore;
}

/** An HTML5 package in its sandbox: without an origin, so that it cannot reach the page's storage and session. */
export function PackageViewer({ title, file, renew, store }: PackageViewerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, address, onLoad, open } = useOpenedPackage(file, renew);
  usePackageMessages(frame, store);
  return (
    <FrameStage title={title}>
      {address && phase !== 'expired' && (
        <iframe
          key={address}
          ref={frame}
          title={title}
          src={address}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
      <PackagePhase phase={phase} onOpen={open} />
    </FrameStage>
  );
}
