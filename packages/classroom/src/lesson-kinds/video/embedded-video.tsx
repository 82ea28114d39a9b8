import { embedAddress, type VideoEmbed } from '@sinau/contracts/core/rich-text/video-embed';
import './video-player.css';

/** A YouTube or Vimeo video in its own player. */
export function EmbeddedVideo({ provider, id, title }: VideoEmbed & { title: string }) {
  return (
    <div className="video-stage night">
      <div className="video-column">
        <div className="video-player">
          <iframe
            src={embedAddress({ provider, id })}
            title={title}
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="fullscreen; picture-in-picture; encrypted-media"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </div>
      </div>
    </div>
  );
}
