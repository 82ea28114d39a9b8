import { Button } from '@sinau/ui';
import { ExternalLink } from '@sinau/ui/icons';
import { FrameStage } from './frame-stage.tsx';

interface EmbeddedMaterialProps {
  title: string;
  /** Name of the provider, as users know it. */
  name: string;
  address: string;
}

/** A material of an allowed provider, in its own player. The material keeps its own origin, which is not ours. */
export function EmbeddedMaterial({ title, name, address }: EmbeddedMaterialProps) {
  return (
    <FrameStage
      title={title}
      actions={
        <Button variant="text" size="sm" href={address} target="_blank" rel="noreferrer">
          <ExternalLink />
          Buka di {name}
        </Button>
      }
    >
      <iframe
        title={title}
        src={address}
        sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
        allow="fullscreen; autoplay; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </FrameStage>
  );
}
