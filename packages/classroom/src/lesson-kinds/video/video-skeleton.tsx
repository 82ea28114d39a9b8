import './video-player.css';

/** Keeps the space of a video that is loading. */
export function VideoSkeleton() {
  return (
    <div className="video-stage night">
      <div className="video-column">
        <div className="video-player" />
      </div>
    </div>
  );
}
